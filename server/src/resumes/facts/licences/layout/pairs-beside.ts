import type { Line } from '../../../resume-text.ts'
import { licencesIn } from '../names/find-licences.ts'
import { lineOf } from '../held/marked-tables.ts'
import { haveTicketsInCells } from '../parts/ticket-parts.ts'
import { printedDates } from '../parts/ticket-dates.ts'
import { isTold } from '../parts/told-of-tickets.ts'
import { ticketTableAt } from './heads-of-tables.ts'

const fewestRows = 3
const cellsOfPairs = 4

/**
 * A ticket and what is told of it, and beside them another with its own, row after row: the columns say what is a name,
 * also where one of them is known to nobody. Each pair becomes a line, the left ones first.
 */
export function withPairsApart(lines: readonly Line[]): readonly Line[] {
  // Where most names are known, each cell says itself what it is.
  if (haveTicketsInCells(lines)) return lines
  return runsOf(lines).flatMap((rows) =>
    arePairs(rows)
      ? [0, 2].flatMap((from) => rows.map((row) => lineOf(row, row.cells.slice(from, from + 2))))
      : rows,
  )
}

/** Rows of four below each other, and all other lines between them. */
function runsOf(lines: readonly Line[]): Line[][] {
  const runs: Line[][] = []
  let wasOfFour: boolean | undefined
  for (const line of lines) {
    const is = isOfFour(line)
    if (is === wasOfFour) runs.at(-1)?.push(line)
    else runs.push([line])
    wasOfFour = is
  }
  return runs
}

function isOfFour(line: Line): boolean {
  return line.cells.length === cellsOfPairs && ticketTableAt(line) === undefined
}

/** In a table of one ticket a row, who issued it may stand in the third column, and no name of a ticket does. */
function arePairs(rows: readonly Line[]): boolean {
  if (rows.length < fewestRows || !rows.every(isOfFour)) return false
  const column = (at: number) => rows.map(({ cells }) => cells[at]?.text ?? '')
  const areNames = [0, 2].every((at) => count(column(at), isName) * 5 >= rows.length * 4)
  const areTold = [1, 3].every((at) => count(column(at), tells) * 2 >= rows.length)
  const known = count(column(2), (text) => licencesIn(text, true).length > 0)
  return areNames && areTold && known > 1 && known * 3 >= rows.length
}

function count(texts: readonly string[], isSo: (text: string) => boolean): number {
  return texts.filter(isSo).length
}

function isName(text: string): boolean {
  return /^\W*[\p{Lu}\d]/u.test(text) && !tells(text)
}

function tells(text: string): boolean {
  return isTold(text) || printedDates(text, true).length > 0
}

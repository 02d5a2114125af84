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
  const apart: Line[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const end = lines.findIndex((line, below) => below >= at && !isOfFour(line))
    const rows = lines.slice(at, end === -1 ? undefined : end)
    const line = lines[at]
    if (arePairs(rows)) {
      for (const from of [0, 2])
        apart.push(...rows.map((row) => lineOf(row, row.cells.slice(from, from + 2))))
      at += rows.length - 1
    } else if (line) apart.push(line)
  }
  return apart
}

function isOfFour(line: Line): boolean {
  return line.cells.length === cellsOfPairs && ticketTableAt(line) === undefined
}

/** In a table of one ticket a row, who issued it may stand in the third column, and no name of a ticket does. */
function arePairs(rows: readonly Line[]): boolean {
  if (rows.length < fewestRows) return false
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

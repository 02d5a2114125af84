import type { Cell, Line } from '../../resume-text.ts'
import { licencesIn } from './find-licences.ts'
import { areBelow } from './rows-of-cells.ts'
import { isMoreOfLatest, isTold } from './told-of-tickets.ts'

const mostLines = 4

/**
 * Tickets in boxes beside each other, what is told of each standing below its name: a line for each of
 * them rather than one for all names and another for all dates.
 */
export function withCardsApart(lines: readonly Line[]): Line[] {
  const apart: Line[] = []
  for (let at = 0; at < lines.length;) {
    const [line, ...others] = lines.slice(at, at + mostLines)
    if (!line) break
    const end = isRowOfNames(line) ? others.findIndex((next) => !tellsOfEach(next, line)) : 0
    const told = end < 0 ? others : others.slice(0, end)
    apart.push(...(told.length > 0 ? cardsOf(line, told) : [line]))
    at += 1 + told.length
  }
  return apart
}

function isRowOfNames({ cells }: Line): boolean {
  const naming = cells.filter(({ text }) => licencesIn(text, true).length > 0)
  return cells.length > 1 && naming.length * 2 >= cells.length && !cells.some(isToldIn)
}

/** Nothing but what is told of tickets, each below the name of one. */
function tellsOfEach(next: Line, line: Line): boolean {
  return (
    next.page === line.page &&
    next.column === line.column &&
    next.cells.every(
      ({ text, x }) =>
        (isTold(text) || isMoreOfLatest(text)) && line.cells.some((name) => areBelow(x, name.x)),
    )
  )
}

function isToldIn({ text }: Cell): boolean {
  return isTold(text)
}

function cardsOf(line: Line, told: readonly Line[]): Line[] {
  return line.cells.map((name) => {
    const below = told.flatMap(({ cells }) => cells.filter(({ x }) => areBelow(x, name.x)))
    const cells: Cell[] = [name, ...below]
    return { ...line, cells, text: cells.map(({ text }) => text.trim()).join('\t') }
  })
}

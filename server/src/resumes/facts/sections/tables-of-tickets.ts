import type { Cell, Line } from '../../resume-text.ts'
import { licencesIn } from '../licences/names/find-licences.ts'
import { ticketTableAt } from '../licences/layout/heads-of-tables.ts'
import { printedDates } from '../licences/parts/ticket-dates.ts'
import { modelsIn } from '../machines.ts'
import { kindOfHeading } from './heading-words.ts'

/** Qualifications end only where they are tickets. */
export function isTicketTable(line: Line): boolean {
  const columns = ticketTableAt(line)?.tickets.flat() ?? []
  return (
    columns.some(({ column }) => column === 'expiry') ||
    (columns.length > 0 && kindOfHeading(line.cells[0]?.text ?? '') === 'licences')
  )
}

/** A name that is known, or ends in a column that says that it holds nothing else. */
export function areRowsOfTickets(heads: Line, below: readonly Line[]): boolean {
  const ends = heads.cells.findIndex(({ text }) => /\b(?:exp\w*|valid|renew\w*|due)\b/i.test(text))
  const end = heads.cells[ends]
  const ended = below.filter(({ cells }) => end && cells.some(isDateUnder(end)))
  return below.some(mayBeInTable) || (ends > 0 && ended.length > 1)
}

function isDateUnder(head: Cell): (cell: Cell) => boolean {
  return ({ x, right, text }) =>
    x < head.right && right > head.x && printedDates(text, true)[0]?.start === 0
}

function mayBeInTable(line: Line): boolean {
  return isOneOfTickets(line) || modelsIn(line.text).length > 0
}

/** "Driver's licence" with its class beside it, amid other tickets. */
export function isOneOfTickets(line: Line): boolean {
  return licencesIn(line.text, true).length > 0 && !ticketTableAt(line)
}

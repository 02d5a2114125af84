import type { Line } from '../../resume-text.ts'
import { kindOfHeading } from '../sections/heading-words.ts'
import { licencesIn } from './find-licences.ts'
import { isClassOfCard } from './licence-classes.ts'
import { partsOf } from './licence-parts.ts'
import { printedDates } from './ticket-dates.ts'

/** What stands on a line of tickets, a part for each ticket or for those that share what is told of them. */
export function ticketPartsOf(line: Line, areCellsTickets: boolean): string[] {
  const cells = areCellsTickets ? line.cells.map(({ text }) => text) : [line.text]
  return cells.flatMap(partsOf).flatMap(listedIn)
}

/** Whether tickets are set in two columns, so that a cell is a ticket rather than told of the one before. */
export function haveTicketsInCells(lines: readonly Line[]): boolean {
  const rows = lines.filter(({ cells }) => cells.length === 2)
  const right = rows.map(({ cells }) => cells[1]?.text.trim() ?? '')
  return (
    rows.length > 1 &&
    right.every((text) => /^\p{Lu}/u.test(text) && !isTold(text)) &&
    right.some((text) => licencesIn(text, true).length > 0 || printedDates(text).length > 0)
  )
}

const mostWords = 5

/** "MR, Loader, First aid": tickets in a row; a number, a date or an issuer between them is of one. */
function listedIn(part: string): string[] {
  const pieces = withoutLabel(part).split(/,\s+(?![^()]*\))/)
  const isList =
    pieces.length > 2 && pieces.every((piece) => piece.split(/\s+/).length <= mostWords)
  if (!isList || pieces.some(isTold)) return [part]
  const known = pieces.map((piece) => licencesIn(piece, true))
  const count = known.filter((found) => found.length > 0).length
  if (count === 1 && pieces.length === 3) return [part]
  return pieces.reduce<string[]>((parts, piece, at) => {
    const [here, before] = [known[at], known[at - 1]]
    const areOfCard = [here, before].every(
      (found) => found?.length && found.every(({ licence }) => isClassOfCard(licence)),
    )
    const last = parts.at(-1)
    return areOfCard && last ? [...parts.slice(0, -1), `${last}, ${piece}`] : [...parts, piece]
  }, [])
}

/** "Inductions: Karri Pit, Wandoo Port" */
function withoutLabel(part: string): string {
  const [label = ''] = /^[\p{L} &/]{4,40}:\s+(?=.*,)/u.exec(part) ?? []
  return kindOfHeading(label) === 'licences' ? part.slice(label.length) : part
}

const told =
  /^\W*(?:exp\w*|valid|current|issue\w*|obtained|completed|renew\w*|provider|rto|date|state|no|number|(?:licen[cs]e|lic|card|cert\w*|ticket|reg\w*)\W*(?:no|number|#|:)|#|\d)/i

/** What is told of a ticket: its number, its dates, who issued it. */
function isTold(text: string): boolean {
  const [date] = printedDates(text)
  return told.test(text) || (date !== undefined && /^\W*$/.test(text.slice(0, date.start)))
}

const labelOrSign =
  /\b(?:exp\w*|valid|current|until|to|of|from|issued?|on|by|obtained|completed|renew\w*|due|date|state|no|number|licen[cs]e|lic|card|cert|certificate|ticket|n\/?a|wa|qld|nsw|vic|sa|nt|tas|act)\b/gi
const whoTold = /^\W*(?:issued by|issuer|provider|rto|completed (?:with|through|at))\b/i

/** A line of its own with nothing but a number, a date or an issuer: of the ticket above. */
export function isMoreOfLatest(part: string): boolean {
  if (whoTold.test(part)) return true
  const undated = printedDates(part, true).reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    part,
  )
  const rest = undated.replaceAll(/\b[A-Z]{0,5}-?\d[\dA-Z/-]*\b/g, ' ').replaceAll(labelOrSign, ' ')
  return !/\p{L}/u.test(rest)
}

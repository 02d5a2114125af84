import { anyOf, pattern } from '../../../../text/any-of.ts'
import type { Cell, Line } from '../../../resume-text.ts'
import { kindOfHeading } from '../../sections/heading-words.ts'
import type { Section } from '../../sections/read-sections.ts'
import { dateRangesIn } from '../../dates/date-ranges.ts'
import { monthNumber, monthNumberOf } from '../../dates/months.ts'
import { licencesIn } from '../names/find-licences.ts'
import { speaksOfHolding } from '../names/known-licences.ts'
import { ticketTableAt, type TicketTable } from '../layout/heads-of-tables.ts'
import { printedDates } from '../parts/ticket-dates.ts'
import { sentencesIn } from '../parts/ticket-parts.ts'
import { isOfOtherThings } from './tickets-in-passing.ts'
import { isMoreOfLatest, isTold } from '../parts/told-of-tickets.ts'
import { namesUnit } from '../names/unit-codes.ts'

/** What is longer tells of more than tickets. */
export const longestLine = 1200

/** Below a heading that nobody knows, or one of qualifications, most of the lines name tickets. */
export function holdsTickets(section: Section, asOf: Date): boolean {
  const { kind, heading, lines } = section
  if (areCompetencies(section)) return areDatedTickets(lines)
  // At the side of a page, what stands below the first heading may have none that is known.
  if (kind === 'head' && (lines[0]?.column ?? 0) > 0) return areNamesWithDates(lines)
  if ((kind !== 'education' && kind !== 'other') || !heading) return false
  if (kind === 'other' && isOfOtherThings(section)) return areNearlyAllTickets(lines)
  const [alone, next] = lines
  // "Plant, VOC?, date verified", below a heading that nobody knows.
  if (kind === 'other' && alone && isTableOfTickets(ticketTableAt(alone, next))) return true
  if (alone && lines.length === 1 && areSentencesOfTickets(alone)) return true
  const isKnown = kind === 'other' && kindOfHeading(heading.text) !== undefined
  // What a heading announces that is known, such as when somebody is free, is dated ahead as well.
  const naming = ticketsAmong(lines, isKnown || kind === 'education' ? undefined : asOf)
  const told = lines.slice(1).filter(({ text }) => isMoreOfLatest(text.slice(0, longestLine)))
  if (kind === 'other' && !isKnown && areNamesWithDates(lines)) return true
  const names = lines.length - told.length
  if (naming.length > 1 && naming.length * (isKnown ? 1.5 : 2) >= names) return true
  return kind === 'other' && told.length >= names && told.some(isNumberedAndDated)
}

function isTableOfTickets(table: TicketTable | undefined): boolean {
  return (table?.tickets.flat() ?? []).some(
    ({ column }) => column === 'expiry' || column === 'fitness',
  )
}

/** Where a template had room for awards, some list their tickets. */
function areNearlyAllTickets(lines: readonly Line[]): boolean {
  const naming = ticketsAmong(lines, undefined)
  return naming.length > 3 && naming.length * 1.5 >= lines.length
}

export function areCompetencies({ kind, heading }: Section): boolean {
  return kind === 'skills' && /competenc/i.test(heading?.text ?? '')
}

/** No skill has a date: where most competencies have one, and most name tickets, all are. */
function areDatedTickets(lines: readonly Line[]): boolean {
  const short = lines.filter(({ text }) => text.length <= longestLine)
  const naming = short.filter(({ text }) => licencesIn(text, true).length > 0)
  const dated = short.filter(({ text }) => printedDates(text).length > 0)
  return [naming, dated].every((some) => some.length > 1 && some.length * 2 >= lines.length)
}

/** "HR licence to 06-2030. White card. First aid until May 2028.": all of them in one paragraph. */
function areSentencesOfTickets({ text }: Line): boolean {
  const sentences = sentencesIn(text.slice(0, longestLine))
  const naming = sentences.filter((sentence) => licencesIn(sentence, true).length > 0)
  return naming.length > 3 && naming.length * 2 >= sentences.length
}

/** Names on the left, and beside each when it ends or how it stands; one of them at least is known. */
function areNamesWithDates(lines: readonly Line[]): boolean {
  const rows = lines.flatMap(pairsOf)
  const told = rows.filter(([, second]) => {
    const [date] = printedDates(second.text, true)
    return isTold(second.text) || date?.start === 0
  })
  const isMost =
    told.length > 1 && told.length * 4 >= rows.length * 3 && rows.length * 2 > lines.length
  return isMost && told.some(([name]) => licencesIn(name.text, true).length > 0)
}

type Pair = readonly [name: Cell, told: Cell]

/** One pair, or two beside each other. */
function pairsOf({ cells: [first, second, third, fourth, ...more] }: Line): Pair[] {
  if (!first || !second || more.length > 0 || (third && !fourth)) return []
  return [[first, second], ...(third && fourth ? [[third, fourth] as const] : [])]
}

/** What has a number and a date below its name is a ticket, whatever it is called. */
function isNumberedAndDated({ text }: Line): boolean {
  return /\b(?:no|number|card|ref)\b\W*\d/i.test(text) && printedDates(text).length > 0
}

/** Nothing but tickets has an end. */
function mayEnd(text: string): boolean {
  return (
    /\b(?:exp\w*|valid (?:to|until)|renew(?:s|al)?|due)\b/i.test(text) &&
    printedDates(text).length > 0
  )
}

/** "NV1 (AGSVA), 11/2031": what is dated ahead of today, and is neither wished for nor begun then. */
export function endsAhead(text: string, asOf: Date): boolean {
  if (text.length > longestName || isOfPlans.test(text) || !/^\W*\p{Lu}/u.test(text)) return false
  // Grants and studies go on from one year to another.
  if (dateRangesIn(text).some(({ form }) => form === 'range')) return false
  const now = monthNumberOf(asOf)
  return printedDates(text).some(({ on }) => monthNumber({ month: 12, ...on }) > now + 1)
}

const longestName = 120
const plans = anyOf(
  /available|availability|from|starts?|starting|commenc\w+|graduat\w+|expected|anticipated/i,
  /notice|completion|complete|finish\w*|visa|resident|lease|project|contract/i,
  /booked|planned|enrol\w*|studying/i,
)

const isOfPlans = pattern`\b${plans}\b`

/** In a list without a heading, the points that are tickets: most name one, and some are dated ahead. */
export function pointsWithTickets(lines: readonly Line[], asOf: Date): readonly Line[] {
  const runs: Line[][] = []
  for (const [at, line] of lines.entries()) {
    if (!line.isBullet) continue
    if (lines[at - 1]?.isBullet) runs.at(-1)?.push(line)
    else runs.push([line])
  }
  return runs.filter((run) => areTickets(run, asOf)).flat()
}

function areTickets(run: readonly Line[], asOf: Date): boolean {
  const naming = ticketsAmong(run, asOf)
  const isMost = naming.length > 2 && naming.length * 3 >= run.length * 2
  return isMost && naming.some(({ text }) => mayEnd(text) || endsAhead(text, asOf))
}

/** Those that name one, and beside a sure one those that are dated ahead of a day. */
function ticketsAmong(lines: readonly Line[], asOf: Date | undefined): readonly Line[] {
  const sure = lines.filter(({ text }) => isOfTicket(text.slice(0, longestLine)))
  if (!asOf || sure.length === 0) return sure
  return lines.filter((line) => sure.includes(line) || endsAhead(line.text, asOf))
}

/** "Safer Together passport", "INPEX Ichthys induction": what says of itself that it is one. */
const namesPaper =
  /^\W*\p{Lu}[\p{L}\d&’' ]{2,40} (?:inductions?|passport|medical|ticket|permit)(?=\W*$|\s*[(–,:-])/u

export function isOfTicket(text: string): boolean {
  return (
    mayEnd(text) ||
    namesUnit(text.slice(0, 12)) ||
    licencesIn(text, true).length > 0 ||
    namesPaper.test(text)
  )
}

/** What no list knows counts among tickets alone, and among studies where it has an end; of somebody's development, where it says what it is. */
export function mayBeTicket({ kind, heading }: Section, part: string): boolean {
  // A diploma may be due, too.
  if (kind === 'education') return mayEnd(part) && !/\bdue\b/i.test(part)
  return !/\bdevelopment\b/i.test(heading?.text ?? '') || speaksOfHolding(part)
}

import type { Line } from '../../resume-text.ts'
import { dateRangesIn } from '../dates/date-ranges.ts'
import { titleScore } from '../jobs/titles/title-words.ts'
import { licencesIn } from '../licences/names/find-licences.ts'
import { printedDates } from '../licences/parts/ticket-dates.ts'
import { isMoreOfLatest } from '../licences/parts/told-of-tickets.ts'
import { namesUnit } from '../licences/names/unit-codes.ts'
import { kindOfHeading, type SectionKind } from './heading-words.ts'
import type { Section } from './section.ts'

const longestTicket = 160
const longestHeading = 45
const fewestNaming = 4
const fewestDated = 3
const mostOtherWords = 2

const mayHideTickets: ReadonlySet<SectionKind> = new Set([
  'head',
  'summary',
  'experience',
  'skills',
  'contact',
  'other',
])

/**
 * Tickets below a heading that nobody knows and that looks like any other line: a list of dated tickets is
 * a section of its own wherever it stands, and what came before it goes on behind it.
 */
export function withTicketsApart(sections: readonly Section[]): Section[] {
  return sections.flatMap((section) => {
    const isKnown = section.kind === 'other' && kindOfHeading(section.heading?.text ?? '')
    return mayHideTickets.has(section.kind) && !isKnown ? cutAt(listOfTickets, section) : [section]
  })
}

export interface ListAmongLines {
  readonly from: number
  readonly to: number
}

/** Each list that is found, with its heading where one stands above, as a section of tickets. */
export function cutAt(
  find: (lines: readonly Line[]) => ListAmongLines | undefined,
  section: Section,
): Section[] {
  const { lines } = section
  const list = find(lines)
  if (!list) return [section]
  const { from, to } = list
  const heading = lines[from - 1]
  const hasHeading = heading !== undefined && mayHead(heading)
  const before = lines.slice(0, hasHeading ? from - 1 : from)
  const after = lines.slice(to)
  return [
    ...(before.length > 0 || section.heading ? [{ ...section, lines: before }] : []),
    { kind: 'licences', ...(hasHeading && { heading }), lines: lines.slice(from, to) },
    ...(after.length > 0 ? cutAt(find, { ...section, lines: after }) : []),
  ]
}

/** The first lines one below the other that are tickets, most of them named and dated. */
function listOfTickets(lines: readonly Line[]): ListAmongLines | undefined {
  for (let from = 0; from < lines.length; from += 1) {
    if (!names(lines[from])) continue
    const end = lines.slice(from).findIndex((line) => !mayBeTicket(line))
    let to = end === -1 ? lines.length : from + end
    while (to > from && !endsList(lines[to - 1])) to -= 1
    const list = lines.slice(from, to)
    const naming = list.filter(names)
    const dated = naming.filter(isDated)
    const isLong = naming.length >= fewestNaming && dated.length >= fewestDated
    const isList = (isLong && dated.length * 2 >= naming.length) || dated.filter(isValid).length > 1
    if (isList && naming.length * 2 > list.length) return { from: withDatedAbove(lines, from), to }
    from = Math.max(from, to - 1)
  }
  return undefined
}

function mayBeTicket({ text }: Line): boolean {
  const isTold = text.length <= longestTicket && kindOfHeading(text) === undefined
  return isTold && (!hasStretch(text) || isNothingButTicket(text))
}

/** From when to when, beside the name of a ticket alone: two such are a list. */
function isValid({ text }: Line): boolean {
  return hasStretch(text) && isNothingButTicket(text)
}

/** "Forklift LF, 03/2023 – 03/2028": a ticket and how long it is valid, where a job has words of its own. */
function isNothingButTicket(text: string): boolean {
  const found = licencesIn(text, true)
  if (found.length === 0 || isTitle(text)) return false
  const spans = [
    ...found.map(({ at, end }) => ({ start: at, end })),
    ...dateRangesIn(text).map(({ at }) => at),
  ]
  const rest = spans.reduce(
    (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
    text,
  )
  return (rest.match(/\p{L}{3,}/gu) ?? []).length <= mostOtherWords
}

/** Whoever drove forklifts, or is a rigger, is told by the title of a job. */
function names(line: Line | undefined): boolean {
  if (!line || !mayBeTicket(line)) return false
  const { text } = line
  return namesUnit(text.slice(0, 12)) || (licencesIn(text, true).length > 0 && !isTitle(text))
}

/** Before the first that is known may stand others with their dates. */
function withDatedAbove(lines: readonly Line[], from: number): number {
  let first = from
  for (
    let line = lines[first - 1];
    line && mayBeTicket(line) && isDated(line);
    line = lines[first - 1]
  )
    first -= 1
  return first
}

/** A ticket, be it one that nobody knows with its date, or the date or number of one. */
function endsList(line: Line | undefined): boolean {
  return line !== undefined && (names(line) || isDated(line) || isMoreOfLatest(line.text))
}

function isTitle(text: string): boolean {
  const [name = ''] = text.split(/[,–—|\t(]|\s-\s/)
  return titleScore(name) >= 0.6
}

function isDated({ text }: Line): boolean {
  return printedDates(text).length > 0 || printedDates(lastCell(text), true).length > 0
}

function lastCell(text: string): string {
  return text.split('\t').at(-1) ?? ''
}

function hasStretch(text: string): boolean {
  return dateRangesIn(text).some(({ form }) => form !== 'single') || datesFirst.test(text)
}

/** "Jan 2016 | Jun 2018 | Bureau Veritas": from when to when, in cells of their own before anything else */
const datesFirst =
  /^(?:\p{L}{3,9}\.? |\d\d?\/)?\d{4}\t(?:(?:\p{L}{3,9}\.? |\d\d?\/)?\d{4}|current|present|now)\t/iu

export function mayHead({ text, isBullet, cells }: Line): boolean {
  const isShort = text.length <= longestHeading && cells.length === 1 && !isBullet
  return isShort && printedDates(text).length === 0 && !/[.;,]$/.test(text)
}

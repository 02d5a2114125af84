import { tellOfCardApart, tellOfNewZealandCard } from './card-told-apart.ts'
import type { ReadLicence } from '../../resume-facts.ts'
import type { Line } from '../../resume-text.ts'
import type { FoundJob } from '../jobs/found-job.ts'
import { columnsOf } from '../jobs/lines/labels.ts'
import { withCentredCells } from '../centred-cells.ts'
import { isParagraph, paragraphsOf, speaksOfOneself } from '../paragraphs.ts'
import type { Section } from '../sections/read-sections.ts'
import { withoutAnswers } from './held/answered-lists.ts'
import { cardsInPassing } from './held/cards-in-passing.ts'
import { withCardsApart } from './layout/cards-beside.ts'
import { asEnded, isOfEnded, withEndedGroups } from './held/ended-tickets.ts'
import { licencesIn } from './names/find-licences.ts'
import { withoutDeniedGroups } from './held/denied-groups.ts'
import { gainedInSentences, papersOf, withoutPapers } from './held/papers-in-sentences.ts'
import { gainedInJob, heldIn, saysWhatIsHeld, ticketsToldInJobs } from './held/told-as-held.ts'
import { withoutGroupLabels } from './layout/labels-of-groups.ts'
import { withDatedNamesApart } from './layout/dates-before-names.ts'
import { withWholeDates } from './layout/dates-in-cells.ts'
import { withDatesOfGroups, withEndsOfLicences } from './layout/dates-of-groups.ts'
import { withStatesOfColumns } from './layout/columns-of-states.ts'
import { detailsIn } from './parts/licence-details.ts'
import { withListsBeside } from './layout/lists-beside.ts'
import { asMeant } from './names/misspelled.ts'
import { tellsOfNewZealand, withNewZealandSpelled } from './names/of-new-zealand.ts'
import { noteNamed } from './note-licences.ts'
import type { Reading } from './note-licences.ts'
import {
  areCompetencies,
  endsAhead,
  holdsTickets,
  isOfTicket,
  longestLine,
  mayBeTicket,
  pointsWithTickets,
} from './held/holds-tickets.ts'
import { OwnSection } from './own-section.ts'
import { withWholeRows } from '../rows-of-cells.ts'
import { TicketList } from './ticket-list.ts'
import { ticketTableAt } from './layout/heads-of-tables.ts'
import {
  isAnswerAboutTicket,
  isLabelOfTickets,
  isOfOthers,
  isNamedForOthers,
  partsInPassing,
  tellsInPassing,
  withoutAnsweredNo,
} from './held/tickets-in-passing.ts'
import { withNamesOfLabels } from './layout/named-by-labels.ts'
import { withPairsApart } from './layout/pairs-beside.ts'
import { withToldBehind } from './layout/told-above.ts'
import { withColumnsAsRows } from './layout/tickets-in-columns.ts'
import { isMoreOfLatest } from './parts/told-of-tickets.ts'
import { withoutTypedNumbers } from './layout/typed-numbers.ts'
import { marginsOf, together, withWholeCells, withWholeTickets } from './layout/wrapped-tickets.ts'

interface Beside {
  /** Whose lines claim no ticket. */
  readonly jobs?: readonly Pick<FoundJob, 'lines'>[]
  /** Lines end where the page does: one that reaches its margin may go on below. */
  readonly areLinesBroken?: boolean
  /** Papers that were scanned along with the resume. */
  readonly papers?: readonly (readonly Line[])[]
  /** Heads and feet of pages, where some put what they hold. */
  readonly running?: readonly Line[]
}

/**
 * Licences, tickets and cards that the resume claims, each once, with what is printed beside it; those whose
 * papers were scanned along with it are among them.
 */
export function readLicences(
  sections: readonly Section[],
  asOf: Date,
  { jobs = [], papers = [], running = [], areLinesBroken = false }: Beside = {},
): ReadLicence[] {
  const tickets = new TicketList()
  // Whatever its heading is: who filled in a Take 5 on a job claims no ticket.
  const worked = new Set(
    [...jobs.flatMap(({ lines }) => lines), ...sections.flatMap(headsOfJobs)].map(
      ({ start }) => start,
    ),
  )
  const isOfNewZealand = tellsOfNewZealand(
    sections.flatMap(({ heading, lines }) => (heading ? [heading, ...lines] : lines)),
  )
  const margins = marginsOf(areLinesBroken ? sections.flatMap(({ lines }) => lines) : [])
  for (const section of withListsBeside(sections)) {
    if (isOfOthers(section)) continue
    if (section.kind === 'referees')
      new OwnSection({ tickets, asOf }).read(ticketsToldInJobs(section.lines))
    const meant = section.lines.map(asMeant)
    const spelled = isOfNewZealand ? withNewZealandSpelled(meant) : meant
    const told = withWholeParagraphs(withCentredCells(withoutTypedNumbers(spelled)), worked)
    const whole = withoutDeniedGroups(
      withoutAnswers(withWholeTickets(withWholeCells(withWholeRows(told)), margins)),
    )
    const named = section.kind === 'licences' ? withNamesOfLabels(section.heading, whole) : whole
    const lines = isOfEnded(section) ? asEnded(named) : named
    const ofJobs =
      section.kind === 'licences' ? lines.filter(({ start }) => worked.has(start)) : lines
    new OwnSection({ tickets, asOf }).read(ticketsToldInJobs(ofJobs))
    if (section.kind !== 'licences') readSentences(section.lines, { tickets, asOf })
    const readable = lines.filter(
      (line) => line.text.length <= longestLine && !worked.has(line.start) && !isLegend(line),
    )
    const each = ticketsByLine(readable, asOf)
    const isOwn =
      section.kind === 'licences' ||
      holdsTickets(section, asOf) ||
      (each.length !== section.lines.length && holdsTickets({ ...section, lines: each }, asOf))
    // Beside the page's work, what stands alone in heavy letters is a heading that nobody knows.
    const own = section.kind === 'head' ? each.filter((line) => !isBoldAlone(line)) : each
    if (isOwn) new OwnSection({ tickets, asOf }, (part) => mayBeTicket(section, part)).read(own)
    else {
      const points = tellsInPassing(section) ? pointsOf(each, asOf) : []
      new OwnSection({ tickets, asOf }, (part) => isOfTicket(part) || endsAhead(part, asOf)).read(
        points,
      )
      readInPassing(
        section,
        each.filter((line) => !points.includes(line)),
        { tickets, asOf },
      )
    }
  }
  for (const { lines } of jobs) {
    const below = gainedInJob(lines)
    if (below.some(({ text }) => licencesIn(text, true).length > 0))
      new OwnSection({ tickets, asOf }).read(below)
  }
  for (const lines of papers) readPaper(lines, tickets, asOf)
  readRunning(running, { tickets, asOf })
  tellOfCardApart(sections, tickets, asOf)
  if (isOfNewZealand) tellOfNewZealandCard(sections, tickets, asOf)
  return tickets.all
}

/** What somebody says amid other things that they hold, or that they gained in a job. */
function readSentences(lines: readonly Line[], reading: Reading): void {
  const held = heldIn(lines)
  new OwnSection(reading, () => false).read(held.flatMap(withoutPapers))
  const starts = new Set(held.map(({ start }) => start))
  const gained = gainedInSentences(lines).filter(({ start }) => !starts.has(start))
  new OwnSection(reading).read([...held.flatMap(papersOf), ...gained])
}

/** Whatever the layout, each ticket and what is told of it on a line of its own. */
function ticketsByLine(lines: readonly Line[], asOf: Date): Line[] {
  const apart = withStatesOfColumns(withPairsApart(lines.map(withWholeDates)))
  const rows = withColumnsAsRows(withDatedNamesApart(withEndsOfLicences(apart)))
  const told = withDatesOfGroups(withoutGroupLabels(withEndedGroups(rows)), asOf)
  return withCardsApart(withToldBehind(told))
}

/** "Period", "Employer", "Position": what stands over a table of jobs names no tickets. */
function headsOfJobs({ lines }: Section): Line[] {
  return lines.filter((line) => (columnsOf(line) ?? []).includes('employer'))
}

/** Whoever tells of themselves ends a line where the margin is: their paragraphs are each one line. */
function withWholeParagraphs(lines: readonly Line[], worked: ReadonlySet<number>): Line[] {
  return paragraphsOf(lines).flatMap((paragraph) => {
    const isOwn = isParagraph(paragraph) && speaksOfOneself(paragraph)
    const [first, ...more] = paragraph
    return first && isOwn && !paragraph.some(({ start }) => worked.has(start))
      ? [more.reduce(together, first)]
      : paragraph
  })
}

function readRunning(lines: readonly Line[], reading: Reading): void {
  const naming = lines.filter(({ text }) => isOfTicket(text.slice(0, longestLine)))
  if (naming.length > 2 && naming.length * 2 >= lines.length)
    new OwnSection(reading, () => false).read(lines)
  else readInPassing({ kind: 'contact', lines }, lines, reading)
}

function readInPassing(section: Section, told: readonly Line[], reading: Reading): void {
  if (!tellsInPassing(section)) return
  const lines = withoutAnsweredNo(told)
  const form = new Set(lines.filter(isAnswerAboutTicket))
  const cards = new Set(cardsInPassing(lines))
  const labelled = lines.filter(
    (line) => isLabelOfTickets(line) || (form.size > 2 && form.has(line)) || cards.has(line),
  )
  new OwnSection(reading).read(labelled)
  const held = lines.filter((line) => !labelled.includes(line) && saysWhatIsHeld(line))
  new OwnSection(reading, () => false).read(held.flatMap(withoutPapers))
  const read = new Set([...labelled, ...held])
  const unlabelled = lines.filter((line) => !read.has(line))
  const competencies = unlabelled.filter((line, at) =>
    isCompetency(section, line, unlabelled[at + 1]),
  )
  new OwnSection(reading, () => false).read(competencies)
  for (const line of competencies) read.add(line)
  const others = lines.filter((line) => !read.has(line))
  for (const part of partsInPassing(section, others)) {
    const isOwn = section.kind === 'head' && /\b[A-Z]{2,5}\b/.test(part)
    noteNamed(part, isOwn, reading, (one) => !isNamedForOthers(part, one))
  }
}

/** Classes below a card have its end, which stands above them. */
function pointsOf(lines: readonly Line[], asOf: Date): readonly Line[] {
  const cards = new Set(cardsInPassing(lines))
  return pointsWithTickets(
    lines.filter((line) => !cards.has(line)),
    asOf,
  )
}

/** What a paper is about stands above its dates and numbers; all else on it is no name of a ticket. */
function readPaper(lines: readonly Line[], tickets: TicketList, asOf: Date): void {
  let latest: readonly string[] = []
  for (const { text } of lines.filter((line) => line.text.length <= longestLine)) {
    const named = noteNamed(text, true, { tickets, asOf })
    const details = detailsIn(text, { asOf })
    const tellsMore = details.number !== null || details.expiresOn || details.issuedOn
    if (named.length > 0) latest = named
    else if (tellsMore && isMoreOfLatest(text)) for (const key of latest) tickets.add(key, details)
  }
}

/** "green = in date": what signs and colours mean. */
function isLegend({ cells }: Line): boolean {
  return cells.every(({ text }) => /^\P{L}*\p{L}+ = \p{L}/u.test(text))
}

function isBoldAlone({ isBold, cells }: Line): boolean {
  return isBold && cells.length === 1
}

/** Among competencies, machines and skills stand beside tickets: a line counts that names one for sure, or the heads of a table. */
function isCompetency(section: Section, line: Line, next?: Line): boolean {
  if (!areCompetencies(section)) return false
  return licencesIn(line.text, false).length > 0 || ticketTableAt(line, next) !== undefined
}

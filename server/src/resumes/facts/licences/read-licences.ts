import type { ReadLicence } from '../../resume-facts.ts'
import type { Line } from '../../resume-text.ts'
import type { FoundJob } from '../jobs/read-jobs.ts'
import { kindOfHeading } from '../sections/heading-words.ts'
import type { Section } from '../sections/read-sections.ts'
import { asWritten } from './as-written.ts'
import { withCardsApart } from './cards-beside.ts'
import { licencesIn } from './find-licences.ts'
import { isOfIssuer } from './issuers.ts'
import { isClassOfCard } from './class-letters.ts'
import { speaksOfHolding } from './known-licences.ts'
import type { FoundLicence } from './known-licences.ts'
import { detailsIn, machineBeside, machinesIn } from './licence-details.ts'
import type { LicenceDetails } from './licence-details.ts'
import { fitness, groupsOf } from './licence-parts.ts'
import { printedDates } from './ticket-dates.ts'
import { TicketList } from './ticket-list.ts'
import { isDenied, withoutHopes } from './held.ts'
import { haveTicketsInCells, isOfAnotherKind, ticketPartsOf } from './ticket-parts.ts'
import { withWholeRows } from './rows-of-cells.ts'
import { rowAsTexts, ticketTableAt, withCellsAtPipes } from './ticket-tables.ts'
import type { TicketTable } from './ticket-tables.ts'
import {
  isAnswerAboutTicket,
  isLabelOfTickets,
  isOfOthers,
  isOfOtherThings,
  isNamedForOthers,
  partsInPassing,
  tellsInPassing,
} from './tickets-in-passing.ts'
import { isMoreOfLatest } from './told-of-tickets.ts'
import { marginsOf, withWholeTickets } from './wrapped-tickets.ts'

const longestLine = 1200
const setIn = 10
interface Beside {
  /** Whose lines claim no ticket. */
  readonly jobs?: readonly Pick<FoundJob, 'lines'>[]
  /** Lines end where the page does: one that reaches its margin may go on below. */
  readonly areLinesBroken?: boolean
  /** Papers that were scanned along with the resume. */
  readonly papers?: readonly (readonly Line[])[]
}

/**
 * Licences, tickets and cards that the resume claims, each once, with what is printed beside it; those whose
 * papers were scanned along with it are among them.
 */
export function readLicences(
  sections: readonly Section[],
  asOf: Date,
  { jobs = [], papers = [], areLinesBroken = false }: Beside = {},
): ReadLicence[] {
  const tickets = new TicketList()
  // Whatever its heading is: who filled in a Take 5 on a job claims no ticket.
  const worked = new Set(jobs.flatMap(({ lines }) => lines.map(({ start }) => start)))
  const margins = marginsOf(areLinesBroken ? sections.flatMap(({ lines }) => lines) : [])
  for (const section of sections) {
    if (isOfOthers(section)) continue
    const lines = withWholeTickets(withWholeRows(section.lines), margins)
    const readable = withCardsApart(
      lines.filter(({ text, start }) => text.length <= longestLine && !worked.has(start)),
    )
    if (section.kind === 'licences' || holdsTickets(section))
      readOwnSection(readable, tickets, asOf, (part) => mayBeTicket(section, part))
    else readInPassing(section, readable, { tickets, asOf })
  }
  for (const lines of papers) readPaper(lines, tickets, asOf)
  return tickets.all
}

function readInPassing(section: Section, lines: readonly Line[], reading: Reading): void {
  if (!tellsInPassing(section)) return
  const form = lines.filter(isAnswerAboutTicket)
  const labelled = lines.filter(
    (line) => isLabelOfTickets(line) || (form.length > 2 && form.includes(line)),
  )
  readOwnSection(labelled, reading.tickets, reading.asOf)
  const unlabelled = lines.filter((line) => !labelled.includes(line))
  const competencies = unlabelled.filter((line, at) =>
    isCompetency(section, line, unlabelled[at + 1]),
  )
  readOwnSection(competencies, reading.tickets, reading.asOf, () => false)
  const others = lines.filter((line) => !labelled.includes(line) && !competencies.includes(line))
  for (const part of partsInPassing(section, others)) {
    const isOwn = section.kind === 'head' && /\b[A-Z]{2,5}\b/.test(part)
    noteNamed(part, isOwn, reading, (one) => !isNamedForOthers(part, one))
  }
}

function areCompetencies({ kind, heading }: Section): boolean {
  return kind === 'skills' && /competenc/i.test(heading?.text ?? '')
}

/** No skill has a date: where most competencies have one, and most name tickets, all are. */
function areDatedTickets(lines: readonly Line[]): boolean {
  const short = lines.filter(({ text }) => text.length <= longestLine)
  const naming = short.filter(({ text }) => licencesIn(text, true).length > 0)
  const dated = short.filter(({ text }) => printedDates(text).length > 0)
  return [naming, dated].every((some) => some.length > 1 && some.length * 2 >= lines.length)
}

/** Among competencies, machines and skills stand beside tickets: a line counts that names one for sure, or the heads of a table. */
function isCompetency(section: Section, line: Line, next?: Line): boolean {
  if (!areCompetencies(section)) return false
  return licencesIn(line.text, false).length > 0 || ticketTableAt(line, next) !== undefined
}

/** What a paper is about stands above its dates and numbers; all else on it is no name of a ticket. */
function readPaper(lines: readonly Line[], tickets: TicketList, asOf: Date): void {
  let latest: readonly string[] = []
  for (const { text } of lines.filter((line) => line.text.length <= longestLine)) {
    const named = noteNamed(text, true, { tickets, asOf })
    const details = detailsIn(text, asOf)
    const isTold = details.number !== null || details.expiresOn || details.issuedOn
    if (named.length > 0) latest = named
    else if (isTold && isMoreOfLatest(text)) for (const key of latest) tickets.add(key, details)
  }
}

/** Below a heading that nobody knows, or one of qualifications, most of the lines name tickets. */
function holdsTickets(section: Section): boolean {
  const { kind, heading, lines } = section
  if (areCompetencies(section)) return areDatedTickets(lines)
  if ((kind !== 'education' && kind !== 'other') || !heading) return false
  if (kind === 'other' && isOfOtherThings(section)) return false
  const naming = lines.filter(({ text }) => licencesIn(text.slice(0, longestLine), true).length > 0)
  const isKnown = kind === 'other' && kindOfHeading(heading.text) !== undefined
  return naming.length > 1 && naming.length * (isKnown ? 1.5 : 2) >= lines.length
}

/** What no list knows counts among tickets alone; of somebody's development, where it says what it is. */
function mayBeTicket({ kind, heading }: Section, part: string): boolean {
  if (kind === 'education') return false
  return !/\bdevelopment\b/i.test(heading?.text ?? '') || speaksOfHolding(part)
}

interface Reading {
  readonly tickets: TicketList
  readonly asOf: Date
  /** What was told of a card before the classes on it. */
  readonly card?: LicenceDetails | undefined
}

function readOwnSection(
  lines: readonly Line[],
  tickets: TicketList,
  asOf: Date,
  mayBeTicketAsWritten: (part: string) => boolean = () => true,
): void {
  const areCellsTickets = haveTicketsInCells(lines)
  let table: TicketTable | undefined
  let latest: readonly string[] = []
  let card: LicenceDetails | undefined
  for (const [at, line] of lines.entries()) {
    const row = withCellsAtPipes(line)
    const head = ticketTableAt(row, lines[at + 1])
    table = head ?? table
    if (head || isOfAnotherKind(line) || isLabelOfGroup(line, lines[at + 1])) continue
    for (const part of table
      ? rowAsTexts(table, row).map(withoutHopes)
      : ticketPartsOf(line, areCellsTickets)) {
      if (isDenied(part)) continue
      if (!table && isToldOfCard(part) && tickets.areClassesOfCard(latest)) {
        for (const key of latest) tickets.add(key, detailsIn(part, asOf))
        continue
      }
      const named = noteNamed(part, true, { tickets, asOf, card })
      const details = detailsIn(part, asOf)
      const { number, expiresOn, issuedOn, state, issuer } = details
      const isTold = number !== null || expiresOn || issuedOn || state || issuer
      // "Driver licence", and on the next line of the form "Class: HR".
      if (named.length > 0 && /^\W*class(?:es)?\b/i.test(part)) tickets.forgetCar(latest)
      if (named.length > 0) latest = named
      else if (isTold && /^\W*(?:high[ -]risk|hrwl?\b|driv\w+)/i.test(part)) card = details
      else if (isTold && latest.length > 0 && !(table && isNamed(part)) && isMoreOfLatest(part)) {
        for (const key of latest) tickets.add(key, details)
      } else latest = mayBeTicketAsWritten(part) ? noteAsWritten(part, tickets, details) : []
    }
  }
}

/** "Driver's licence expiry", in a form that has asked for its class before. */
function isToldOfCard(part: string): boolean {
  return (
    tellsOfCard.test(part) && licencesIn(part, true).every(({ licence }) => licence.code === 'C')
  )
}

const tellsOfCard =
  /^\W*(?:high[ -]risk|hrwl?\b|driv\w+)[^:\t]{0,30}\b(?:expir\w+|number|no|state|issued?)\b\W/i

/** "Safety", and set in below it the tickets of that kind. */
function isLabelOfGroup(line: Line, next: Line | undefined): boolean {
  const isSetIn = next !== undefined && next.page === line.page && next.x > line.x + setIn
  const isShort = line.cells.length === 1 && /^\p{Lu}[\p{L} &/]{2,30}:?$/u.test(line.text.trim())
  if (!isSetIn || !isShort || licencesIn(line.text, true).length > 0) return false
  return licencesIn(next.text.slice(0, longestLine), true).length > 0
}

/** "PO2, Expires: 05/27": a row whose first cell says something. */
function isNamed(row: string): boolean {
  return /^\s*[^\s,]/.test(row)
}

/** The licences of a part, in groups that share what is told of them. */
function noteNamed(
  part: string,
  isOwn: boolean,
  { tickets, asOf, card }: Reading,
  isTheirs: (one: FoundLicence) => boolean = () => true,
): string[] {
  const keys: string[] = []
  const named = licencesIn(part, isOwn)
  const theirs = named.filter((one) => isTheirs(one) && !isOfIssuer(part, one, named))
  for (const { found, begin, text: whole } of groupsOf(part, theirs)) {
    // In a sentence, what stands before the first is told of something else.
    const text = isOwn ? whole : whole.slice((found[0]?.at ?? begin) - begin)
    const told = isOwn || hasLabel.test(text) ? detailsIn(text, asOf) : nothingTold
    const isBare = told.number === null && told.expiry === null
    const details =
      isBare && card && found.every(({ licence }) => isClassOfCard(licence)) ? card : told
    const isFitness = found.some(({ licence }) => licence.name === fitness)
    const others = found.filter(({ licence }) => licence.name !== fitness)
    const machines = machinesOf(text, isFitness && others.length === 0)
    const isOfNothing = isFitness && others.length === 0 && machines.length === 0
    if (isOfNothing && details.number === null && !details.issued && !details.expiry) continue
    for (const { licence } of isFitness && others.length > 0 ? others : found) {
      const mayRun = isFitness || /^RII(?:MPO|HAN|VEH)/.test(licence.code ?? '')
      const each = mayRun && machines.length > 0 ? machines : [undefined]
      for (const machine of each) {
        keys.push(tickets.note(licence, { ...details, ...(machine && { machine }) }))
      }
    }
  }
  return keys
}

function machinesOf(text: string, isBareFitness: boolean): string[] {
  const models = machinesIn(text)
  const beside = models.length === 0 && isBareFitness ? machineBeside(text) : undefined
  return beside ? [beside] : models
}

const nothingTold: LicenceDetails = { number: null, expiry: null }
const hasLabel =
  /\b(?:exp|expir\w+|valid|current|until|runs? (?:out|to)|good to|lapses?|renew\w*|refresh\w*|due|dated|no|number|licen[cs]e|issued)\b|#/i

function noteAsWritten(part: string, tickets: TicketList, details: LicenceDetails): string[] {
  const name = asWritten(part)
  return name ? [tickets.note({ name, code: null, isAsWritten: true }, details)] : []
}

import type { Cell, Line } from '../../resume-text.ts'
import { licencesIn } from '../licences/names/find-licences.ts'
import { isCardOfClasses, isHeadingOfTickets } from '../licences/layout/ticket-headings.ts'
import { isOfHopes } from '../licences/held/tickets-in-passing.ts'
import { namesUnit } from '../licences/names/unit-codes.ts'
import { dateRangesIn, isNothingButDates } from '../dates/date-ranges.ts'
import { isBreak } from '../jobs/breaks.ts'
import { isHeadOfJobs, labelOf } from '../jobs/lines/labels.ts'
import { titleScore } from '../jobs/titles/title-words.ts'
import type { Section } from './section.ts'
import { areRowsOfTickets, isOneOfTickets, isTicketTable } from './tables-of-tickets.ts'
import { kindOfHeading, withoutItsNumber, type SectionKind } from './heading-words.ts'
import { lookOf, type HeadingStyle } from './heading-style.ts'
import { withoutFirstCell, withoutLabel } from './parts-of-lines.ts'

/** A heading over two lines of a narrow column: "LICENCES &", "CERTIFICATIONS". */
function brokenHeading(line: Line, next: Line | undefined): SectionKind | undefined {
  const isAlike =
    next && next.column === line.column && next.size === line.size && next.isBold === line.isBold
  if (!isAlike || line.isBullet || !/(?:&|\band|,|\/)\s*$/i.test(line.text)) return undefined
  return next.text.length < 40 ? kindOfHeading(`${line.text} ${next.text}`) : undefined
}

export interface Heading {
  readonly kind: SectionKind
  /** What stands on the line of the heading beside it. */
  readonly rest: readonly Line[]
  /** Of how many lines it is. */
  readonly length: number
}

export function headingAt(
  lines: readonly Line[],
  index: number,
  { style, section }: { style: HeadingStyle | undefined; section: Section | undefined },
): Heading | undefined {
  const line = lines[index]
  if (!line || line.text.length > 300) return undefined
  // "2014", and beside it "Career break": between two jobs, and no end of them.
  const isAmidJobs = section?.kind === 'experience' && line.cells.length > 1
  if (isAmidJobs && line.cells.some(({ text }) => isBreak(text))) return undefined
  const broken = brokenHeading(line, lines[index + 1])
  if (broken) return { kind: broken, rest: [], length: 2 }
  const before = lines[index - 1]
  const isAlike = section?.heading !== before && before && lookOf(before) === lookOf(line)
  // "Driver licence" ends a list of tickets as it heads one elsewhere.
  const mayBeTicket =
    line.cells.length > 1 ||
    (isAlike && !line.isBold && !line.text.endsWith(':')) ||
    looksLikeEntry(line, section)
  const isTicket = section?.kind === 'licences' && mayBeTicket && isOneOfTickets(line)
  // "Backflow prevention device", and below it in the same letters "accreditation".
  const goesOn = isAlike && line.isBold && /^\p{Ll}/u.test(line.text)
  const named =
    isTicket || goesOn ? undefined : namedHeading(line, { before, next: lines[index + 1], section })
  // To posts at a university, and not those of a mine that the law asks for.
  const areOfPosts = named?.kind === 'licences' && isAppointments.test(line.text)
  if (named && areOfPosts && isWorkBelow(lines, index))
    return { ...named, kind: 'experience', length: 1 }
  if (named) return { ...named, length: 1 }
  const isLike = style?.isLike(line) ?? false
  const isOfItsOwn = isLike || line.isBold || line.isMarkedHeading
  if (isOfItsOwn && !line.isBullet && isOfHopes(line.text))
    return { kind: 'other', rest: [], length: 1 }
  const isAmongTickets = section?.kind === 'licences'
  // Of what stands out as a heading does, the first tickets may be some that nobody knows.
  const below = lines.slice(index + 1, index + (isLike || (!style && line.isBold) ? 5 : 3))
  const isLikeOthers = style?.hasLook(line) ?? false
  if ((isLikeOthers || !isAmongTickets) && isHeadingOfTickets(line, below, { isLikeOthers }))
    return { kind: 'licences', rest: [], length: 1 }
  // "Compliance item, number, expiry": where things end in a table, they are tickets.
  if (section && !isAmongTickets && isTicketTable(line) && areRowsOfTickets(line, below))
    return { kind: 'licences', rest: [line], length: 1 }
  if (section && !isAmongTickets && isCardOfClasses(line, below))
    return { kind: 'licences', rest: [line], length: 1 }
  if (section && section.kind !== 'experience' && isHeadOfJobs(line))
    return { kind: 'experience', rest: [line], length: 1 }
  if (isLike && section?.kind === 'experience' && ofOtherTimes.test(line.text))
    return { kind: 'experience', rest: [], length: 1 }
  if (mayHeadWork(line, style) && isWorkBelow(lines, index))
    return { kind: 'experience', rest: [], length: 1 }
  const mayHead = isLike || (isBoldName(line) && line.isBold !== lines[index + 1]?.isBold)
  // What stands first is a name.
  const isEntry = isAmongTickets && line.isBold && areTicketsInLook(line, section)
  if (section && mayHead && !isEntry && areTicketsBelow(lines, index, isLikeOthers))
    return { kind: isAmongTickets ? 'licences' : 'other', rest: [], length: 1 }
  // No ticket has a header with dates that could look like a heading, and no job's header has a number.
  const isSure =
    isMarkedAsOthers(line, lines[index + 1]) ||
    isAmongTickets ||
    isBesideJobs(section) ||
    withoutItsNumber(line.text) !== line.text
  const isMarked = line.isMarkedHeading && titleScore(line.text) === 0
  if (isAmongTickets && (isLike || isMarked) && isJobBelow(lines, index))
    return { kind: 'experience', rest: [], length: 1 }
  if (isAmongTickets && isShortTicket.test(line.text) && isOneOfTickets(line)) return undefined
  if (!isLike || !(isSure || isBetweenThings(lines, index))) return undefined
  return { kind: 'other', rest: [], length: 1 }
}

/** "RSA NT", in capitals as the headings are. */
const isShortTicket = /^\p{Lu}{2,5}(?: \p{Lu}{2,3})?$/u

/** The document says itself that it is a heading, and no dates of a job stand below it. */
function isMarkedAsOthers({ isMarkedHeading }: Line, next: Line | undefined): boolean {
  const below = next?.text.slice(0, 200) ?? ''
  return isMarkedHeading && dateRangesIn(below).every(({ form }) => form === 'single')
}

/** "Legal experience", "Academic appointments": work, whatever its field, where it looks like other headings. */
const ofWork =
  /^(?!volunt|board|unpaid)[\p{L} &/,’'-]{2,30} (?:experience|employment|appointments|positions|engagements|career)(?: (?:record|history|details))?\W*$/iu

const isAppointments = /^\W*appointments\W*$/i

function mayHeadWork(line: Line, style: HeadingStyle | undefined): boolean {
  if (line.isBullet || line.cells.length > 1 || !ofWork.test(withoutItsNumber(line.text)))
    return false
  return style ? style.hasLook(line) : line.isBold || line.isMarkedHeading
}

function isWorkBelow(lines: readonly Line[], index: number): boolean {
  const below = lines.slice(index + 1, index + 5).map(({ text }) => text.slice(0, 200))
  return below.some((text) => dateRangesIn(text).some(({ form }) => form !== 'single'))
}

/** "Where", and below it "Downer, Taupō – Leading operator" and "March 2018 — today": no ticket, whatever stood above. */
function isJobBelow(lines: readonly Line[], index: number): boolean {
  const [header, dated] = lines.slice(index + 1, index + 3).map(({ text }) => text.slice(0, 200))
  if (!header || !dated || licencesIn(`${header} ${dated}`, true).length > 0) return false
  const isTitled = header.split(/\s[–—-]\s|[,|]/).some((part) => titleScore(part) >= 0.6)
  const ranges = dateRangesIn(dated).filter(({ form }) => form !== 'single')
  return isTitled && ranges.length > 0
}

/** "Before shutdowns" parts the jobs as "Career" does, and employed nobody. */
const ofOtherTimes = /^(?:before|prior to|earlier|since|after|until|older|further)\b/i

/** At the side of a page, below how somebody is reached, no jobs stand. */
function isBesideJobs(section: Section | undefined): boolean {
  const isAside = (section?.heading?.column ?? 0) > 0
  return isAside && (section?.kind === 'contact' || section?.kind === 'other')
}

/** "Driver's Licence" in the letters of the other entries, which are not those of the heading. */
function looksLikeEntry(line: Line, section: Section | undefined): boolean {
  if (!section?.heading || lookOf(section.heading) === lookOf(line)) return false
  return section.lines.some((other) => lookOf(other) === lookOf(line))
}

/** "Gas test atmospheres", "White Card": in the letters of the others it is one of them, whatever it is called. */
function areTicketsInLook(line: Line, section: Section | undefined): boolean {
  if (!looksLikeEntry(line, section)) return false
  const alike = section?.lines.filter((other) => lookOf(other) === lookOf(line)) ?? []
  return alike.filter(({ text }) => licencesIn(text, true).length > 0).length >= 3
}

function isBoldName({ text, isBold, isBullet, cells }: Line): boolean {
  const isShort =
    text.length <= 40 && cells.length === 1 && /^\p{Lu}[\p{L}\s&/,'’–()-]*:?$/u.test(text)
  return (
    isBold && !isBullet && isShort && titleScore(text) < 0.6 && licencesIn(text, true).length === 0
  )
}

/** Where the heading says nothing, its lines do: tickets with their ends are no jobs with dates. */
function areTicketsBelow(lines: readonly Line[], index: number, isLikeOthers: boolean): boolean {
  const [heading, ...next] = lines.slice(index, index + 9)
  // In a narrow column each goes over some lines; there heavy names of tickets are headings only in their letters.
  const isNarrow = isLikeOthers && (heading?.column ?? 0) > 0
  const own = isNarrow ? next.filter(({ column }) => column === heading?.column) : next.slice(0, 3)
  const below = own.map(({ text }) => text.slice(0, 200))
  const naming = below.filter(
    (text) =>
      namesUnit(text.slice(0, 12)) ||
      (licencesIn(text, true).length > 0 && titleScore(withoutDates(text)) < 0.6),
  )
  const isOfTime = below.some((text) => dateRangesIn(text).some(({ form }) => form !== 'single'))
  const areInOne = naming.length === 1 && licencesIn(naming[0] ?? '', true).length > 2
  const isMost = naming.length > 1 && (!isNarrow || naming.length * 4 >= below.length)
  return (isMost || areInOne) && !isOfTime
}

function withoutDates(text: string): string {
  return dateRangesIn(text).reduce(
    (rest, { at }) => rest.replace(text.slice(at.start, at.end), ''),
    text,
  )
}

/** A line, the left cell of a line, or a label at its beginning that names a section. */
function namedHeading(
  line: Line,
  {
    before,
    next,
    section,
  }: { before?: Line | undefined; next?: Line | undefined; section: Section | undefined },
): Omit<Heading, 'length'> | undefined {
  // A mark alone may adorn a heading, and no entry of a list.
  const isIndented = line.x > (section?.heading?.x ?? line.x) + 2
  const isOfList = before?.isBullet || next?.isBullet || isIndented || line.cells.length > 1
  if (line.isBullet && (isOfList || !next || licencesIn(line.text, true).length > 0))
    return undefined
  // "… ready for a", and below it "VOC.": the end of a sentence.
  if (/(?<!\betc)(?<=\p{L})\.$/iu.test(line.text.trim())) return undefined
  const whole = kindOfHeading(line.text)
  if (whole) return standsOut(line, next) ? { kind: whole, rest: [] } : undefined

  const [first, second] = line.cells
  const gutter = first && second ? kindOfHeading(first.text) : undefined
  // The heads of a table of tickets are its heading, too, and say what its cells are.
  const mayHead = gutter === 'licences' || gutter === 'education' || nameOfTickets.test(line.text)
  if (mayHead && isTicketTable(line)) return { kind: 'licences', rest: [line] }
  if (first && isLabelWithin(first, section)) return undefined
  if (second && gutter && isLabelOfJob(gutter, section)) return undefined
  // "Driver's licence", and beside it when it ends.
  if (gutter === 'licences' && second && isToldOfTicket(second.text)) return undefined
  if (first && gutter && (first.isBold || isCapitals(first.text)) && !line.isInTable) {
    return { kind: gutter, rest: [withoutFirstCell(line)] }
  }
  if (first && gutter && line.isInTable && !/:\s*$/.test(first.text) && gutter !== 'contact') {
    return { kind: gutter, rest: [withoutFirstCell(line)] }
  }

  const [, label] = /^([\p{L} &/,']{4,40}):\s+\S/u.exec(line.text) ?? []
  const kind = label === undefined ? undefined : kindOfHeading(label)
  const isOwn = kind && ['skills', 'licences', 'referees', 'education'].includes(kind)
  if (!isOwn || !label || dateRangesIn(line.text).length > 0) return undefined
  return isCapitals(label) ? { kind, rest: [withoutLabel(line, label.length + 1)] } : undefined
}

/** "Other languages" below "PERSONAL SKILLS": a margin of labels begins where no heading does. */
function isLabelWithin({ x, isBold }: Cell, section: Section | undefined): boolean {
  const heading = section?.heading
  return heading?.cells.length === 1 && heading.isBold !== isBold && Math.abs(x - heading.x) > 8
}

/** "Project(s)" in a form, between "Position held" of this job and "Employer" of the next. */
function isLabelOfJob(kind: SectionKind, section: Section | undefined): boolean {
  const mayBe = kind === 'projects' || kind === 'skills' || kind === 'summary' || kind === 'other'
  if (!mayBe || section?.kind !== 'experience') return false
  return section.lines.slice(-linesOfJob).some((line) => labelOf(line))
}

/** Labels of one job stand no farther apart. */
const linesOfJob = 20

const nameOfTickets = /^(?:competenc|certificat|accreditation|induction|course|training|card|unit)/i

function isToldOfTicket(text: string): boolean {
  return /^\W*(?:exp\w*|valid|issued|current|no|number|#)?[\s.:#]*(?:\p{L}{3,9}\s)?[\d/. -]+$/iu.test(
    text,
  )
}

/** Words such as "experience" in small letters amid a text are no heading, unless they are larger than it. */
function standsOut(line: Line, next: Line | undefined): boolean {
  const isSmall = /^\s*\p{Ll}/u.test(line.text)
  const isLarger = next !== undefined && line.size > 1.15 * next.size
  return line.isMarkedHeading || line.isBold || isLarger || !isSmall || /:\s*$/.test(line.text)
}

function isCapitals(text: string): boolean {
  return text === text.toUpperCase() && text !== text.toLowerCase()
}

/** A job's own header may look like a heading; its dates stand in it, right below or alone above, and in no point. */
function isBetweenThings(lines: readonly Line[], index: number): boolean {
  const nearby = lines.slice(index, index + 4)
  const points = nearby.findIndex(({ isBullet }) => isBullet)
  const isUndated = nearby.every(
    ({ text }, at) =>
      text.length > 300 ||
      dateRangesIn(text).every(({ form }) => points !== -1 && at >= points && form === 'single'),
  )
  return isUndated && !isNothingButDates(lines[index - 1]?.text ?? '')
}

import type { Line, ResumeText } from '../../resume-text.ts'
import { dateRangesIn } from '../dates/date-ranges.ts'
import { withDatesBeside } from './dates-beside.ts'
import { withHeadingsBeside, withHeadingsOverRows } from './headings-beside.ts'
import type { Section } from './section.ts'
import { withTicketsApart } from './tickets-apart.ts'
import { isOneOfTickets } from './tables-of-tickets.ts'
import { withStackedDates } from './stacked-dates.ts'
import { kindOfHeading } from './heading-words.ts'
import { learnHeadingStyle, lookOf, type HeadingStyle } from './heading-style.ts'
import { headingAt } from './heading-at.ts'
import type { Heading } from './heading-at.ts'

export type { Section } from './section.ts'

/** The resume cut at its headings. Columns go on where they stopped on the page before. */
export function readSections(text: ResumeText): Section[] {
  const body = text.lines.filter((line) => line.region === 'body' && line.text.trim() !== '')
  const lines = withStackedDates(withHeadingsBeside(withHeadingsOverRows(withDatesBeside(body))))
  const style = learnHeadingStyle(lines)
  const open = new Map<number, OpenSection>()
  const sections: OpenSection[] = []
  const begin = (section: OpenSection, { column }: Line) => {
    open.set(column, section)
    sections.push(section)
  }

  let index = 0
  for (let line = lines[0]; line; line = lines[index]) {
    const section = open.get(line.column)
    if (saysThatItGoesOn(line, section)) {
      index += 1
      continue
    }
    const mayBeUnknown = section?.heading !== undefined || isOverPoints(lines, index, section)
    const named = headingAt(lines, index, { style: mayBeUnknown ? style : undefined, section })
    const isWithin =
      named &&
      (isOfJob(lines, index, named, section) || isGroup(lines, index, named, { style, section }))
    const heading = isWithin ? undefined : named
    const work = heading ? undefined : workGoingOn(lines, index, section, sections)
    if (work) begin({ kind: work.kind, heading: work.heading, lines: [line] }, line)
    else if (heading) begin({ kind: heading.kind, heading: line, lines: [...heading.rest] }, line)
    else if (section) section.lines.push(line)
    else begin({ kind: 'head', lines: [line] }, line)
    index += heading?.length ?? 1
  }
  return withTicketsApart(sections)
}

/** "TICKETS CONT.", on the next page. */
function saysThatItGoesOn({ text }: Line, section: Section | undefined): boolean {
  return (
    text.length <= longestHeading &&
    /\bcont(?:inued|['’]?d|\.|\b)/i.test(text) &&
    section !== undefined &&
    kindOfHeading(text) === section.kind
  )
}

const longestHeading = 60

/** Above the first known heading, what looks like one and has points below it is no name. */
function isOverPoints(
  lines: readonly Line[],
  index: number,
  section: Section | undefined,
): boolean {
  const below = lines[index + 1]
  return section !== undefined && section.lines.length > 1 && below?.isBullet === true
}

/** Below the tickets that somebody gained in a job stands the next one, in the letters of the first and with its dates. */
function workGoingOn(
  lines: readonly Line[],
  index: number,
  section: Section | undefined,
  sections: readonly Section[],
): Section | undefined {
  const line = lines[index]
  const work = sections.findLast(({ kind }) => kind === 'experience')
  const [first] = work?.lines ?? []
  const mayBegin = line && !line.isBullet && line.cells.length < 3
  if (!line || !first || section?.kind !== 'licences' || !mayBegin) return undefined
  const isAlike = first.isBold && lookOf(first) === lookOf(line) && first.column === line.column
  if (!isAlike || isOneOfTickets(line) || isHeadingBeside(section, work)) return undefined
  if (section.heading && lookOf(section.heading) === lookOf(line)) return undefined
  const isDated = lines
    .slice(index, index + 2)
    .some(({ text }) => dateRangesIn(text.slice(0, 200)).some(({ form }) => form === 'range'))
  return isDated ? work : undefined
}

/** The tickets have a heading of their own that looks like that of the work: they stand below no job. */
function isHeadingBeside({ heading }: Section, work: Section | undefined): boolean {
  return (
    heading !== undefined && work?.heading !== undefined && lookOf(heading) === lookOf(work.heading)
  )
}

interface OpenSection extends Section {
  readonly lines: Line[]
}

/**
 * "Achievements:" below a job is of that job: it looks otherwise than the heading of the work, and the
 * next job stands below it.
 */
function isOfJob(
  lines: readonly Line[],
  index: number,
  { kind }: Heading,
  section: Section | undefined,
): boolean {
  const line = lines[index]
  const isMore =
    section?.kind === 'licences' &&
    /^\W*(?:other|general|miscellaneous|additional)\W*$/i.test(line?.text ?? '')
  if (line && isMore && section.heading) return lookOf(line) !== lookOf(section.heading)
  const isSmall = kind === 'other' || kind === 'skills' || kind === 'summary'
  if (!line || !isSmall || section?.kind !== 'experience' || !section.heading) return false
  if (lookOf(line) === lookOf(section.heading)) return false
  const below = lines.slice(index + 1)
  const end = below.findIndex((other) => !other.isBullet && kindOfHeading(other.text) !== undefined)
  return below
    .slice(0, end === -1 ? undefined : end)
    .some(
      ({ text, isBullet }) =>
        !isBullet && text.length < 200 && dateRangesIn(text).some(({ form }) => form === 'range'),
    )
}

/** "Health", and below it the next tickets: it looks otherwise than the headings, of which the tickets have one. */
function isGroup(
  lines: readonly Line[],
  index: number,
  { kind }: Heading,
  { style, section }: { style: HeadingStyle | undefined; section: Section | undefined },
): boolean {
  const [line, ...below] = lines.slice(index, index + 4)
  const [next] = below
  // "Personal", between two tables of tickets.
  if (section?.kind === 'licences' && kind === 'contact' && lines[index - 1]?.isInTable)
    return next?.isInTable === true && next.cells.length > 1 && isOneOfTickets(next)
  const heading = section?.kind === 'licences' && kind === 'other' ? section.heading : undefined
  if (!line || !heading || !style?.hasLook(heading) || style.hasLook(line)) return false
  return below.some((row) => row.cells.length > 1 && isOneOfTickets(row))
}

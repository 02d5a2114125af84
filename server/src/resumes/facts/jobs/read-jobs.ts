import type { MonthOfYear } from '../../resume-facts.ts'
import type { Line } from '../../resume-text.ts'
import type { DateRange } from '../dates/found-range.ts'
import {
  lengthOf,
  monthNumber,
  monthNumberOf,
  monthsCovered,
  stretchOf,
  type Stretch,
} from '../dates/months.ts'
import { ticketTableAt } from '../licences/layout/heads-of-tables.ts'
import { licencesIn } from '../licences/names/find-licences.ts'
import { kindOfHeading } from '../sections/heading-words.ts'
import type { Section } from '../sections/read-sections.ts'
import type { FoundJob } from './found-job.ts'
import { findAnchors } from './lines/anchors.ts'
import { undatedAnchors } from './lines/undated-anchors.ts'
import { haveAtLines } from './lines/at-lines.ts'
import { isBreak } from './breaks.ts'
import { clientAndEmployer } from './employers/clients.ts'
import { isEducation } from './education.ts'
import { headlineOf, withHeadline } from './titles/headline.ts'
import { withDutiesApart } from './lines/duties-in-cells.ts'
import { cutIntoJobs } from './lines/job-lines.ts'
import type { JobLines } from './lines/lines-of-job.ts'
import { withHeadersApart } from './lines/headers-in-paragraphs.ts'
import { withJobsApart } from './lines/jobs-in-a-row.ts'
import { withLengthsAmong } from './lines/lengths-among-dates.ts'
import { withJoinedLines } from './lines/joined-lines.ts'
import { withRolesApart } from './lines/roles-in-a-row.ts'
import { withoutStepsWithin } from './lines/steps-within.ts'
import { jobTableOf, withoutHeadOfWork } from './lines/job-tables.ts'
import { withSharedEmployers } from './employers/shared-employers.ts'
import { segmentsOf, type Segment } from './segments.ts'
import { settleJobs } from './settle.ts'
import type { Settled } from './settled.ts'
import { withoutToldTwice } from './told-twice.ts'
import { titleOfAll, withTitle } from './titles/said-of-all.ts'
import { titleScore } from './titles/title-words.ts'
import { withWholeTitles } from './titles/whole-titles.ts'

/** The jobs of a resume, newest first. */
export function readJobs(sections: readonly Section[], asOf: Date): FoundJob[] {
  const reading = { asOf, headline: headlineOf(sections) }
  const worked = sections.filter(({ kind }) => kind === 'experience')
  const jobs = jobsOf(worked, reading)
  if (jobs.length === 0) {
    const unannounced = sections.filter(mayHoldJobs)
    // Projects are work for an employer that stands elsewhere, or jobs where nothing does.
    const apart = jobsOf(
      unannounced.filter(({ kind }) => kind !== 'projects'),
      reading,
    )
    const found = apart.some(isWholeJob) ? apart : jobsOf(unannounced, reading)
    if (found.length > 0) return inOrder(found)
    // Below a heading of something else, when nothing else holds any: its own heading is one that nobody knows.
    // Tickets with their ends have the form of jobs, so they are asked last.
    const swallowed = jobsOf(sections.filter(maySwallowJobs), reading).filter(isWholeJob)
    if (swallowed.length > 0) return inOrder(swallowed)
    const tickets = sections.filter(({ kind }) => kind === 'licences')
    const amid = jobsOf(tickets, reading).filter(isWholeJob)
    if (amid.length > 0) return inOrder(amid)
    const undated = jobsOf(worked, { ...reading, areUndated: true })
    return undated.filter(({ employer, months }) => employer !== null || months !== null)
  }
  const more = jobsOf(sections.filter(goesOnWithWork), reading).filter(isWholeJob)
  return inOrder([...jobs, ...more])
}

function inOrder(jobs: readonly FoundJob[]): FoundJob[] {
  return withoutToldTwice(jobs).toSorted(newestFirst)
}

/** Below a career break, or a heading that nobody knows, jobs may go on. */
function goesOnWithWork(section: Section, at: number, sections: readonly Section[]): boolean {
  const isAfterWork = sections
    .slice(0, at)
    .some(
      ({ kind, lines }) => kind === 'experience' && lines[0]?.column === section.lines[0]?.column,
    )
  return (
    isAfterWork &&
    section.kind === 'other' &&
    (isBreak(section.heading?.text ?? '') || mayHoldJobs(section))
  )
}

/** Somebody was something for somebody, from a month or year to another, and no ticket has an end. */
function isWholeJob({ title, employer, start, confidence }: FoundJob): boolean {
  if (title === null || employer === null || start === null) return false
  return confidence >= sureEnough && licencesIn(employer, true).length === 0
}

/** Below this, title and employer only stand where they would. */
const sureEnough = 0.6

/** Where jobs may stand when no heading announces them. */
function mayHoldJobs(section: Section): boolean {
  const { kind, heading } = section
  if (
    kind === 'other' &&
    (areMachines(section) || isOfTickets(section) || ofProjects.test(heading?.text ?? ''))
  )
    return false
  if (kind === 'other') return heading !== undefined && kindOfHeading(heading.text) === undefined
  return kind === 'head' || kind === 'summary' || kind === 'projects'
}

/** "Lifts and projects of note" */
const ofProjects = /\b(?:projects|campaigns)\b/i

/** "Sandvik DD421 — VOC Sep 2025 (Barminco)": what somebody may run, and since when. */
function areMachines({ lines }: Section): boolean {
  return lines.filter(({ text }) => /\bVOC\b/i.test(text.slice(0, 200))).length * 2 > lines.length
}

/** "Plant | VOC? | Date verified" heads a table of tickets. */
function isOfTickets({ lines: [first, next] }: Section): boolean {
  return first !== undefined && ticketTableAt(first, next) !== undefined
}

function maySwallowJobs({ kind }: Section): boolean {
  return kind === 'skills' || kind === 'contact' || kind === 'other'
}

export function newestFirst(a: FoundJob, b: FoundJob): number {
  const [endOfA, endOfB] = [lastMonth(a), lastMonth(b)]
  // Nobody is first of all what they are besides.
  const isBeside = Number(isUnpaid(a)) - Number(isUnpaid(b))
  return endOfB - endOfA || isBeside || firstMonth(b) - firstMonth(a)
}

function isUnpaid({ title, employer, lines }: FoundJob): boolean {
  const header = lines[0]?.text.slice(0, 200) ?? ''
  return /\bvolunt(?:eer|ary)/i.test(`${title} ${employer} ${header}`)
}

function lastMonth({ stretches }: FoundJob): number {
  return Math.max(...stretches.map(({ last }) => last))
}

function firstMonth({ stretches }: FoundJob): number {
  return Math.min(...stretches.map(({ first }) => first))
}

interface Reading {
  readonly asOf: Date
  readonly headline: string
  /** No date stands in them at all: jobs are told by order and type. */
  readonly areUndated?: boolean
}

function jobsOf(
  sections: readonly Section[],
  { asOf, headline, areUndated = false }: Reading,
): FoundJob[] {
  const cut = sections.flatMap((section) => {
    const told = withoutHeadOfWork(section.lines)
    const table = jobTableOf(told)
    const lines = withDutiesApart(table?.lines ?? linesOfJobs(told))
    const anchors = areUndated
      ? undatedAnchors(lines)
      : withLengthsAmong(lines, withoutStepsWithin(lines, findAnchors(lines)))
    const jobs = cutIntoJobs(lines, anchors)
    const isByAt = haveAtLines(jobs)
    const ofAll = titleOfAll(linesAbove(lines, jobs))
    return jobs.map((job) => ({
      job,
      ofAll,
      segments: withHeadline(segmentsOf(job, { columns: table?.columns, isByAt }), headline),
    }))
  })
  const settled = settleJobs(cut.map(({ segments }) => segments))
  const known = cut.flatMap(({ job, segments, ofAll }, index) => {
    const one = settled[index]
    const isWork = !isEducation(segments) && !isOff(segments)
    return one && isWork ? [{ job, segments, settled: one, ofAll }] : []
  })
  return withWholeTitles(withSharedEmployers(known)).flatMap((entry) => {
    const job = toJob(entry.job, entry.segments, entry.settled, asOf)
    return job ? [withTitle(job, entry.ofAll)] : []
  })
}

/** "Career break", but not "Acme Shutdowns, travelling" of whoever was a welder there. */
function isOff(segments: readonly Segment[]): boolean {
  const isTitled = segments.some(({ text }) => titleScore(text) >= 0.8)
  return segments.some(({ text }) => isBreak(text) && !(isTitled && /^\p{Ll}+$/u.test(text)))
}

function linesAbove(lines: readonly Line[], [first]: readonly JobLines[]): readonly Line[] {
  const top = first?.header[0]?.line
  return top ? lines.slice(0, lines.indexOf(top)) : []
}

/** What stands on one line and is several, and on several and is one. */
function linesOfJobs(lines: readonly Line[]): Line[] {
  return withRolesApart(withHeadersApart(withJobsApart(withJoinedLines(lines))))
}

function toJob(
  { anchor, header, body }: JobLines,
  segments: readonly Segment[],
  settled: Settled,
  asOf: Date,
): FoundJob | undefined {
  const ranges = anchor.ranges.filter((range) => isPlausible(range, asOf))
  const isUndated = anchor.ranges.length === 0
  if (ranges.length === 0 && !isUndated) return undefined
  if (!settled.title && !(settled.employer && !isUndated)) return undefined

  const lines = [...header.map(({ line }) => line), ...body]
  const { client, employer } = clientAndEmployer(settled, segments)
  const stretches = ranges.map(({ start, end }) => stretchOf(start, end, asOf))
  const start = earliest(ranges.map((range) => range.start))
  const isCurrent = ranges.some(({ end }) => isAhead(end, asOf))
  const [top, bottom] = [lines[0], lines.at(-1)]
  const isVague = ranges.some(({ start: from, end: to }) => !from.month || (to && !to.month))
  return {
    title: settled.title ? withoutBlanks(settled.title.text) : null,
    titleAt: settled.title?.start,
    employer: employer?.text ?? null,
    employerAt: employer?.start,
    client: client?.text ?? null,
    place: settled.place?.text ?? null,
    start,
    end: isCurrent ? null : latest(ranges.flatMap(({ end }) => end ?? [])),
    isCurrent,
    months: isUndated ? (anchor.months ?? null) : lengthOfAll(stretches),
    confidence: round(settled.certainty * (isUndated ? 0.6 : isVague ? 0.85 : 1)),
    span: { start: top?.start ?? 0, end: (bottom?.start ?? 0) + (bottom?.text.length ?? 0) },
    stretches,
    lines,
  }
}

/** Dates and how long they lasted were blanked within it. */
function withoutBlanks(title: string): string {
  return title.replaceAll(/\s+(?=,)|(?<=\s)\s+/g, '')
}

function lengthOfAll(stretches: readonly Stretch[]): number {
  const [only, ...others] = stretches
  return only && others.length === 0 ? lengthOf(only) : monthsCovered(stretches)
}

/** Goes on, also when an end in the future is named. */
function isAhead(end: MonthOfYear | null, asOf: Date): boolean {
  return end === null || (end.month !== undefined && monthNumber(end) > monthNumberOf(asOf))
}

function isPlausible({ start }: DateRange, asOf: Date): boolean {
  return monthNumber(start) <= monthNumberOf(asOf) && start.year > asOf.getUTCFullYear() - 65
}

function earliest(months: readonly MonthOfYear[]): MonthOfYear | null {
  return months.toSorted((a, b) => monthNumber(a) - monthNumber(b))[0] ?? null
}

function latest(months: readonly MonthOfYear[]): MonthOfYear | null {
  return months.toSorted((a, b) => monthNumber(b) - monthNumber(a))[0] ?? null
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}

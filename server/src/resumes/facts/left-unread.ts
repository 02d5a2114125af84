import type { LeftUnread } from '../resume-facts.ts'
import type { Line, ResumeText } from '../resume-text.ts'
import { dateRangesIn } from './dates/date-ranges.ts'
import { isBreak } from './jobs/breaks.ts'
import { isProse } from './jobs/duties.ts'
import type { FoundJob } from './jobs/found-job.ts'
import { titleScore } from './jobs/titles/title-words.ts'
import { holdsTickets } from './licences/held/holds-tickets.ts'
import { kindOfHeading } from './sections/heading-words.ts'
import type { Section } from './sections/read-sections.ts'

/** Entries with dates from and to that look like jobs, and of which none was made: a person reads on there. */
export function leftUnreadIn(
  { kind }: ResumeText,
  sections: readonly Section[],
  jobs: readonly FoundJob[],
  asOf: Date,
): LeftUnread[] {
  const read = new Set(jobs.flatMap(({ lines }) => lines.map(({ start }) => start)))
  const dated = new Set(jobs.map(datesOf))
  const left = sections
    .filter((section) => mayHoldWork(section) && !holdsTickets(section, asOf))
    .flatMap(({ lines }) => lines.filter((_, at) => !isOfBreak(lines, at)))
    .filter((line) => !read.has(line.start) && looksLikeHeader(line, dated))
    .filter(({ text }) => !isEmployerOfRoles(text, jobs))
  return onPages(kind, left)
}

/** All that looks like jobs, where somebody else's resume stands behind the own one: its owner may read on there, too. */
export function jobsOnPages({ kind }: ResumeText, lines: readonly Line[]): LeftUnread[] {
  return onPages(
    kind,
    lines.filter((line) => looksLikeHeader(line, new Set())),
  )
}

function onPages(kind: ResumeText['kind'], lines: readonly Line[]): LeftUnread[] {
  const byPage = Map.groupBy(lines, ({ page }) => (kind === 'pdf' ? page : null))
  return Array.from(byPage, ([page, left]) => ({ page, entries: left.length })).toSorted(
    (a, b) => (a.page ?? 0) - (b.page ?? 0),
  )
}

/** The dates of a career break stand on its line, or a line or two below. */
function isOfBreak(lines: readonly Line[], at: number): boolean {
  return lines.slice(Math.max(0, at - 2), at + 2).some(({ text }) => isBreak(text))
}

/** The dates of all roles with one employer stand over them, and are read with each. */
function isEmployerOfRoles(text: string, jobs: readonly FoundJob[]): boolean {
  return jobs.some(
    ({ employer }) =>
      employer !== null &&
      text.startsWith(employer) &&
      titleScore(text.slice(employer.length)) === 0,
  )
}

function mayHoldWork({ kind, heading }: Section): boolean {
  if (kind === 'other') return heading !== undefined && kindOfHeading(heading.text) === undefined
  return kind === 'experience' || kind === 'projects' || kind === 'head'
}

const study = /\b(?:bachelor|master|diploma|degree|certificate|universit\w+|tafe|college|school)\b/i

/** Of a row that is set in several lines, the one with the dates of its job need not be its first. */
function datesOf({ start, end }: Pick<FoundJob, 'start' | 'end'>): string {
  return JSON.stringify([start, end].map((date) => date && [date.year, date.month]))
}

function looksLikeHeader({ text, isBullet }: Line, dated: ReadonlySet<string>): boolean {
  if (isBullet || text.length > 150 || isProse(text) || study.test(text)) return false
  return dateRangesIn(text).some(
    ({ form, start, end }) =>
      (form === 'since' || (form === 'range' && (start.month !== undefined || end === null))) &&
      !dated.has(datesOf({ start, end })),
  )
}

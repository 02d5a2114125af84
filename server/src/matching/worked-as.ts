import { nearness } from '../occupations/nearness.ts'
import { occupationsIn } from '../occupations/occupations-in.ts'
import { monthNumber, monthNumberOf, monthsCovered } from '../resumes/facts/dates/months.ts'
import type { ReadJob } from '../resumes/resume-facts.ts'
import { datedWorkIn } from './dated-lines.ts'
import type { Quoted, WorkedAs } from './gists.ts'
import { levelOf } from './level-of.ts'
import type { PersonWords } from './person-words.ts'
import { isIn } from './stuffed.ts'
import type { Stretch } from './stuffed.ts'
import { linesOf } from './terms.ts'
import { ofProfile, ofResume, placeOf } from './where-said.ts'

/** Each occupation once: its months together, its last job and its highest level of late. */
export function workedAs(
  { role, resume, asOf }: PersonWords,
  stuffed: readonly Stretch[],
): (WorkedAs & Quoted)[] {
  const jobs = resume.facts.jobs.flatMap((job) =>
    isIn(stuffed, firstLineOf(resume.content, job))
      ? []
      : occupationsOfJob(job, resume.content, asOf).map((one) => ({ job, one })),
  )
  const each = new Map<string, WorkedAs & Quoted>()
  for (const [name, same] of Map.groupBy(jobs, ({ one }) => one.name)) {
    const months = monthsOfAll(same.map(({ job }) => job))
    each.set(name, { ...same.map(({ one }) => one).reduce(together), months })
  }
  for (const { start, end, ...one } of datedWorkIn(resume.content, asOf)) {
    const quote = ofResume(resume.content, { start, end })
    if (!each.has(one.name) && !isIn(stuffed, { start, end })) each.set(one.name, { ...one, quote })
  }
  for (const one of namedAtLeast(resume, stuffed)) {
    if (!each.has(one.name)) each.set(one.name, one)
  }
  const done = [...each.values()].filter(({ months }) => months !== null)
  const unnamed = newestUnnamed(resume, asOf, done)
  for (const { occupation: name, start, end } of occupationsIn(role ?? '')) {
    const known = each.get(name)
    const others = done.filter((one) => one.name !== name)
    const byRole = { ...(unnamed ?? whenDone(name, others)), level: levelOf(role ?? '') }
    const quote = ofProfile('role', role?.slice(start, end) ?? '', start)
    each.set(name, known ? { ...known, byRole } : { name, ...byRole, quote })
  }
  return [...each.values()]
}

/** When the newest job was, if nobody can tell from it what it was: then the role on the profile does. */
function newestUnnamed(
  { content, facts }: PersonWords['resume'],
  asOf: Date,
  done: readonly WorkedAs[],
) {
  const [newest] = facts.jobs
  if (!newest || occupationsOfJob(newest, content, asOf).length > 0) return undefined
  const monthsAgo = monthsSince(newest, asOf)
  if (done.some((one) => one.monthsAgo <= monthsAgo)) return undefined
  return { months: newest.months, monthsAgo }
}

/** A role that comes near to what was done is another name of it, and as old; what nothing comes near to is a wish. */
function whenDone(role: string, done: readonly WorkedAs[]) {
  const own = done.toSorted((one, other) => one.monthsAgo - other.monthsAgo)
  const same = own.find(({ name }) => nearness(name, role) > 0.5)
  if (same) return { months: same.months, monthsAgo: same.monthsAgo, isNearName: true as const }
  return { months: null, monthsAgo: 0, ...(done.length > 0 && { isWish: true as const }) }
}

const longestHeader = 60

/** Where no job could be read, what the short lines of the resume name is all that is known. */
function namedAtLeast(
  { content, facts }: PersonWords['resume'],
  stuffed: readonly Stretch[],
): (WorkedAs & Quoted)[] {
  if (facts.jobs.length > 0) return []
  return linesOf(content)
    .filter(({ text, start }) => {
      const line = { start, end: start + text.length }
      return text.length <= longestHeader && !isIn(stuffed, line)
    })
    .flatMap(({ text, start: from }) =>
      occupationsIn(text).map(({ occupation: name, start, end }) => {
        const quote = ofResume(content, { start: from + start, end: from + end })
        return { name, months: null, monthsAgo: 0, level: levelOf(text), quote }
      }),
    )
}

function occupationsOfJob(job: ReadJob, content: string, asOf: Date): (WorkedAs & Quoted)[] {
  const title = job.title ?? ''
  const header = firstLineOf(content, job)
  const place = placeOf(content, title, job.span.start) ?? header
  const inTitle = occupationsIn(title)
  const isSaid = job.isSaid && !content.includes(title, job.span.start)
  const headerText = content.slice(header.start, header.end).slice(0, longestHeader)
  const isUndated = job.start === null && job.end === null && !job.isCurrent
  const dated = {
    months: job.months,
    monthsAgo: monthsSince(job, asOf),
    ...(isUndated && { isUndated: true as const }),
  }
  if (inTitle.length > 0) {
    const quote = isSaid ? ofProfile('career', title) : ofResume(content, place)
    return inTitle.map(({ occupation: name }) => ({ name, ...dated, level: levelOf(title), quote }))
  }
  // What was taken for the title says nothing; the line that it stands in may.
  return occupationsIn(headerText).map(({ occupation: name, start, end }) => {
    const quote = ofResume(content, { start: header.start + start, end: header.start + end })
    return { name, ...dated, level: levelOf(headerText), quote }
  })
}

/** A title that was put together of several pieces stands nowhere as a whole. */
function firstLineOf(content: string, { span }: ReadJob): Stretch {
  const end = content.indexOf('\n', span.start)
  return { start: span.start, end: end === -1 ? span.end : Math.min(end, span.end) }
}

const longAgo = 96

/** Jobs come newest first, so the words of the first one are shown. */
function together(newer: WorkedAs & Quoted, older: WorkedAs): WorkedAs & Quoted {
  const isRecent = older.monthsAgo < longAgo
  return {
    ...newer,
    monthsAgo: Math.min(newer.monthsAgo, older.monthsAgo),
    level: isRecent && older.level > newer.level ? older.level : newer.level,
  }
}

/** Jobs that overlap count once, as on the profile; what was worked for a time that no date tells is added. */
function monthsOfAll(jobs: readonly ReadJob[]): number | null {
  const told = jobs.flatMap(({ start, months }) => (months === null ? [] : [{ start, months }]))
  if (told.length === 0) return null
  const undated = told.filter(({ start }) => start === null)
  const stretches = told.flatMap(({ start, months }) => {
    const first = start && monthNumber(start)
    return first === null ? [] : [{ first, last: first + months - 1 }]
  })
  return undated.reduce((sum, { months }) => sum + months, monthsCovered(stretches))
}

/** Where no end is told, it is as long after the start as the job lasted. */
function monthsSince({ end, isCurrent, start, months }: ReadJob, asOf: Date): number {
  const told = isCurrent ? null : (end ?? start)
  if (!told) return 0
  const inYear = monthNumber({ month: 12, ...told })
  const last = inYear + (end || months === null ? 0 : months - 1)
  return Math.max(0, monthNumberOf(asOf) - last)
}

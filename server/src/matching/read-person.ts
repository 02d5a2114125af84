import { nearness } from '../occupations/nearness.ts'
import { occupationsIn } from '../occupations/occupations-in.ts'
import type { MonthOfYear, ReadJob, ResumeFacts } from '../resumes/resume-facts.ts'
import { broughtTickets } from './brought-tickets.ts'
import { contentWords } from './content-words.ts'
import { datedWorkIn } from './dated-lines.ts'
import type { KeptGist, KeptSkill, Quote, Read, WorkedAs } from './gists.ts'
import { levelOf } from './level-of.ts'
import { skillsOfTickets } from './skills-of-tickets.ts'
import { isIn, outsideOf, stuffedStretches } from './stuffed.ts'
import type { Stretch } from './stuffed.ts'
import { linesOf, namesIn, skillsIn } from './terms.ts'
import { ofProfile, ofResume, placeOf } from './where-said.ts'

/**
 * All that is looked at of a person: see `matchedFacts` in the wire, which tells them so. No name, no
 * picture, no age, no address, and of the resume nothing but work, skills, tickets and what was studied.
 */
export interface PersonWords {
  readonly role: string | null
  readonly industry: string | null
  readonly answers: readonly { readonly id: number; readonly response: string }[]
  readonly resume: {
    readonly content: string
    readonly facts: Pick<ResumeFacts, 'jobs' | 'studies' | 'tags' | 'licences'>
  }
  /** Months are counted up to this day. */
  readonly asOf: Date
}

const mostWords = 300

/** What a person brings; the same for the same words and month. */
export function readPerson(person: PersonWords): Read<KeptGist> {
  const { content, facts } = person.resume
  const stuffed = stuffedStretches(content)
  const work = workedAs(person, stuffed)
  const tickets = broughtTickets(person.resume, stuffed, work)
  const skills: (KeptSkill & Quoted)[] = [...broughtSkills(person, stuffed)]
  skills.push(...skillsOfTickets(tickets, skills))
  return {
    gist: {
      occupations: work.map(({ quote: _where, ...one }) => one),
      tickets: tickets.map(({ quote: _where, ...ticket }) => ticket),
      skills: skills.map(({ quote: _where, ...skill }) => skill),
      industry: person.industry,
      words: contentWords(wordsOfWork(content, facts.jobs, stuffed), mostWords),
    },
    quotes: {
      occupations: quotesOf(work),
      tickets: quotesOf(tickets),
      skills: quotesOf(skills),
      ...(person.industry ? { industry: ofProfile('industry', person.industry) } : {}),
    },
  }
}

type Quoted = { readonly name: string; readonly quote: Quote }

function quotesOf(all: readonly Quoted[]): Record<string, Quote> {
  return Object.fromEntries(all.map(({ name, quote }) => [name, quote]))
}

/** Each occupation once: its months together, its last job and its highest level of late. */
function workedAs(
  { role, resume, asOf }: PersonWords,
  stuffed: readonly Stretch[],
): (WorkedAs & Quoted)[] {
  const each = new Map<string, WorkedAs & Quoted>()
  for (const job of resume.facts.jobs) {
    if (isIn(stuffed, firstLineOf(resume.content, job))) continue
    for (const one of occupationsOfJob(job, resume.content, asOf)) {
      const known = each.get(one.name)
      each.set(one.name, known ? together(known, one) : one)
    }
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
  const months = newer.months === null && older.months === null ? null : sumOf(newer, older)
  const isRecent = older.monthsAgo < longAgo
  return {
    ...newer,
    months,
    monthsAgo: Math.min(newer.monthsAgo, older.monthsAgo),
    level: isRecent && older.level > newer.level ? older.level : newer.level,
  }
}

function sumOf(one: WorkedAs, other: WorkedAs): number {
  return (one.months ?? 0) + (other.months ?? 0)
}

/** Where no end is told, it is as long after the start as the job lasted. */
function monthsSince({ end, isCurrent, start, months }: ReadJob, asOf: Date): number {
  const told = isCurrent ? null : (end ?? start)
  if (!told) return 0
  const last = monthNumber(told) + (end || months === null ? 0 : months - 1)
  return Math.max(0, monthsOf(asOf) - last)
}

function monthNumber({ year, month = 12 }: MonthOfYear): number {
  return year * 12 + month - 1
}

function monthsOf(date: Date): number {
  return date.getUTCFullYear() * 12 + date.getUTCMonth()
}

/** What the reader of resumes named a skill, where its words stand; in a job it was worked with. */
function broughtSkills({ resume, answers }: PersonWords, stuffed: readonly Stretch[]) {
  const known = new Set(resume.facts.tags.map(({ tag }) => tag))
  const jobs = resume.facts.jobs.map((job) => fromItsTitle(resume.content, job))
  const each = new Map<string, Quoted & { readonly isFromWork: boolean }>()
  const inResume = outsideOf(stuffed, skillsIn(resume.content)).filter(({ name }) =>
    known.has(name),
  )
  for (const term of inResume) {
    const isFromWork = isIn(jobs, term)
    const found = each.get(term.name)
    if (found && (found.isFromWork || !isFromWork)) continue
    each.set(term.name, { name: term.name, isFromWork, quote: ofResume(resume.content, term) })
  }
  for (const { tag, isSaid } of resume.facts.tags) {
    if (!isSaid) continue
    const quote = ofProfile('skills', tag)
    for (const name of namesIn(skillsIn(tag), tag)) {
      if (!each.has(name)) each.set(name, { name, isFromWork: false, quote })
    }
  }
  for (const { id, response } of answers) {
    for (const { name, start, end } of skillsIn(response)) {
      const text = response.slice(start, end)
      const quote: Quote = { source: 'answer', field: String(id), text, start, end }
      if (!each.has(name)) each.set(name, { name, isFromWork: false, quote })
    }
  }
  return [...each.values()]
}

function wordsOfWork(content: string, jobs: readonly ReadJob[], stuffed: readonly Stretch[]) {
  return jobs
    .flatMap((job) => {
      const { start, end } = fromItsTitle(content, job)
      return linesOf(content.slice(start, end)).map((line) => ({ ...line, from: start }))
    })
    .filter(({ text, start, from }) => {
      const at = from + start
      return !isIn(stuffed, { start: at, end: at + text.length })
    })
    .map(({ text }) => text)
    .join('\n')
}

/** What stands above the title of a job may be who somebody is and where they live. */
function fromItsTitle(content: string, { title, span }: ReadJob): Stretch {
  const place = placeOf(content, title ?? '', span.start)
  return place && place.end <= span.end ? { start: place.start, end: span.end } : span
}

import { readJobs } from '../facts/jobs/read-jobs.ts'
import { readSections } from '../facts/sections/read-sections.ts'
import type { MonthOfYear } from '../resume-facts.ts'
import { typedResume } from './typed-resume.ts'

const asOf = new Date('2026-11-24T00:00:00Z')

/** "title | employer | client | from – to", newest first. */
export function jobsIn(typed: string): string[] {
  return readJobs(readSections(typedResume(typed)), asOf).map(
    ({ title, employer, client, start, end, isCurrent }) =>
      [title, employer, client].map((value) => value ?? '').join(' | ') +
      ` | ${month(start)} – ${isCurrent ? 'now' : month(end)}`,
  )
}

const month = (when: MonthOfYear | null) =>
  when ? [when.month, when.year].filter(Boolean).join('/') : ''

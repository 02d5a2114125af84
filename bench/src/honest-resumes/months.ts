import type { MonthOfYear, ReadJob } from '@headframe/server/src/resumes/resume-facts.ts'
import type { HonestJob } from './documents.ts'
import { sameMonth } from '../resume-likeness.ts'

/** The month that 2021-03 tells, or the year that 2021 does. */
export function monthOf(written: string | undefined): MonthOfYear | undefined {
  if (written === undefined) return undefined
  const [year = 0, month] = written.split('-').map(Number)
  return month === undefined ? { year } : { year, month }
}

export function samePeriod(read: ReadJob, real: HonestJob): boolean {
  if (!sameMonth(read.start, monthOf(real.start))) return false
  if (real.end === 'present') return read.isCurrent
  return sameMonth(read.end, monthOf(real.end))
}

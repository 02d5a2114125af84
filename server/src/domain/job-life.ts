import { dayOf, jobStatus, jobStatusForContractors } from '@headframe/wire'
import { dayAfter, daysBetween, endOfDay } from './days-of-place.ts'

/** The dates that a posting's life hangs on. Its status is never stored: it follows from them. */
export interface JobDates {
  readonly publishedAt: Date | null
  readonly expiresAt: Date | null
  readonly closedAt: Date | null
}

export type JobStatus = (typeof jobStatus)[keyof typeof jobStatus]

export function statusOf({ publishedAt, expiresAt, closedAt }: JobDates, now: Date): JobStatus {
  if (closedAt) return jobStatus.closed
  if (!publishedAt || !expiresAt) return jobStatus.draft
  return expiresAt <= now ? jobStatus.expired : jobStatus.active
}

/** Contractors know open jobs and others; drafts never reach them. */
export function statusForContractors(dates: JobDates, now: Date): number {
  return statusOf(dates, now) === jobStatus.active
    ? jobStatusForContractors.active
    : jobStatusForContractors.closed
}

const listedDays = 30

/** A posting runs to the end of the thirtieth day after the one it went live on, where the work is. */
export function expiryOf(publishedAt: Date, timeZone: string): Date {
  return endOfDay(dayAfter(dayOf(publishedAt, timeZone), listedDays), timeZone)
}

/** Calendar days there from today to the last one; nothing unless it is live. */
export function daysLeft(dates: JobDates, timeZone: string, now: Date): number | null {
  if (!dates.expiresAt || statusOf(dates, now) !== jobStatus.active) return null
  return daysBetween(dayOf(now, timeZone), dayOf(dates.expiresAt, timeZone))
}

import { jobStatus, type JobListRow } from '@headframe/wire'

import { dateInWords, lastDayInWords } from '../../lib/elapsed.ts'
import { counted } from '../../lib/figures.ts'

type Life = Pick<
  JobListRow,
  'status' | 'creation_date' | 'published_date' | 'expired_date' | 'closed_date'
>

/** The day that counts: since when a job is what it is. */
export function sinceWords(job: Life): string {
  const { status, creation_date, published_date, expired_date, closed_date } = job
  if (status === jobStatus.active) return `Posted ${dateInWords(published_date ?? creation_date)}`
  if (status === jobStatus.expired)
    return `Expired ${lastDayInWords(expired_date ?? creation_date)}`
  if (status === jobStatus.closed) return `Closed ${dateInWords(closed_date ?? creation_date)}`
  return `Created ${dateInWords(creation_date)}`
}

const soonDays = 7

interface ExpiryWords {
  text: string
  tone: 'warn' | 'info'
}

/** How long a live job stays up; orange once the end is near. */
export function expiryWords(daysLeft: number): ExpiryWords {
  if (daysLeft <= 1) return { text: 'Last day', tone: 'warn' }
  if (daysLeft <= soonDays) return { text: `${daysLeft} days left`, tone: 'warn' }
  return { text: `${daysLeft} days remaining`, tone: 'info' }
}

/** The same for an administrator. */
export function expiryWordsForAdmin(daysLeft: number): ExpiryWords {
  const text = daysLeft <= 0 ? 'Expires today' : `${counted(daysLeft, 'day')} left`
  return { text, tone: daysLeft <= soonDays ? 'warn' : 'info' }
}

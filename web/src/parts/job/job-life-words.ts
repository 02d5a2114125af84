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

export type ExpiryReader = 'company' | 'admin'

/** How long a live job stays up, in calendar days where the work is; orange once the end is near. */
export function expiryWords(daysLeft: number, reader: ExpiryReader): ExpiryWords {
  return { text: wordsFor[reader](daysLeft), tone: daysLeft <= soonDays ? 'warn' : 'info' }
}

/** The contract has other words for companies than for administrators. */
const wordsFor: Record<ExpiryReader, (daysLeft: number) => string> = {
  company(daysLeft) {
    if (daysLeft <= 0) return 'Last day'
    // That is the contract's word for one day left, and on that day it would not be true.
    if (daysLeft === 1) return 'Last day tomorrow'
    return `${daysLeft} days ${daysLeft <= soonDays ? 'left' : 'remaining'}`
  },
  admin: (daysLeft) => (daysLeft <= 0 ? 'Expires today' : `${counted(daysLeft, 'day')} left`),
}

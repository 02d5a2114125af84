import type { ContractorProfile } from '@headframe/wire'

import { dayInWords } from '../../../lib/day-words.ts'

type Said = NonNullable<ContractorProfile['said_in_resume']>

/** "available from 12 January 2027, 2 weeks’ notice, roster 2:1". */
export function saidInResumeInWords({ available_from, notice_days, roster }: Said): string {
  return [
    available_from && startInWords(available_from),
    notice_days && `${lengthInWords(notice_days)} notice`,
    roster && `roster ${roster}`,
  ]
    .filter(Boolean)
    .join(', ')
}

function startInWords(from: string): string {
  return from === 'now' ? 'available immediately' : `available from ${dayInWords(from)}`
}

function lengthInWords(days: number): string {
  if (days % 30 === 0) return counted(days / 30, 'month')
  return days % 7 === 0 ? counted(days / 7, 'week') : counted(days, 'day')
}

function counted(count: number, unit: string): string {
  return count === 1 ? `1 ${unit}’s` : `${count} ${unit}s’`
}

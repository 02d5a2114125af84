import { availabilityOptions, freeFrom, monthsInWords, type StaffProfile } from '@headframe/wire'

import { dayInShort } from '../../../lib/day-words.ts'
import { dateInWords } from '../../../lib/elapsed.ts'
import { dollars } from '../../../lib/figures.ts'
import { productDay } from '../../../lib/product-day.ts'

type Known<Fact extends keyof StaffProfile> = Pick<StaffProfile, Fact>

/** "Now", "2 weeks" or "From 12 January 2027", as it was said. */
export function saidAvailability(availability: number): string | undefined {
  if (availability === 0) return undefined
  const offered = availabilityOptions.find(({ value }) => value === availability)
  return offered?.name ?? `From ${dateInWords(availability)}`
}

/** What was said some time ago has come nearer since: what counts is the day it comes to. */
export function availabilityNow(
  { availability, availability_date: saidAt }: Known<'availability' | 'availability_date'>,
  nowSeconds: number,
): string | undefined {
  if (availability === 0) return undefined
  const free = freeFrom(availability, new Date((saidAt ?? 0) * 1000)).getTime() / 1000
  return free <= nowSeconds ? 'Now' : `From ${dayInShort(productDay(free))}`
}

/** "12 y 3 m", for tables. */
export function spanInShort(months: number | null): string {
  if (months === null) return '–'
  return [months >= 12 && `${Math.floor(months / 12)} y`, months % 12 > 0 && `${months % 12} m`]
    .filter(Boolean)
    .join(' ')
}

export function salaryInWords({ salary }: Known<'salary'>): string | undefined {
  return salary === null ? undefined : `${dollars(salary)} a year`
}

export function hourlyRateInWords({ rate }: Known<'rate'>): string | undefined {
  return rate === null ? undefined : `${dollars(rate)} an hour`
}

export function spanInWords(months: number | null): string | undefined {
  return months === null ? undefined : monthsInWords(months)
}

export const notEmployed = 'Not employed'

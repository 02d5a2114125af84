import { availabilityOptions, monthsInWords, stateIn, type StaffProfile } from '@headframe/wire'

import { dateInWords } from '../../../lib/elapsed.ts'
import { dollars } from '../../../lib/figures.ts'
import { availabilityInWords } from '../../../parts/profile/profile-words.ts'

type Known<Fact extends keyof StaffProfile> = Pick<StaffProfile, Fact>

/** "Now", "2 weeks" or "From 12 January 2027", as it was said. */
export function saidAvailability(availability: number): string | undefined {
  if (availability === 0) return undefined
  const offered = availabilityOptions.find(({ value }) => value === availability)
  return offered?.name ?? `From ${dateInWords(availability)}`
}

/** As the person themselves and companies read it: the day is that of where they live. */
export function availabilityNow(
  person: Known<'availability' | 'availability_date' | 'location'>,
  nowSeconds: number,
): string | undefined {
  const { availability, availability_date: saidAt, location } = person
  if (availability === 0) return undefined
  const state = stateIn(location ?? '') ?? null
  const said = { availability, availability_date: saidAt ?? 0, state }
  return availabilityInWords(said, new Date(nowSeconds * 1000))?.from
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

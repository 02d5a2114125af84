import { availabilityOptions, dayOf, firstInstant, timeZoneOf } from '@headframe/wire'
import { dayInShort } from '../../lib/day-words.ts'

/** Two in the morning of UTC falls on the same day everywhere in Australia. */
export function startOn(day: string): number {
  return Date.parse(`${day}T02:00:00Z`) / 1000
}

/** The day that was chosen, as it is where the person lives; nothing for "Now" and the like. */
export function chosenDay(availability: number, state: string | null): string | undefined {
  if (availability < firstInstant) return undefined
  return dayOf(new Date(availability * 1000), timeZoneOf(state))
}

/** "Now", "2 weeks" or "From 12 Jan 2027". */
export function startInWords(availability: number, state: string): string {
  const offered = availabilityOptions.find(({ value }) => value === availability)
  if (offered) return offered.name
  const date = new Date(availability * 1000)
  return `From ${dayInShort(dayOf(date, timeZoneOf(state)))}`
}

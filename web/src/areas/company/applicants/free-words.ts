import { availabilityOptions, type Applicant } from '@headframe/wire'

import { dayInShort } from '../../../lib/day-words.ts'
import { chosenDay } from '../../../parts/person-form/start-day.ts'

type Free = Pick<Applicant, 'availability' | 'availability_label' | 'state'>

/**
 * "Now", the notice that was asked for, or "From 12 Dec 2026". A notice whose day has come, which
 * the label tells, is over.
 */
export function freeWords({ availability, availability_label, state }: Free): string | undefined {
  if (availability_label === 'Available') return 'Now'
  const day = chosenDay(availability, state)
  if (day) return `From ${dayInShort(day)}`
  return availabilityOptions.find(({ value }) => value === availability)?.name
}

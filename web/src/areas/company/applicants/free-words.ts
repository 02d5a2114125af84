import { availabilityOptions, firstInstant, timeZoneOf, type Applicant } from '@headframe/wire'

type Free = Pick<Applicant, 'availability' | 'availability_label' | 'state'>

/**
 * "Now", the notice that was asked for, or "From 12 Dec 2026". A notice whose day has come, which
 * the label tells, is over.
 */
export function freeWords({ availability, availability_label, state }: Free): string | undefined {
  if (availability_label === 'Available') return 'Now'
  if (availability < firstInstant) {
    return availabilityOptions.find(({ value }) => value === availability)?.name
  }
  const day = new Date(availability * 1000).toLocaleDateString('en-AU', {
    dateStyle: 'medium',
    timeZone: timeZoneOf(state),
  })
  return `From ${day}`
}

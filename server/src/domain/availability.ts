import type { availabilityLabels } from '@headframe/wire'
import { freeFrom } from '@headframe/wire'

export function availabilityLabel(
  availability: number,
  saidAt: Date,
  now: Date,
): (typeof availabilityLabels)[number] {
  return freeFrom(availability, saidAt) > now ? 'Busy' : 'Available'
}

import type { availabilityLabels } from '@headframe/wire'
import { freeFrom } from '@headframe/wire'

interface Told {
  readonly availability: number | null
  readonly saidAt: Date | null
  /** Work that they were approved for goes on today. */
  readonly isOnProject: boolean
}

/** In a word whether somebody could start; none while nobody knows. */
export function availabilityLabel(
  { availability, saidAt, isOnProject }: Told,
  now: Date,
): (typeof availabilityLabels)[number] | null {
  if (isOnProject) return 'On Project'
  if (availability === null || !saidAt) return null
  return freeFrom(availability, saidAt) > now ? 'Busy' : 'Available'
}

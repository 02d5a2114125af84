import type { Applicant } from '@headframe/wire'

import { availabilityInWords } from '../../../parts/profile/profile-words.ts'

type Free = Pick<Applicant, 'availability' | 'availability_date' | 'availability_label' | 'state'>

/** "Now" or "From 12 Dec 2026"; whoever is on a project and has named no day is not free now. */
export function freeWords(somebody: Free, now: Date): string | undefined {
  const from = availabilityInWords(somebody, now)?.from
  return from === 'Now' && somebody.availability_label === 'On Project' ? 'On a project' : from
}

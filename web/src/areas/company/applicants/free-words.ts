import { stateIn, type Applicant, type CommunityMember } from '@headframe/wire'

import { availabilityInWords } from '../../../parts/profile/profile-words.ts'

type Free = Pick<Applicant, 'availability' | 'availability_date' | 'availability_label' | 'state'>

/** "Now" or "From 12 Dec 2026"; whoever is on a project and has named no day is not free now. */
export function freeWords(somebody: Free, now: Date): string | undefined {
  const from = availabilityInWords(somebody, now)?.from
  return from === 'Now' && somebody.availability_label === 'On Project' ? 'On a project' : from
}

type FreeMember = Omit<Free, 'state'> & Pick<CommunityMember, 'location'>

/** The same of somebody of whom only the written home is told: the day is the one there. */
export function memberFreeWords(member: FreeMember, now: Date): string | undefined {
  return freeWords({ ...member, state: stateIn(member.location ?? '') ?? null }, now)
}

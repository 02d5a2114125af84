import type { Faults } from '@headframe/wire'
import { words } from '@headframe/wire'
import { kindsOf } from '../../../market/jobs/job-facts.ts'
import type { Applicant } from './queries.ts'

/** What an applicant asks for: dollars, without superannuation. */
export interface Terms {
  readonly rate: number
  readonly rate_type: 'hour' | 'day'
}

/** A rate of its own, or that of the profile. The profile's goes with the profile's type and no other. */
export function termsOf(
  wish: Partial<Terms>,
  profile: Pick<Applicant, 'rate' | 'rate_type'>,
): Partial<Terms> {
  const usual = {
    rate: profile.rate === null ? undefined : Number(profile.rate),
    rate_type: kindsOf(profile).rate_type ?? undefined,
  }
  if (wish.rate === undefined) return usual
  return { rate: wish.rate, rate_type: wish.rate_type ?? usual.rate_type }
}

export function areWhole(terms: Partial<Terms>): terms is Terms {
  return terms.rate !== undefined && terms.rate_type !== undefined
}

/** The rate comes first: its type is asked for only where there is one. */
export function faultsOfTerms({ rate, rate_type }: Partial<Terms>): Faults {
  if (rate === undefined) return { rate: words.applyRateRequired }
  return rate_type === undefined ? { rate_type: words.rateTypeRequired } : {}
}

import { monthsInWords, type ContractorProfile } from '@headframe/wire'

import type { Fact } from '../../ui/data/facts.tsx'
import {
  availabilityInWords,
  fieldOfWork,
  placeInWords,
  rateInWords,
  workRights,
} from './profile-words.ts'

/** What decides whether somebody fits, in one order everywhere. */
export function factsOf(profile: ContractorProfile, now: Date): Fact[] {
  const rate = rateInWords(profile)
  const availability = availabilityInWords(profile, now)
  const {
    current_company: company,
    updated_total_experience: total,
    updated_experience_company: here,
  } = profile

  return [
    { label: 'Rate', value: rate, hint: rate && 'excl. super' },
    { label: 'Availability', value: availability?.from, hint: availability?.said },
    { label: 'Role and industry', value: fieldOfWork(profile) },
    { label: 'Based in', value: placeInWords(profile) },
    { label: 'Work rights', value: workRights(profile) },
    { label: 'Contract type', value: profile.contract_type ?? undefined },
    { label: 'Experience', value: total === null ? undefined : monthsInWords(total) },
    {
      label: 'With present company',
      value: here === null ? undefined : monthsInWords(here),
      hint: here === null ? undefined : (company ?? undefined),
    },
  ]
}

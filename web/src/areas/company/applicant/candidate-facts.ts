import { monthsInWords, type CandidateProfile } from '@headframe/wire'

import { rateInWords, workRights } from '../../../parts/profile/profile-words.ts'
import type { Fact } from '../../../ui/data/facts.tsx'
import { freeWords } from '../applicants/free-words.ts'

/** What decides whether somebody fits, in one order everywhere. */
export function candidateFacts(candidate: CandidateProfile, rateHint: string): Fact[] {
  const {
    industry,
    contract_type,
    current_company,
    updated_total_experience: total,
    updated_experience_company: here,
  } = candidate
  const rate = rateInWords(candidate)

  return [
    { label: 'Rate', value: rate, hint: rate && rateHint },
    { label: 'Availability', value: freeWords(candidate) },
    { label: 'Visa Status', value: workRights(candidate) },
    { label: 'Contract Status', value: contract_type ?? undefined },
    { label: 'Industry', value: industry ?? undefined },
    { label: 'Total Experience', value: total === null ? undefined : monthsInWords(total) },
    { label: 'Current Job Tenure', value: here === null ? undefined : monthsInWords(here) },
    { label: 'Current Company', value: current_company ?? 'N/A' },
  ]
}

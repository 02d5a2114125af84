import { monthsInWords, type CandidateProfile } from '@headframe/wire'

import { inFigures } from '../../../lib/figures.ts'
import { rateWords } from '../../../parts/job/job-words.ts'
import { rateInWords, workRights } from '../../../parts/profile/profile-words.ts'
import type { Fact } from '../../../ui/data/facts.tsx'
import { freeWords } from '../applicants/free-words.ts'
import { besideJob } from '../applicants/rate-beside-job.ts'

/** "53 km to the site", as the crow flies. */
export function distanceInWords({ distance_km: km }: Pick<CandidateProfile, 'distance_km'>) {
  return km === null ? undefined : `${inFigures(km)} km to the site`
}

/** What is asked for beside what is paid. */
function besideInWords(candidate: CandidateProfile): string | undefined {
  const { offered } = candidate
  if (!offered) return undefined
  const { converted, difference } = besideJob(candidate, offered)
  const pays = `the job pays ${rateWords(offered)}`
  return difference === undefined
    ? `the job says ${rateWords(offered)}`
    : [converted, difference === 'as the job pays' ? difference : `${difference}: ${pays}`]
        .filter(Boolean)
        .join(', ')
}

/** What decides whether somebody fits, in one order everywhere. */
export function candidateFacts(candidate: CandidateProfile, rateHint: string, now: Date): Fact[] {
  const {
    industry,
    contract_type,
    current_company,
    updated_total_experience: total,
    updated_experience_company: here,
  } = candidate
  const rate = rateInWords(candidate)

  return [
    {
      label: 'Rate',
      value: rate,
      hint: rate && [rateHint, besideInWords(candidate)].filter(Boolean).join('; '),
    },
    { label: 'Availability', value: freeWords(candidate, now) },
    { label: 'Visa Status', value: workRights(candidate) },
    { label: 'Contract Status', value: contract_type ?? undefined },
    { label: 'Industry', value: industry ?? undefined },
    { label: 'Total Experience', value: total === null ? undefined : monthsInWords(total) },
    { label: 'Current Job Tenure', value: here === null ? undefined : monthsInWords(here) },
    { label: 'Current Company', value: current_company ?? 'N/A' },
  ]
}

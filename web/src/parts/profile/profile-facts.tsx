import type { ContractorProfile } from '@headframe/wire'

import { monthsInWords } from '../../lib/spans.ts'
import {
  availabilityInWords,
  fieldOfWork,
  placeInWords,
  rateInWords,
  workRights,
} from './profile-words.ts'

export interface ProfileFact {
  label: string
  value: string | undefined
  hint?: string | undefined
}

const notSpecified = 'Not specified'

/** What decides whether somebody fits, side by side. */
export function ProfileFacts({ facts }: { facts: readonly ProfileFact[] }) {
  return (
    <dl className="mt-6 grid grid-cols-1 gap-px overflow-hidden rounded-md border border-line bg-line min-[22rem]:grid-cols-2 xl:grid-cols-4">
      {facts.map(({ label, value, hint }) => (
        <div key={label} className="min-w-0 bg-sunken px-3.5 py-3 sm:px-4">
          <dt className="text-xs font-medium text-ink-2">{label}</dt>
          <dd className="num">
            <span className={value ? 'font-semibold text-ink' : 'text-ink-2'}>
              {value ?? notSpecified}
            </span>
            {hint && <span className="block text-sm text-ink-2">{hint}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** In one order everywhere. */
export function factsOf(profile: ContractorProfile, now: Date): ProfileFact[] {
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

import {
  availabilityOptions,
  dayFreeFrom,
  descriptionDeclined,
  homeInWords,
  visaInWords,
  visaOther,
  type ContractorProfile,
} from '@headframe/wire'

import { dayInShort } from '../../lib/day-words.ts'
import { dollars } from '../../lib/figures.ts'

type Known<Fact extends keyof ContractorProfile> = Pick<ContractorProfile, Fact>

const rateUnits = { hour: 'per hour', day: 'per day' } as const

export function fullName({ first_name, last_name }: Known<'first_name' | 'last_name'>): string {
  return `${first_name} ${last_name}`.trim()
}

export function rateInWords({ rate, rate_type }: Known<'rate' | 'rate_type'>): string | undefined {
  return rate === null || rate_type === null
    ? undefined
    : `${dollars(rate)} ${rateUnits[rate_type]}`
}

/** "Dozer Operator at Redback Ridge", or whichever half is known. */
export function presentWork({
  current_role,
  current_company,
}: Partial<Known<'current_role' | 'current_company'>>) {
  return [current_role, current_company].filter(Boolean).join(' at ') || undefined
}

export function fieldOfWork({ industry, role }: Known<'industry' | 'role'>): string | undefined {
  return [role, industry].filter(Boolean).join(', ') || undefined
}

export function placeInWords(home: Known<'suburb' | 'state'>): string | undefined {
  return homeInWords(home) || undefined
}

export function workRights({
  visa_status,
  visa_status_other,
}: Known<'visa_status' | 'visa_status_other'>) {
  const said = visa_status === visaOther ? visa_status_other : visa_status
  return said === null ? undefined : visaInWords(said)
}

interface AvailabilityWords {
  /** From when, as it stands today. */
  from: string
  /** What the person had said, where that is not the same. */
  said?: string
}

/** A notice of two weeks that was given three weeks ago is over: what counts is the day it comes to. */
export function availabilityInWords(
  {
    availability,
    availability_date,
    state,
  }: Pick<ContractorProfile, 'availability' | 'availability_date' | 'state'>,
  now: Date,
): AvailabilityWords | undefined {
  if (availability_date === null) return undefined
  const day = dayFreeFrom({ availability, availability_date, state }, now)
  if (day === undefined) return { from: 'Now' }

  const from = `From ${dayInShort(day)}`
  const said = availabilityOptions.find(({ value }) => value === availability)
  return { from, ...(said && { said: `${said.name} notice` }) }
}

/** The description where there is one to read: not where none is wanted. */
export function readableDescription({
  ai_description,
}: Known<'ai_description'>): string | undefined {
  return ai_description === null || ai_description === descriptionDeclined
    ? undefined
    : ai_description
}

/** The employers, newest first; they travel as JSON text. */
export function companiesOf({ companies }: Known<'companies'>): string[] {
  try {
    const list: unknown = JSON.parse(companies)
    return Array.isArray(list) ? list.filter((name) => typeof name === 'string') : []
  } catch {
    return []
  }
}

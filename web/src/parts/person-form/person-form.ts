import {
  isAvailability,
  judgeValue,
  personFields,
  visaOptions,
  visaOther,
  words,
  type Answer,
  type ContractorProfile,
  type Faults,
} from '@headframe/wire'

import type { FormFields } from '../../calls/call-form.tsx'

/** What a person says of themselves, as it stands in a form: registration and profile share it. */
export type PersonValues = {
  readonly first_name: string
  readonly last_name: string
  readonly phone: string
  readonly address: string
  readonly suburb: string
  readonly state: string
  readonly post_code: string
  readonly visa_status: string
  readonly visa_status_other: string
  /** The id as text; empty while none is chosen. */
  readonly industry: string
  readonly role: string
  /** One for each question of the role; undefined until its questions are known. */
  readonly answers: readonly Answer[] | undefined
  readonly availability: number | undefined
  /** As it is typed. */
  readonly rate: string
  readonly rate_type: string
  readonly contract_type: string
  readonly ideal_role: string
}

/** What a group of fields stands in: the form of a person, or one that asks for more. */
export interface PersonFieldsProps {
  form: FormFields<PersonValues>
}

export const emptyPerson: PersonValues = {
  first_name: '',
  last_name: '',
  phone: '',
  address: '',
  suburb: '',
  state: '',
  post_code: '',
  visa_status: '',
  visa_status_other: '',
  industry: '',
  role: '',
  answers: undefined,
  availability: undefined,
  rate: '',
  rate_type: '',
  contract_type: '',
  ideal_role: '',
}

/** A stored profile as the form shows it; its answers are read with the questions of the role. */
export function personOf(profile: ContractorProfile): PersonValues {
  return {
    first_name: profile.first_name,
    last_name: profile.last_name,
    phone: profile.phone ?? '',
    address: profile.address ?? '',
    suburb: profile.suburb ?? '',
    state: profile.state ?? '',
    post_code: profile.post_code ?? '',
    ...offeredVisa(profile.visa_status ?? '', profile.visa_status_other ?? ''),
    industry: String(profile.industryId ?? ''),
    role: String(profile.roleId ?? ''),
    answers: profile.answers.length > 0 ? profile.answers : undefined,
    availability: profile.availability || undefined,
    rate: String(profile.rate ?? ''),
    rate_type: profile.rate_type ?? '',
    contract_type: profile.contract_type ?? '',
    ideal_role: profile.ideal_role ?? '',
  }
}

/** A status that is not offered shows as Other, with itself as the detail. */
export function offeredVisa(
  status: string,
  detail: string,
): Pick<PersonValues, 'visa_status' | 'visa_status_other'> {
  const isOffered = status === '' || visaOptions.some((option) => option === status)
  return isOffered
    ? { visa_status: status, visa_status_other: detail }
    : { visa_status: visaOther, visa_status_other: detail || status }
}

const personalRules = {
  first_name: personFields.firstName,
  last_name: personFields.lastName,
  phone: personFields.phone,
  address: personFields.street,
  suburb: personFields.suburb,
  state: personFields.state,
  post_code: personFields.postCode,
  visa_status: personFields.visaStatus,
  visa_status_other: personFields.visaStatusOther,
} as const

const careerRules = {
  availability: personFields.availability,
  rate: personFields.rate,
  rate_type: personFields.rateType,
  contract_type: personFields.contractType,
  ideal_role: personFields.idealRole,
} as const

export type PersonPart = 'personal' | 'career' | 'all'

interface Facts {
  now: Date
  /** A day that was said before may have passed: it is not told off as long as it stays. */
  storedAvailability?: number
}

/** What is wrong, in the words that the server would use; it judges by the same fields. */
export function judgePerson(values: PersonValues, facts: Facts, which: PersonPart): Faults {
  return {
    ...(which === 'career' ? {} : judgePersonal(values)),
    ...(which === 'personal' ? {} : judgeCareer(values, facts)),
  }
}

function judgePersonal(values: PersonValues): Faults {
  const faults = judgeFields(personalRules, values)
  const isUntold = values.visa_status === visaOther && values.visa_status_other.trim() === ''
  return isUntold ? { ...faults, visa_status_other: words.visaDetailRequired } : faults
}

function judgeCareer(values: PersonValues, { now, storedAvailability }: Facts): Faults {
  const { industry, role, answers, availability, state } = values
  const faults: Faults = {}
  if (industry === '') faults['industry'] = words.industryRequired
  if (role === '') faults['role'] = words.roleRequired
  if (role !== '' && !isAnswered(answers)) faults['answers'] = words.answersRequired
  Object.assign(faults, judgeFields(careerRules, values))

  const isPossible =
    availability === undefined ||
    availability === storedAvailability ||
    isAvailability(availability, state, now)
  return isPossible ? faults : { ...faults, availability: words.availabilityRequired }
}

function isAnswered(answers: PersonValues['answers']): boolean {
  return answers?.every(({ response }) => response.trim() !== '') ?? false
}

type Rules = typeof personalRules | typeof careerRules

function judgeFields(rules: Rules, values: PersonValues): Faults {
  const judged = Object.entries(rules).map(([name, field]) => {
    const value = Object.hasOwn(values, name) ? values[name as keyof PersonValues] : undefined
    return [name, judgeValue(field, value).fault] as const
  })
  return Object.fromEntries(judged.filter((one): one is [string, string] => one[1] !== undefined))
}

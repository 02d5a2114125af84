import { visaOptions, visaOther, type Answer, type ContractorProfile } from '@headframe/wire'

import type { FormFields } from '../../forms/call-form.tsx'

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

import type { ProposedFields } from '@headframe/wire'

import type { RegistrationValues } from './registration-values.ts'
import { emptyRegistration } from './registration-values.ts'

/** What a resume may say of the form, at the names of the form. */
export type Fillings = Partial<
  Pick<
    RegistrationValues,
    | 'email'
    | 'first_name'
    | 'last_name'
    | 'phone'
    | 'suburb'
    | 'state'
    | 'post_code'
    | 'visa_status'
    | 'industry'
    | 'role'
    | 'availability'
  >
>

interface Group {
  readonly called: string
  readonly fields: readonly (keyof Fillings)[]
  /** Whoever has begun one of these has said what the others are about. */
  readonly beside?: readonly (keyof RegistrationValues)[]
}

/** Half of what was typed and half of what was read would say what nobody has said. */
const groups: readonly Group[] = [
  { called: 'email', fields: ['email'] },
  { called: 'name', fields: ['first_name', 'last_name'] },
  { called: 'phone', fields: ['phone'] },
  { called: 'suburb', fields: ['suburb', 'state', 'post_code'], beside: ['address'] },
  { called: 'visa status', fields: ['visa_status'] },
  { called: 'role', fields: ['industry', 'role'] },
  { called: 'availability', fields: ['availability'] },
]

/** Of what was read, that which stands where nobody has typed anything. */
export function fillingsOf(proposed: ProposedFields, values: RegistrationValues): Fillings {
  const { industry_id, role_id, ...rest } = proposed
  const read: Fillings = {
    ...rest,
    ...(industry_id !== undefined && { industry: String(industry_id) }),
    ...(role_id !== undefined && { role: String(role_id) }),
  }
  const open = groups.filter(({ fields, beside = [] }) =>
    [...fields, ...beside].every((name) => isBlank(values[name])),
  )
  const fields = open.flatMap((group) => group.fields).filter((name) => !isBlank(read[name]))
  return Object.fromEntries(fields.map((name) => [name, read[name]]))
}

/** What takes fillings away again; whatever somebody has changed since, or built on, stays. */
export function blankOf(filled: Fillings, values: RegistrationValues): Fillings {
  const untouched = groups.filter(
    ({ fields }) =>
      fields.every((name) => !(name in filled) || values[name] === filled[name]) &&
      !(fields.includes('role') && hasAnswers(values)),
  )
  const fields = untouched.flatMap((group) => group.fields).filter((name) => name in filled)
  return Object.fromEntries(fields.map((name) => [name, emptyRegistration[name]]))
}

export function filledInWords(fillings: Fillings): string {
  const called = groups
    .filter(({ fields }) => fields.some((name) => name in fillings))
    .map((group) => group.called)
  return called.length === 0
    ? 'There was nothing to fill in.'
    : `Filled in: ${inWords.format(called)}. Please check them in each step.`
}

const inWords = new Intl.ListFormat('en-AU')

function hasAnswers({ answers = [] }: RegistrationValues): boolean {
  return answers.some(({ response }) => response !== '')
}

function isBlank(value: unknown): boolean {
  return value === undefined || (typeof value === 'string' && value.trim() === '')
}

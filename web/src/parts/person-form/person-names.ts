import type { Answer, Faults } from '@headframe/wire'

import { amountIn } from '../../lib/amount-in.ts'
import { offeredVisa, type PersonValues } from './person-values.ts'

/** Registration has names of its own for the fields of a person. */
const registrationNames = {
  first_name: 'field_firstName',
  last_name: 'field_lastName',
  phone: 'field_phone',
  address: 'field_address',
  suburb: 'field_suburb',
  state: 'field_state',
  post_code: 'field_postCode',
  visa_status: 'field_visaStatus',
  visa_status_other: 'field_visaStatusOther',
  industry: 'selectedIndustry',
  role: 'selectedRole',
  answers: 'answers',
  availability: 'selectedAvailability',
  rate: 'field_rate',
  rate_type: 'field_rateType',
  contract_type: 'field_contractStatus',
  ideal_role: 'field_roleDescription',
} as const satisfies Record<keyof PersonValues, string>

type Sent = Record<string, unknown>

/** As `contractorProfiles.update` takes these fields, before it is judged; the others stay as they are. */
export function updateFields(values: PersonValues, fields: readonly (keyof PersonValues)[]): Sent {
  const amounts = { ...values, rate: amountIn(values.rate) }
  const sent = Object.fromEntries(fields.map((name) => [name, amounts[name]]))
  return fields.includes('answers') ? { ...sent, ...questionsAndAnswers(values) } : sent
}

/** As `contractorRegistration.register` and its draft take it, before it is judged. */
export function registrationFields(values: PersonValues): Sent {
  const amounts = { ...values, rate: amountIn(values.rate) }
  const renamed = Object.entries(registrationNames).map(([name, sentName]) => [
    sentName,
    amounts[name as keyof PersonValues],
  ])
  return { ...Object.fromEntries(renamed), ...questionsAndAnswers(values) }
}

function questionsAndAnswers({ answers = [] }: PersonValues): Sent {
  return {
    questions: answers.map(({ id, question }) => ({ id, question })),
    answers: answers.map(({ id, response }) => ({ id, response })),
  }
}

/** A refusal of either call, told at the form's own names. */
export function personFaults(refused: Faults): Faults {
  const own = new Map<string, string>(
    Object.entries(registrationNames).map(([name, sentName]) => [sentName, name]),
  )
  const told = Object.entries(refused).map(([field, text]) => {
    // One answer of many is told where the answers stand.
    const whole = field.split('.')[0] ?? field
    return [own.get(whole) ?? whole, text] as const
  })
  return Object.fromEntries(told)
}

/** What a draft of a registration holds, as far as the form can show it. */
export function personOfDraft(data: Sent): PersonValues {
  const text = (name: keyof typeof registrationNames) => textOf(data[registrationNames[name]])
  return {
    first_name: text('first_name'),
    last_name: text('last_name'),
    phone: text('phone'),
    address: text('address'),
    suburb: text('suburb'),
    state: text('state'),
    post_code: text('post_code'),
    ...offeredVisa(text('visa_status'), text('visa_status_other')),
    industry: text('industry'),
    role: text('role'),
    answers: answersOf(data['questions'], data['answers']),
    availability: Number(data[registrationNames.availability]) || undefined,
    rate: text('rate'),
    rate_type: text('rate_type'),
    contract_type: text('contract_type'),
    ideal_role: text('ideal_role'),
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function answersOf(questions: unknown, answers: unknown): readonly Answer[] | undefined {
  if (!Array.isArray(questions) || !Array.isArray(answers) || questions.length === 0)
    return undefined
  return questions.map((one: unknown, at) => {
    const { id, question } = Object(one) as Sent
    const { response } = Object(answers[at]) as Sent
    return { id: Number(id), question: textOf(question), response: textOf(response) }
  })
}

import { visaOther, type Answer } from '@headframe/wire'

import type { HeadField } from '../../../parts/person-form/join-person.ts'
import type { PersonValues } from '../../../parts/person-form/person-values.ts'
import { startInWords } from '../../../parts/person-form/start-day.ts'

/** What its industry and its role are called. */
export interface WorkNames {
  readonly industry: string
  readonly role: string
}

/** What stands in a form, for comparing: whatever hangs together as one. */
export function inWords(name: HeadField, values: PersonValues, work: WorkNames): string {
  return words[name](values, work)
}

type Words = (values: PersonValues, work: WorkNames) => string

const words: Readonly<Record<HeadField, Words>> = {
  first_name: ({ first_name }) => first_name,
  last_name: ({ last_name }) => last_name,
  phone: ({ phone }) => phone,
  address: ({ address, suburb, state, post_code }) =>
    said([address, suburb, said([state, post_code], ' ')], ', '),
  visa_status: ({ visa_status, visa_status_other }) =>
    visa_status === visaOther ? said([visa_status, visa_status_other], ': ') : visa_status,
  industry: ({ answers = [] }, { industry, role }) =>
    said([said([role, industry], ', '), ...answers.map(answerInWords)], '\n'),
  availability: ({ availability, state }) =>
    availability === undefined ? '' : startInWords(availability, state),
  rate: ({ rate, rate_type }) => (rate === '' ? '' : said([`$${rate}`, rate_type], ' per ')),
  contract_type: ({ contract_type }) => contract_type,
  ideal_role: ({ ideal_role }) => ideal_role,
}

function answerInWords({ question, response }: Answer): string {
  return response === '' ? '' : `${question} ${response}`
}

function said(parts: readonly string[], between: string): string {
  return parts.filter((part) => part !== '').join(between)
}

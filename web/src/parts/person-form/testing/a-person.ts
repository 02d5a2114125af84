import type { PersonValues } from '../person-values.ts'

/** Somebody to whom nothing is missing. */
export const marnie: PersonValues = {
  first_name: 'Marnie',
  last_name: 'Okafor',
  phone: '0491 570 156',
  address: '14 Wattle Street',
  suburb: 'Kambalda',
  state: 'WA',
  post_code: '6442',
  visa_status: 'Citizen',
  visa_status_other: '',
  industry: '1',
  role: '108',
  answers: [{ id: 1081, question: 'Which dozers?', response: 'D11' }],
  availability: 0.2,
  rate: '88.50',
  rate_type: 'hour',
  contract_type: '',
  ideal_role: 'Bulk push on days.',
}

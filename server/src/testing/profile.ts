import type { contractorProfiles, InputOf } from '@headframe/wire'
import { reference } from '@headframe/wire'
import type { Product } from './product.ts'

export type ProfileWish = InputOf<typeof contractorProfiles.update>

export const dozerOperator = 108

/** Everything that the profile form asks, each question answered. */
export async function aWholeProfile({ send }: Product): Promise<ProfileWish> {
  const questions = await send(reference.questions, { roleId: dozerOperator })
  return {
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
    role: String(dozerOperator),
    answers: questions.map(({ id }) => ({ id, response: `Answer to ${id}` })),
    availability: 0.2,
    rate: 88.5,
    rate_type: 'hour',
    contract_type: 'PAYG',
    ideal_role: 'Bulk push on days.',
  }
}

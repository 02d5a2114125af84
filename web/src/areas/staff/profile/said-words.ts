import { phoneText, type ContractorSayings, type StaffProfile } from '@headframe/wire'

import { dollars } from '../../../lib/figures.ts'
import { saidAvailability } from '../person/person-words.ts'

type Field = keyof ContractorSayings

/**
 * What the contractor says in a field where the copy says something else, in words: the reader sees which of
 * the two is shown. Nothing where both say the same, and for uploads.
 */
export function saidInstead(profile: StaffProfile, field: Field): string | undefined {
  const { said } = profile
  if (!said || said[field] === profile[field]) return undefined
  const [firstName = ''] = said.full_name.split(' ')
  return `${firstName} says ${inWords(field, said[field])}`
}

function inWords(field: Field, value: string | number | null): string {
  if (field === 'availability') return saidAvailability(Number(value)) ?? 'nothing'
  if (value === null || value === '') return 'nothing'
  if (field === 'phone') return phoneText(String(value))
  return field === 'rate' ? `${dollars(Number(value))} an hour` : String(value)
}

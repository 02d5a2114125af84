import type { DraftData } from '@headframe/wire'

import { personOfDraft, registrationFields } from '../../../parts/person-form/person-names.ts'
import { emptyRegistration, type RegistrationValues } from './registration-values.ts'

/** What a draft holds of the form: no passwords and no files. Null takes a field away again. */
export function draftData(values: RegistrationValues): DraftData {
  const fields = Object.entries({ ...registrationFields(values), field_email: values.email })
  return Object.fromEntries(fields.map(([field, value]) => [field, value ?? null]))
}

export function valuesOfDraft(data: DraftData): RegistrationValues {
  const { field_email: email } = data
  return {
    ...emptyRegistration,
    ...personOfDraft(data),
    email: typeof email === 'string' ? email : '',
  }
}

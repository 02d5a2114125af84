import type { DraftData } from '@headframe/wire'

import { asRegistered } from './registered-people.ts'
import type { RegistrationValues } from './registration-values.ts'

/** What a draft holds of the form: no passwords. */
export function draftData(values: RegistrationValues): DraftData {
  const { password: _password, confirmPassword: _confirmed, ...kept } = values
  return { ...kept, keyPeople: values.keyPeople.map(asRegistered) }
}

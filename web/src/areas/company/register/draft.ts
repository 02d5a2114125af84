import type { DraftData } from '@headframe/wire'

import { storedDraft } from '../../../parts/wizard/stored-draft.ts'
import { loadRegistrationCalls } from './load-registration-calls.ts'
import { asRegistered } from './registered-people.ts'
import { steps } from './registration-steps.ts'
import type { RegistrationValues } from './registration-values.ts'

export const storedRegistration = storedDraft({
  key: 'companyRegistrationDraft',
  lastStep: steps.length - 1,
  find: async (id) => (await loadRegistrationCalls()).findDraft(id),
  begin: async (content) => (await loadRegistrationCalls()).beginDraft(content),
  save: async (id, content) => (await loadRegistrationCalls()).keepDraft(id, content),
})

/** What a draft holds of the form: no passwords. */
export function draftData(values: RegistrationValues): DraftData {
  const { password: _password, confirmPassword: _confirmed, ...kept } = values
  return { ...kept, keyPeople: values.keyPeople.map(asRegistered) }
}

import { storedDraft } from '../../../parts/wizard/stored-draft.ts'
import { loadRegistrationCalls } from './load-registration-calls.ts'
import { inputSteps } from './registration-steps.ts'

export const storedRegistration = storedDraft({
  key: 'registrationInProgressDraft',
  lastStep: inputSteps.length - 1,
  find: async (id) => (await loadRegistrationCalls()).findDraft(id),
  begin: async (content) => (await loadRegistrationCalls()).beginDraft(content),
  save: async (id, content) => (await loadRegistrationCalls()).keepDraft(id, content),
})

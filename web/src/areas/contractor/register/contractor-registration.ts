import { codeOrRefusal } from '../../../calls/code-or-refusal.ts'
import { paths } from '../../../lib/paths.ts'
import { registrationKind } from '../../../parts/new-account/registration-kind.ts'
import { draftData, valuesOfDraft } from './draft-content.ts'
import { inputSteps } from './registration-steps.ts'
import { emptyRegistration } from './registration-values.ts'

export const loadForm = () => import('./registration-form.ts')

export const contractorRegistration = registrationKind({
  name: 'Contractor registration',
  path: paths.contractor.register,
  key: 'registrationInProgressDraft',
  steps: inputSteps,
  blank: emptyRegistration,
  emailField: 'email',
  notKept: [
    { field: 'password', step: 'login-details', called: 'password' },
    { field: 'picture', step: 'personal-details', called: 'picture' },
    { field: 'resume', step: 'resume-upload', called: 'resume' },
  ],
  dataOf: draftData,
  valuesOf: valuesOfDraft,
  loadCalls: async () => (await codeOrRefusal(import('./registration-calls.ts'))).calls,
  loadForm,
})

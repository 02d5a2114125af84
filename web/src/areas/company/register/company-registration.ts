import { codeOrRefusal } from '../../../calls/code-or-refusal.ts'
import { paths } from '../../../lib/paths.ts'
import { registrationKind } from '../../../parts/new-account/registration-kind.ts'
import { draftData } from './draft.ts'
import { steps } from './registration-steps.ts'
import { emptyRegistration } from './registration-values.ts'

export const companyRegistration = registrationKind({
  name: 'Company registration',
  path: paths.company.register,
  key: 'companyRegistrationDraft',
  steps,
  blank: emptyRegistration,
  emailField: 'companyEmail',
  notKept: [{ field: 'password', step: 'manager-info', called: 'password' }],
  dataOf: draftData,
  valuesOf: async (data) =>
    (await codeOrRefusal(import('./values-of-draft.ts'))).valuesOfDraft(data),
  beginsDraft: true,
  loadCalls: async () => (await codeOrRefusal(import('./registration-calls.ts'))).calls,
  loadForm: () => import('./registration-form.ts'),
})

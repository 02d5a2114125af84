import { contractorRegistration, registrationInProgress } from '@headframe/wire'
import { implement, on } from '../../kit/use-case.ts'
import { registrationCalls } from '../../market/accounts/registration-calls.ts'
import { checkRegistration } from './check-registration.ts'
import { checkDraft, keepDraft } from './keep-draft.ts'
import { proposeFields } from './propose-fields.ts'
import { registerContractor } from './register-contractor.ts'
import { checkSignUp, signUpContractor } from './sign-up.ts'

const { checkEmail, showDraft, findOpenDraft, saveDraft } = registrationCalls('contractor')

export const registrationRoutes = [
  ...implement(registrationInProgress, {
    emailCheck: checkEmail,
    newDraft: on(checkDraft, keepDraft),
    draft: showDraft,
    saveDraft: on(findOpenDraft, saveDraft),
    proposeFields,
  }),
  ...implement(contractorRegistration, {
    register: on(checkRegistration, registerContractor),
    signUp: on(checkSignUp, signUpContractor),
  }),
]

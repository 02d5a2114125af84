import { contractorRegistration, registrationInProgress } from '@headframe/wire'
import { implement, on } from '../../kit/use-case.ts'
import { checkEmail } from './check-email.ts'
import { checkRegistration } from './check-registration.ts'
import { checkDraft, findOpenDraft, keepDraft, saveDraft, showDraft } from './keep-draft.ts'
import { registerContractor } from './register-contractor.ts'
import { checkSignUp, signUpContractor } from './sign-up.ts'

export const registrationRoutes = [
  ...implement(registrationInProgress, {
    emailCheck: checkEmail,
    newDraft: on(checkDraft, keepDraft),
    draft: showDraft,
    saveDraft: on(findOpenDraft, saveDraft),
  }),
  ...implement(contractorRegistration, {
    register: on(checkRegistration, registerContractor),
    signUp: on(checkSignUp, signUpContractor),
  }),
]

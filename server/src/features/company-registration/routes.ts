import { companyRegistration, companyRegistrationInProgress } from '@headframe/wire'
import { implement, on } from '../../kit/use-case.ts'
import { registrationCalls } from '../../market/accounts/registration-calls.ts'
import { checkRegistration } from './check-registration.ts'
import { beginDraft, saveDraft } from './keep-draft.ts'
import { registerCompany } from './register-company.ts'
import { showMarketData } from './show-market-data.ts'
import { checkSignUp, signUpCompany } from './sign-up.ts'
import { findDraftOfLogo, offerLogoUpload } from './upload-logo.ts'

const { checkEmail, showDraft, findOpenDraft } = registrationCalls('company')

export const companyRegistrationRoutes = [
  ...implement(companyRegistrationInProgress, {
    emailCheck: checkEmail,
    newDraft: beginDraft,
    draft: showDraft,
    saveDraft: on(findOpenDraft, saveDraft),
    uploadLogo: on(findDraftOfLogo, offerLogoUpload),
    marketData: showMarketData,
  }),
  ...implement(companyRegistration, {
    register: on(checkRegistration, registerCompany),
    registerOld: on(checkSignUp, signUpCompany),
    signUp: on(checkSignUp, signUpCompany),
  }),
]

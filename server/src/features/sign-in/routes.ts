import { recoverPassword, session, signIn } from '@headframe/wire'
import { implement, on } from '../../kit/use-case.ts'
import {
  recoverCompanyPassword,
  recoverContractorPassword,
  recoverStaffPassword,
} from './recover-password.ts'
import { checkResetToken, findUsableReset, resetPassword } from './reset-password.ts'
import { signInCompany, signInContractor, signInStaff } from './sign-in.ts'
import { signOut } from './sign-out.ts'

export const signInRoutes = [
  ...implement(signIn, {
    staff: signInStaff,
    contractor: signInContractor,
    company: signInCompany,
  }),
  ...implement(recoverPassword, {
    contractor: recoverContractorPassword,
    company: recoverCompanyPassword,
    staff: recoverStaffPassword,
    checkToken: checkResetToken,
    reset: on(findUsableReset, resetPassword),
  }),
  ...implement(session, { logout: signOut }),
]

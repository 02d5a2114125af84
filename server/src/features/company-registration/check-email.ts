import type { companyRegistrationInProgress } from '@headframe/wire'
import { words } from '@headframe/wire'
import { isEmailTaken } from '../../market/accounts/accounts.ts'
import type { UseCase } from '../../kit/use-case.ts'

export const checkEmail: UseCase<typeof companyRegistrationInProgress.emailCheck> = async (
  { reading },
  { email },
) =>
  (await isEmailTaken(reading, 'company', email))
    ? { error: true, message: words.emailTaken }
    : { error: false }

import type { registrationInProgress } from '@headframe/wire'
import { words } from '@headframe/wire'
import { isEmailTaken } from '../../market/accounts/accounts.ts'
import type { UseCase } from '../../kit/use-case.ts'

export const checkEmail: UseCase<typeof registrationInProgress.emailCheck> = async (
  { reading },
  { email },
) =>
  (await isEmailTaken(reading, 'contractor', email))
    ? { error: true, message: words.emailTaken }
    : { error: false }

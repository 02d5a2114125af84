import type { registrationInProgress } from '@headframe/wire'
import { words } from '@headframe/wire'
import type { UseCase } from '../../kit/use-case.ts'
import { isEmailTaken } from './queries.ts'

export const checkEmail: UseCase<typeof registrationInProgress.emailCheck> = async (
  { reading },
  { email },
) =>
  (await isEmailTaken(reading, email))
    ? { error: true, message: words.emailTaken }
    : { error: false }

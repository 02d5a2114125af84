import type { contractorRegistration } from '@headframe/wire'
import { productName, Refusal } from '@headframe/wire'
import { isEmailTaken, openContractor } from '../../market/accounts/accounts.ts'
import { faultsOfEasyPassword } from '../../kit/sign-in/easy-password-faults.ts'
import { rememberDevice } from '../../kit/sign-in/known-devices.ts'
import { hashPassword } from '../../kit/sign-in/passwords.ts'
import { startSession } from '../../kit/sign-in/sessions.ts'
import type { Prepare, UseCase } from '../../kit/use-case.ts'
import { welcomeByMail } from '../../market/accounts/welcome-by-mail.ts'
import { welcome } from './mails.ts'

type SignUp = typeof contractorRegistration.signUp

export const checkSignUp: Prepare<SignUp, undefined> = async (_, sound) => ({
  faults: await faultsOfEasyPassword('password', sound.password, [
    sound.email,
    sound.first_name,
    sound.last_name,
  ]),
  subject: undefined,
})

/** Unlike the whole registration it signs in at once, for the profile is still to be filled. */
export const signUpContractor: UseCase<SignUp> = async (
  { db, reading, now, caller, world },
  { email, password, first_name: firstName, last_name: lastName, phone },
) => {
  if (await isEmailTaken(reading, 'contractor', email)) throw new Refusal('EMAIL_TAKEN')
  const passwordHash = await hashPassword(password)

  const account = { email, passwordHash, now }
  const id = await openContractor(db, account, { firstName, lastName, phone })
  const token = await startSession(
    { db, now, caller },
    { id, audience: 'contractor', passwordHash },
  )
  await rememberDevice({ db, now, caller }, id)
  await welcomeByMail(
    { db, now, world },
    { accountId: id, audience: 'contractor', email, firstName, lastName },
    (facts) => welcome({ ...facts, next: 'profile' }),
  )
  return { success: true, message: `Welcome to ${productName}, ${firstName}!`, token }
}

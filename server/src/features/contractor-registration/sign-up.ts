import type { contractorRegistration } from '@headframe/wire'
import { productName } from '@headframe/wire'
import { openContractor } from '../../market/accounts/accounts.ts'
import { faultsOfEasyPassword } from '../../kit/sign-in/easy-password-faults.ts'
import type { Prepare, UseCase } from '../../kit/use-case.ts'
import { letNewcomerIn, readyAccount, welcomeByMail } from '../../market/accounts/newcomers.ts'

type SignUp = typeof contractorRegistration.signUp

export const checkSignUp: Prepare<SignUp, undefined> = async (_, sound) => ({
  faults: await faultsOfEasyPassword('password', sound.password, [
    sound.email,
    sound.first_name,
    sound.last_name,
  ]),
  subject: undefined,
})

const audience = 'contractor'

/** Unlike the whole registration it signs in at once, for the profile is still to be filled. */
export const signUpContractor: UseCase<SignUp> = async (
  context,
  { email, password, first_name: firstName, last_name: lastName, phone },
) => {
  const account = await readyAccount(context, { audience, email, password })
  const id = await openContractor(context.db, account, { firstName, lastName, phone })
  const token = await letNewcomerIn(context, { ...account, id, audience })
  await welcomeByMail(context, { id, audience, email, firstName, lastName }, 'short form')
  return { success: true, message: `Welcome to ${productName}, ${firstName}!`, token }
}

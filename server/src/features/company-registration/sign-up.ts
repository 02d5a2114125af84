import type { companyRegistration } from '@headframe/wire'
import { productName, Refusal, withHttps } from '@headframe/wire'
import { isEmailTaken } from '../../market/accounts/accounts.ts'
import { faultsOfEasyPassword } from '../../kit/sign-in/easy-password-faults.ts'
import { openCompany } from '../../market/companies/open-company.ts'
import { rememberDevice } from '../../kit/sign-in/known-devices.ts'
import { hashPassword } from '../../kit/sign-in/passwords.ts'
import { startSession } from '../../kit/sign-in/sessions.ts'
import type { Prepare, UseCase } from '../../kit/use-case.ts'
import { welcomeByMail } from '../../market/accounts/welcome-by-mail.ts'
import { welcome } from './mails.ts'

type SignUp = (typeof companyRegistration)['signUp' | 'registerOld']

export const checkSignUp: Prepare<SignUp, undefined> = async (_, sound) => ({
  faults: await faultsOfEasyPassword('password', sound.password, [
    sound.contact_email,
    sound.contact_name,
    sound.company_name,
  ]),
  subject: undefined,
})

/** Nothing of what a company says here is seen by others before it publishes its profile. */
export const signUpCompany: UseCase<SignUp> = async ({ db, reading, now, caller, world }, form) => {
  const { company_name: name, contact_email: email } = form
  if (await isEmailTaken(reading, 'company', email)) throw new Refusal('EMAIL_TAKEN')
  const passwordHash = await hashPassword(form.password)

  const [firstName, lastName] = splitAtFirstBlank(form.contact_name)
  const { id } = await openCompany(
    db,
    { email, passwordHash, now },
    {
      name,
      contact: {
        firstName,
        lastName: lastName || null,
        title: form.contact_position,
        phone: form.contact_phone,
      },
      face: { office_address: form.company_office, website: withHttps(form.company_website) },
    },
  )
  const token = await startSession({ db, now, caller }, { id, audience: 'company', passwordHash })
  await rememberDevice({ db, now, caller }, id)
  await welcomeByMail(
    { db, now, world },
    { accountId: id, audience: 'company', email, firstName, lastName },
    (facts) => welcome({ ...facts, next: 'profile' }),
  )
  return { success: true, message: `Welcome to ${productName}, ${name}!`, token }
}

function splitAtFirstBlank(name: string): [first: string, rest: string] {
  const [first = '', ...rest] = name.split(' ')
  return [first, rest.join(' ').trim()]
}

import type { companyRegistration } from '@headframe/wire'
import { productName, withHttps } from '@headframe/wire'
import { faultsOfEasyPassword } from '../../kit/sign-in/easy-password-faults.ts'
import { openCompany } from '../../market/companies/open-company.ts'
import type { Prepare, UseCase } from '../../kit/use-case.ts'
import { letNewcomerIn, readyAccount, welcomeByMail } from '../../market/accounts/newcomers.ts'

type SignUp = (typeof companyRegistration)['signUp' | 'registerOld']

export const checkSignUp: Prepare<SignUp, undefined> = async (_, sound) => ({
  faults: await faultsOfEasyPassword('password', sound.password, [
    sound.contact_email,
    sound.contact_name,
    sound.company_name,
  ]),
  subject: undefined,
})

const audience = 'company'

/** Nothing of what a company says here is seen by others before it publishes its profile. */
export const signUpCompany: UseCase<SignUp> = async (context, form) => {
  const { company_name: name, contact_email: email, password } = form
  const account = await readyAccount(context, { audience, email, password })

  const [firstName, lastName] = splitAtFirstBlank(form.contact_name)
  const { id } = await openCompany(context.db, account, {
    name,
    contact: {
      firstName,
      lastName: lastName || null,
      title: form.contact_position,
      phone: form.contact_phone,
    },
    face: { office_address: form.company_office, website: withHttps(form.company_website) },
  })
  const token = await letNewcomerIn(context, { ...account, id, audience })
  await welcomeByMail(context, { id, audience, email, firstName, lastName }, 'short form')
  return { success: true, message: `Welcome to ${productName}, ${name}!`, token }
}

function splitAtFirstBlank(name: string): [first: string, rest: string] {
  const [first = '', ...rest] = name.split(' ')
  return [first, rest.join(' ').trim()]
}

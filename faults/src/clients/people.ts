import {
  companyAccounts,
  companyRegistration,
  connect,
  contractorRegistration,
} from '@headframe/wire'
import type { Send } from '@headframe/wire'
import { aCompanyRegistration } from '@headframe/server/src/testing/company-registration.ts'
import { aRegistration, testPassword } from '@headframe/server/src/testing/registration.ts'
import { aWord, between } from '../ground.ts'
import type { HistoryBook } from '../history.ts'
import { names } from '../names.ts'
import { insist } from './insist.ts'

/** Where people go, which moves whenever a server is started anew, and what is noted of it. */
export interface Town {
  readonly place: { readonly base: string }
  readonly history: HistoryBook
}

export interface Citizen {
  readonly email: string
  readonly token: string
  readonly send: Send
}

export interface Employer extends Citizen {
  readonly id: string
}

/** Everybody sits at an address of their own, as people do. */
export function sender({ place }: Pick<Town, 'place'>, token?: string): Send {
  const address = [10, between(0, 255), between(0, 255), between(1, 254)].join('.')
  return (call, input, options) =>
    connect({
      base: place.base,
      headers: { 'x-forwarded-for': address },
      ...(token ? { tokenFor: () => token } : {}),
    })(call, input, options)
}

/** Somebody who gave a name and a telephone number. */
export async function signUp(town: Town): Promise<Citizen | undefined> {
  const email = `worker-${aWord()}@faults.example`
  const send = sender(town)
  const answer = await insist(town.history, {
    name: names.account('contractor', email),
    already: 'EMAIL_TAKEN',
    ask: () =>
      send(contractorRegistration.signUp, {
        first_name: 'Wes',
        last_name: 'Tran',
        email,
        phone: '0491 570 156',
        password: testPassword,
        passwordConfirm: testPassword,
      }),
  })
  if (answer) town.history.acknowledgeMade(names.account('contractor', email))
  const token = answer?.is?.token
  return token ? { email, token, send: sender(town, token) } : undefined
}

/** Somebody who came with a picture and a resume. */
export async function registerWhole(town: Town): Promise<string | undefined> {
  const send = sender(town)
  const form = await readForm()
  if (!form) return undefined
  const email = form.field_email
  const answer = await insist(town.history, {
    name: names.account('contractor', email),
    already: 'EMAIL_TAKEN',
    ask: () => send(contractorRegistration.register, form),
  })
  if (!answer) return undefined
  town.history.acknowledgeMade(names.account('contractor', email))
  town.history.acknowledgeMade(names.resume(email, 'active'))
  return email

  async function readForm() {
    const read = await insist(town.history, {
      name: 'the form of a registration',
      ask: () => aRegistration({ send }, { field_email: `whole-${aWord()}@faults.example` }),
    })
    return read?.is
  }
}

export async function registerCompany(town: Town): Promise<Employer | undefined> {
  const form = aCompanyRegistration({ companyEmail: `company-${aWord()}@faults.example` })
  const email = form.companyEmail
  const send = sender(town)
  const answer = await insist(town.history, {
    name: names.account('company', email),
    already: 'EMAIL_TAKEN',
    ask: () => send(companyRegistration.register, form),
  })
  if (answer) town.history.acknowledgeMade(names.account('company', email))
  const token = answer?.is?.token
  if (!token) return undefined
  const own = sender(town, token)
  const account = await insist(town.history, {
    name: `the account of ${email}`,
    ask: () => own(companyAccounts.account, {}),
  })
  return account?.is && { id: account.is.id, email, token, send: own }
}

import { randomUUID } from 'node:crypto'
import { companyInvitations, companyPeople } from '@headframe/wire'
import type { CompanyRole } from '@headframe/wire'
import { inOneTransaction } from '../db/call-transaction.ts'
import { startSession } from '../kit/sign-in/sessions.ts'
import { openColleague } from '../market/companies/colleagues.ts'
import type { Person } from './people.ts'
import type { Product } from './product.ts'
import { testPassword, testPasswordHash } from './registration.ts'

export const anAddress = () => `colleague-${randomUUID()}@people.example`

/** Somebody who works in the company's account already, and is signed in. */
export async function aColleague(
  { world }: Product,
  company: Pick<Person, 'id'>,
  role: CompanyRole,
  { firstName = 'Jane', lastName = 'Okafor' } = {},
): Promise<Person> {
  const email = anAddress()
  const now = world.clock()
  const hash = await testPasswordHash()
  return inOneTransaction(world.database, async (db) => {
    const account = { email, passwordHash: hash, now }
    const id = await openColleague(db, account, {
      companyId: company.id,
      role,
      firstName,
      lastName,
    })
    const token = await startSession({ db, now }, { id, audience: 'company', passwordHash: hash })
    return { id, audience: 'company', email, password: testPassword, token }
  })
}

/** The link in the newest letter to an address, as its last part. */
export async function invitationTokenFor(product: Product, address: string): Promise<string> {
  await product.runTasks()
  const link = (await product.mailTo(address)).at(-1)?.link ?? ''
  return link.slice(link.lastIndexOf('/') + 1)
}

export async function invite(
  product: Product,
  owner: Person,
  { email = anAddress(), role = 'hirer' }: { email?: string; role?: CompanyRole } = {},
) {
  const { invitation } = await product.as(owner).send(companyPeople.invite, { email, role })
  return { ...invitation, token: await invitationTokenFor(product, email) }
}

export const acceptForm = (token: string) => ({
  token,
  firstName: 'Jane',
  lastName: 'Okafor',
  password: testPassword,
  confirmPassword: testPassword,
})

export const accept = (product: Product, token: string) =>
  product.send(companyInvitations.accept, acceptForm(token))

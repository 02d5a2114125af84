import { randomUUID } from 'node:crypto'
import { companyRegistration, contractorRegistration, plainAddress, signIn } from '@headframe/wire'
import type { Audience } from '@headframe/wire'
import { inOneTransaction } from '../db/call-transaction.ts'
import type { Writing } from '../db/open.ts'
import { openAccount, openContractor, openStaffMember } from '../market/accounts/accounts.ts'
import type { NewContractor } from '../market/accounts/accounts.ts'
import { openCompany } from '../market/companies/open-company.ts'
import { findActor, startSession } from '../kit/sign-in/sessions.ts'
import type { World } from '../kit/world.ts'
import { aCompanyRegistration } from './company-registration.ts'
import type { CompanyForm } from './company-registration.ts'
import type { Product, SignedIn } from './product.ts'
import { aRegistration, testPassword as password, testPasswordHash } from './registration.ts'
import type { RegistrationForm } from './registration.ts'

export interface Person {
  readonly id: string
  readonly audience: Audience
  readonly email: string
  readonly password: string
  readonly token: string
}

export const aContractor = (
  product: Peopled,
  person: NewContractor = { firstName: 'Ash', lastName: 'Doyle' },
) => aPerson(product, 'contractor', (db, account) => openContractor(db, account, person))

export const aCompany = (product: Product) =>
  aPerson(product, 'company', async (db, account) => {
    const { id } = await openCompany(db, account, { name: 'Saltbush Mining' })
    return id
  })

/** Alone in a staff account, or with those who work in the one of that name. */
export const aStaffMember = (product: Product, staffAccount: string = randomUUID()) =>
  aPerson(product, 'staff', (db, account) =>
    openStaffMember(db, account, { name: 'Robin Hale', staffAccount }),
  )

export const anAdmin = (product: Product) =>
  aPerson(product, 'admin', (db, account) =>
    openAccount(db, { ...account, audience: 'admin', passwordHash: null }),
  )

/** A contractor who came through the front door with a whole form, and has signed in. */
export async function aRegisteredContractor(
  product: Product,
  wishes: Partial<RegistrationForm> = {},
): Promise<Person> {
  const form = await aRegistration(product, wishes)
  await product.send(contractorRegistration.register, form)

  const email = form.field_email
  const { token } = await signInContractor(product, email, form.field_password)
  const id = await accountIdOf(product, 'contractor', email)
  return { id, audience: 'contractor', email, password: form.field_password, token }
}

export interface RegisteredCompany extends Person {
  readonly slug: string
}

/** A company that came through the front door with a whole form, and is signed in. */
export async function aRegisteredCompany(
  product: Product,
  wishes: Partial<CompanyForm> = {},
): Promise<RegisteredCompany> {
  const form = aCompanyRegistration(wishes)
  const { token, slug } = await product.send(companyRegistration.register, form)

  const email = form.companyEmail
  const id = await accountIdOf(product, 'company', email)
  return { id, audience: 'company', email, password: form.password, token, slug }
}

export const signInContractor = (
  product: Product,
  contractorEmail: string,
  contractorPass: string,
) => product.send(signIn.contractor, { contractorEmail, contractorPass })

/** Whether the session is still good. */
export async function isSignedIn({ world }: Product, { token }: SignedIn): Promise<boolean> {
  return Boolean(await findActor(world.database, token, world.clock()))
}

/** Somebody of each audience. */
export async function oneOfEach(
  product: Product,
  staffAccount?: string,
): Promise<Record<Audience, Person>> {
  return {
    contractor: await aContractor(product),
    company: await aCompany(product),
    staff: await aStaffMember(product, staffAccount),
    admin: await anAdmin(product),
  }
}

async function accountIdOf({ world }: Product, audience: Audience, email: string) {
  const { id } = await world.database.reading
    .selectFrom('account')
    .select('id')
    .where('audience', '=', audience)
    .where('email', '=', plainAddress(email))
    .executeTakeFirstOrThrow()
  return id
}

/** A product, or only what lies behind one that runs somewhere else. */
interface Peopled {
  readonly world: Pick<World, 'database' | 'clock'>
}

type Open = (
  db: Writing,
  account: { email: string; passwordHash: string; now: Date },
) => Promise<string>

async function aPerson({ world }: Peopled, audience: Audience, open: Open): Promise<Person> {
  const email = `${audience}-${randomUUID()}@people.example`
  const now = world.clock()
  const account = { email, passwordHash: await testPasswordHash(), now }
  return inOneTransaction(world.database, async (db) => {
    const id = await open(db, account)
    const letIn = {
      id,
      audience,
      passwordHash: audience === 'admin' ? null : account.passwordHash,
    }
    const token = await startSession({ db, now }, letIn)
    return { id, audience, email, password, token }
  })
}

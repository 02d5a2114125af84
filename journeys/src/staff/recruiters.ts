import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { inOneTransaction } from '@headframe/server/src/db/call-transaction.ts'
import { hashPassword } from '@headframe/server/src/kit/sign-in/passwords.ts'
import { openStaffMember } from '@headframe/server/src/market/accounts/accounts.ts'
import { aProfile } from '@headframe/server/src/testing/library.ts'
import { openAs } from '../entering.ts'
import { people } from '../people.ts'
import type { Person } from '../people.ts'
import { expect } from '../product.ts'
import type { Product } from '../product.ts'

export interface Recruiter extends Person {
  readonly id: string
}

const password = 'ironbark-and-ochre-7'

/** A recruiter in an account of the journey's own, where nobody else adds anybody. */
export async function aRecruiter(product: Product): Promise<Recruiter> {
  const demo = people.find(({ who }) => who === 'a staff member')
  if (!demo) throw new Error('The demo has no staff')
  const email = `recruiter-${randomUUID()}@agency.example`
  const passwordHash = await hashPassword(password)
  const id = await product.behind(({ world: { database, clock } }) =>
    inOneTransaction(database, (db) =>
      openStaffMember(
        db,
        { email, passwordHash, now: clock() },
        { name: 'Kit Falconer', staffAccount: randomUUID() },
      ),
    ),
  )
  return { ...demo, id, email, password }
}

export async function enterAs(page: Page, recruiter: Recruiter, path: string): Promise<void> {
  await openAs(page, recruiter, path)
  await expect(page).toHaveURL(path)
}

/** So many people in the recruiter's account, named in the order of the alphabet. */
export async function peopleOf(
  product: Product,
  recruiter: Recruiter,
  count: number,
): Promise<string[]> {
  const names = Array.from({ length: count }, (_, at) => `${firstNames[at % 26]} ${lastName(at)}`)
  await product.behind(async (behind) => {
    for (const [at, fullName] of names.entries()) {
      const wishes = { rate: 60 + at, salary: 100_000 + at * 1000, location: 'Newman WA' }
      const availability = { value: 0.1, saidAt: behind.world.clock() }
      await aProfile(behind, recruiter, { fullName, ...wishes, availability })
    }
  })
  return names
}

const lastName = (at: number) => (at < 26 ? 'Ashcroft' : 'Bramwell')

export const firstNames = [
  'Ada',
  'Bea',
  'Cal',
  'Dot',
  'Eli',
  'Fay',
  'Gus',
  'Hal',
  'Ida',
  'Joe',
  'Kay',
  'Leo',
  'May',
  'Ned',
  'Ora',
  'Pip',
  'Quin',
  'Ray',
  'Sal',
  'Ted',
  'Una',
  'Val',
  'Wes',
  'Xan',
  'Yve',
  'Zed',
] as const

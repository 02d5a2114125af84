import { inOneTransaction } from '../db/call-transaction.ts'
import type { Reading, Writing } from '../db/open.ts'
import { openAccount, openStaffMember } from '../kit/accounts.ts'
import { openCompany } from '../kit/open-company.ts'
import { hashPassword } from '../kit/passwords.ts'
import type { World } from '../kit/world.ts'
import { insertContractors } from './fill-contractors.ts'
import { prepareContractors } from './prepare-contractors.ts'
import { demoSignIns } from './sign-ins.ts'

/** Fills an empty marketplace. One that has anybody in it is left alone; answers whether it was filled. */
export async function fillDemo(world: World): Promise<boolean> {
  if (await hasAnybody(world.database.reading)) return false

  const passwords = await hashDemoPasswords()
  const contractors = await prepareContractors(world)
  return inOneTransaction(world.database, async (db) => {
    await takeTurn(db)
    const isEmpty = !(await hasAnybody(db))
    if (isEmpty) {
      const now = world.clock()
      await openDemoAccounts(db, passwords, now)
      await insertContractors(db, contractors, { passwordHash: passwords.contractor, now })
    }
    return isEmpty
  })
}

/** Two processes that start at once on one database fill it one after the other. */
async function takeTurn(db: Writing): Promise<void> {
  await db
    .selectFrom('staff_account')
    .select('id')
    .where('is_marketplace', '=', true)
    .forUpdate()
    .execute()
}

async function hasAnybody(db: Reading): Promise<boolean> {
  return (await db.selectFrom('account').select('id').limit(1).executeTakeFirst()) !== undefined
}

type DemoPasswords = Awaited<ReturnType<typeof hashDemoPasswords>>

async function hashDemoPasswords() {
  const [staff, company, contractor] = await Promise.all([
    hashPassword(demoSignIns.staff.password),
    hashPassword(demoSignIns.company.password),
    hashPassword(demoSignIns.contractor.password),
  ])
  return { staff, company, contractor }
}

async function openDemoAccounts(db: Writing, passwords: DemoPasswords, now: Date): Promise<void> {
  const { staff, admin, company } = demoSignIns
  await openStaffMember(
    db,
    { email: staff.email, passwordHash: passwords.staff, now },
    { name: 'Robin Hale' },
  )
  await openAccount(db, { audience: 'admin', email: admin.email, passwordHash: null, now })
  await openCompany(
    db,
    { email: company.email, passwordHash: passwords.company, now },
    { name: 'Redback Ridge Mining', face: { industry: 1 } },
  )
}

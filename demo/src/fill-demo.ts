import { inOneTransaction } from '@headframe/server/src/db/call-transaction.ts'
import type { Reading, Writing } from '@headframe/server/src/db/open.ts'
import { openAccount, openStaffMember } from '@headframe/server/src/market/accounts/accounts.ts'
import { hashPassword } from '@headframe/server/src/kit/sign-in/passwords.ts'
import type { World } from '@headframe/server/src/kit/world.ts'
import { fillColleagues } from './fill-colleagues.ts'
import { insertCompanies } from './fill-companies.ts'
import { insertContractors } from './fill-contractors.ts'
import { fillCommunities } from './communities/fill-communities.ts'
import { fillMatches } from './fill-matches.ts'
import { insertJobs } from './fill-jobs.ts'
import { fillLooks } from './fill-looks.ts'
import { fillLibrary } from './library/fill-library.ts'
import { prepareLibrary } from './library/library-uploads.ts'
import { prepareCompanies } from './prepare-companies.ts'
import { prepareContractors } from './prepare-contractors.ts'
import { demoSignIns } from '@headframe/server/src/demo/sign-ins.ts'

/** Fills an empty marketplace. One that has anybody in it is left alone; answers whether it was filled. */
export async function fillDemo(world: World, people = 150): Promise<boolean> {
  if (await hasAnybody(world.database.reading)) return false

  const passwords = await hashDemoPasswords()
  const companies = await prepareCompanies(world)
  const contractors = await prepareContractors(world, people)
  const uploads = await prepareLibrary(world, people)
  return inOneTransaction(world.database, async (db) => {
    await takeTurn(db)
    const isEmpty = !(await hasAnybody(db))
    if (isEmpty) {
      const now = world.clock()
      const recruiters = await openOwnAccounts(db, passwords.staff, now)
      await insertCompanies(db, companies, { passwordHash: passwords.company, now })
      await insertContractors(db, contractors, { passwordHash: passwords.contractor, now })
      await insertJobs(db, now)
      await fillCommunities(db, now)
      const staffAccountId = await findAccountOf(db, recruiters[0].id)
      await fillMatches(db, world, now)
      await fillLooks(db, recruiters, now)
      await fillColleagues(db, { passwordHash: passwords.company, now })
      await fillLibrary({ db, tasks: world.tasks, now, staffAccountId, recruiters }, uploads)
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

async function hashDemoPasswords() {
  const [staff, company, contractor] = await Promise.all([
    hashPassword(demoSignIns.staff.password),
    hashPassword(demoSignIns.company.password),
    hashPassword(demoSignIns.contractor.password),
  ])
  return { staff, company, contractor }
}

/** Who runs the marketplace was there before its first company, and the second recruiter came later. */
const openedDaysAgo = { admin: 431, robin: 420, ines: 234 } as const

/** Of those who run the marketplace; answers its two recruiters. */
async function openOwnAccounts(db: Writing, passwordHash: string, now: Date) {
  const { staff, admin } = demoSignIns
  const openedBy = (who: keyof typeof openedDaysAgo) =>
    new Date(now.getTime() - openedDaysAgo[who] * dayMs)
  const account = { email: staff.email, passwordHash, isOfDemo: true } as const
  const [robin, ines] = [{ name: 'Robin Hale' }, { name: 'Ines Castell' }]
  const first = { ...account, now: openedBy('robin') }
  const colleague = { ...account, email: 'ines@demo.example', now: openedBy('ines') }
  const recruiters = [
    { ...robin, id: await openStaffMember(db, first, robin) },
    { ...ines, id: await openStaffMember(db, colleague, ines) },
  ] as const
  await openAccount(db, {
    ...account,
    audience: 'admin',
    email: admin.email,
    passwordHash: null,
    now: openedBy('admin'),
  })
  return recruiters
}

const dayMs = 86_400_000

async function findAccountOf(db: Writing, staffId: string): Promise<string> {
  const { staff_account_id } = await db
    .selectFrom('staff_member')
    .select('staff_account_id')
    .where('id', '=', staffId)
    .executeTakeFirstOrThrow()
  return staff_account_id
}

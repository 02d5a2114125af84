import { expect, test } from 'vitest'
import {
  applicantNotes,
  applicationStatus,
  companyJobs,
  companyPeople,
  contractorJobs,
  jobStatus,
  payments,
  signIn,
} from '@headframe/wire'
import { inOneTransaction } from '@headframe/server/src/db/call-transaction.ts'
import type { Writing } from '@headframe/server/src/db/open.ts'
import { openAccount } from '@headframe/server/src/market/accounts/accounts.ts'
import { findJobs } from '@headframe/server/src/market/jobs/jobs.ts'
import { hashPassword } from '@headframe/server/src/kit/sign-in/passwords.ts'
import { faultsOfPosting } from '@headframe/server/src/market/jobs/publish-job.ts'
import { creditsOf } from '@headframe/server/src/testing/payments.ts'
import { aProduct } from '@headframe/server/src/testing/product.ts'
import { demoColleagues, fillColleagues } from './fill-colleagues.ts'
import { insertCompanies } from './fill-companies.ts'
import { insertJobs } from './fill-jobs.ts'
import { demoJobs } from './jobs/demo-jobs.ts'
import { demoContractors } from './people/demo-contractors.ts'
import type { DemoContractor } from './people/demo-contractors.ts'
import { prepareCompanies } from './prepare-companies.ts'
import { demoSignIns } from '@headframe/server/src/demo/sign-ins.ts'

const product = await aProduct()
const { world, send } = product
const now = world.clock()

const prepared = await prepareCompanies(world)
const passwordHash = await hashPassword(demoSignIns.company.password)
await inOneTransaction(world.database, async (db) => {
  await insertCompanies(db, prepared, { passwordHash, now })
  for (const contractor of demoContractors(150, { now })) await insertCareer(db, contractor)
  await insertJobs(db, now)
  await fillColleagues(db, { passwordHash, now })
})

const { email, password } = demoSignIns.company
const company = product.as(await send(signIn.company, { email, password }))

test('contractors find open jobs everywhere, and a few that are on no map', async () => {
  const list = await send(contractorJobs.find, { perPage: 100 })
  expect(list.length).toBeGreaterThan(30)
  expect(list.filter(({ job_location_lat: lat }) => lat === null)).toHaveLength(3)

  for (const place of [
    'Kalgoorlie WA',
    'Cloncurry QLD',
    'Dubbo NSW',
    'Horsham VIC',
    'Zeehan TAS',
  ]) {
    const near = await send(contractorJobs.find, { place, radius: 200 })
    expect(near.length, place).toBeGreaterThan(0)
  }
})

test('the demo’s company has postings in every state, and one that fills pages with applicants', async () => {
  const jobs = await company.send(companyJobs.list, { search: '', perPage: 50 })

  expect(new Set(jobs.map(({ status }) => status))).toEqual(new Set(Object.values(jobStatus)))
  expect(jobs.length).toBeGreaterThan(12)
  expect(Math.max(...jobs.map(({ applicants }) => applicants))).toBeGreaterThan(30)
  expect(jobs.some(({ days_left: days }) => days !== null && days <= 7)).toBe(true)
})

test('whatever was listed had nothing missing on its day', async () => {
  const jobs = await findJobs(world.database.reading)
    .where('job.published_at', 'is not', null)
    .execute()

  expect(jobs).toHaveLength(demoJobs.filter(({ life }) => 'listed' in life).length)
  for (const job of jobs) {
    expect(faultsOfPosting(job, job.published_at ?? now), job.title ?? '').toEqual({})
  }
})

test('applications come while a posting is open, and answers later', async () => {
  const applications = await world.database.reading
    .selectFrom('job_application as application')
    .innerJoin('job', 'job.id', 'application.job_id')
    .innerJoin('account', 'account.id', 'application.contractor_id')
    .select(['applied_at', 'decided_at', 'status', 'application.rate', 'expires_at', 'closed_at'])
    .select(['account.created_at as joined_at', 'published_at'])
    .select(['reason', 'told_status', 'told_reason'])
    .execute()

  expect(applications.length).toBeGreaterThan(180)
  expect(new Set(applications.map(({ status }) => status))).toEqual(
    new Set(Object.values(applicationStatus)),
  )
  for (const { applied_at: at, ...application } of applications) {
    expect(at >= (application.published_at ?? now)).toBe(true)
    expect(at >= application.joined_at && at <= now).toBe(true)
    expect(at <= (application.closed_at ?? application.expires_at ?? now)).toBe(true)
    expect(application.decided_at === null).toBe(application.status === 0)
    expect((application.decided_at ?? at) >= at).toBe(true)
    expect((application.decided_at ?? at) <= now).toBe(true)
    // Whoever was decided about has heard of it, with its words.
    expect(application.told_status).toBe(application.status === 0 ? null : application.status)
    expect(application.told_reason).toBe(application.reason)
    expect(Number(application.rate)).toBeGreaterThan(0)
  }
})

test('the demo’s contractor waits for one answer and has others', async () => {
  const contractorId = await idOf(demoSignIns.contractor.email)
  const own = await world.database.reading
    .selectFrom('job_application')
    .select('status')
    .where('contractor_id', '=', contractorId)
    .execute()

  expect(own.length).toBeGreaterThan(3)
  expect(new Set(own.map(({ status }) => status)).size).toBe(3)
})

test('payments have ended in every way, and credits are left', async () => {
  const history = await company.send(payments.history, { perPage: 50 })
  expect(new Set(history.map(({ status }) => status))).toEqual(
    new Set(['pending', 'succeeded', 'failed', 'refunded']),
  )
  expect(new Set(history.map(({ method }) => method))).toEqual(new Set(['credit', 'payment']))
  const numbers = history.flatMap(({ receipt_number: number }) => number ?? [])
  expect(numbers).toEqual(numbers.toSorted().toReversed())

  const { balance, ledger } = await creditsOf(product, { id: await idOf(email) })
  expect(balance).toBe(ledger)
  expect(balance).toBeGreaterThan(1)
})

/** Only what applications look at. */
test('colleagues of the demo’s company sign in, have decided, and read each other’s notes', async () => {
  const { data } = await company.send(companyPeople.list, {})
  expect(data.map(({ role, is_account }) => ({ role, is_account }))).toEqual([
    { role: 'owner', is_account: true },
    { role: 'hirer', is_account: false },
    { role: 'viewer', is_account: false },
  ])

  const [hirer, viewer] = demoColleagues
  const reading = product.as(await send(signIn.company, { email: viewer.email, password }))
  const applications = await world.database.reading
    .selectFrom('applicant_note')
    .select('application_id')
    .execute()
  const shared = await Promise.all(
    applications.map(({ application_id }) =>
      reading.send(applicantNotes.shared, { application_id }),
    ),
  )
  const authors = shared.flatMap(({ notes }) => notes.map(({ author }) => author))
  expect(authors).toContain(`${hirer.firstName} ${hirer.lastName}`)

  const { decided } = await world.database.reading
    .selectFrom('job_application')
    .innerJoin('colleague', 'colleague.id', 'decided_by')
    .select(({ fn }) => fn.countAll<string>().as('decided'))
    .executeTakeFirstOrThrow()
  expect(Number(decided)).toBeGreaterThan(5)
})

async function insertCareer(db: Writing, contractor: DemoContractor): Promise<void> {
  const { person, createdAt: joinedAt } = contractor
  const account = { audience: 'contractor', email: person.email, passwordHash } as const
  await db
    .insertInto('contractor')
    .values({
      id: await openAccount(db, { ...account, now: joinedAt }),
      first_name: person.firstName,
      last_name: person.lastName,
      industry_id: contractor.industryId,
      role_id: contractor.roleId,
      rate: String(contractor.rate),
      rate_type: contractor.rateType,
    })
    .execute()
}

async function idOf(address: string): Promise<string> {
  const { id } = await world.database.reading
    .selectFrom('account')
    .select('id')
    .where('email', '=', address)
    .executeTakeFirstOrThrow()
  return id
}

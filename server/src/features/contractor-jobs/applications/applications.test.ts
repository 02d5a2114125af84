import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { JobListItem } from '@headframe/wire'
import { applicants, companyJobs, contractorJobs, ownData, words } from '@headframe/wire'
import { aLiveJob } from '../../../testing/jobs.ts'
import { aCompany, aContractor } from '../../../testing/people.ts'
import type { Person } from '../../../testing/people.ts'
import { aProduct } from '../../../testing/product.ts'
import { answerOf, bearer, pageForm, refusalOf } from '../../../testing/requests.ts'

const product = await aProduct()
const { writing } = product.world.database
const { apply, applications, find, job: showJob, withdraw } = contractorJobs
const ownRate = { rate: 95, rate_type: 'hour' } as const

let company: Person
let ash: Person

beforeAll(async () => {
  company = await aCompany(product)
})

beforeEach(async () => {
  ash = await aContractor(product)
})

const as = (who: Person) => product.as(who).send

/** A job, and an application to it. */
async function anApplication(title = 'Dozer Operator', hirer = company) {
  const job = await aLiveJob(product, hirer, { title })
  product.moveClock(1)
  const { application_id } = await as(ash)(apply, { jobId: job.uuid, ...ownRate })
  return { job, application_id }
}

const decide = (application_id: string, status: 1 | 2, hirer = company) =>
  as(hirer)(applicants.decide, { application_id, status, reason: '' })

const erase = (who: Person) => as(who)(ownData.erase, { accountPassword: who.password })

describe('the own applications', () => {
  test('are listed newest first, whatever became of the jobs', async () => {
    const first = await anApplication('First')
    await anApplication('Second')
    await as(company)(companyJobs.close, { uuid: first.job.uuid })
    await decide(first.application_id, 1)

    const list = await as(ash)(applications, {})

    expect(list).toMatchObject([
      { job_title: 'Second', status: 1, application_status: 0 },
      {
        job_title: 'First',
        job_id: first.job.uuid,
        status: 3,
        application_id: first.application_id,
        application_status: 1,
        distance_km: null,
        home_km: null,
      },
    ])
    expect(list[0]?.application_date).toBeGreaterThanOrEqual(list[1]?.application_date ?? 0)
  })

  test('of one job are told there and in the list of jobs', async () => {
    const { job, application_id } = await anApplication()

    expect(await as(ash)(showJob, { id: job.slug })).toMatchObject({
      hasApplied: true,
      application: { application_id, status: 0, ...ownRate },
    })
    const listed = (await as(ash)(find, {})).find(({ job_id }) => job_id === job.uuid)
    const asked = { application_rate: ownRate.rate, application_rate_type: ownRate.rate_type }
    expect(listed).toMatchObject({ application_id, application_status: 0, ...asked })
    expect(await as(ash)(applications, {})).toMatchObject([{ application_id, ...asked }])
  })

  test('come in pages of twenty-four', async () => {
    const { job } = await anApplication()
    const copies = Array.from({ length: 25 }, (_, at) => ({
      company_id: company.id,
      slug: `dozer-operator-${at}-${job.uuid.slice(0, 8)}`,
      title: 'Dozer Operator',
      work_location: 'Kambalda WA',
      work_type: 'casual',
      created_at: product.world.clock(),
      published_at: product.world.clock(),
      expires_at: product.world.clock(),
    }))
    const jobs = await writing.insertInto('job').values(copies).returning('id').execute()
    await writing
      .insertInto('job_application')
      .values(
        jobs.map(({ id }) => ({
          job_id: id,
          contractor_id: ash.id,
          applied_at: product.world.clock(),
        })),
      )
      .execute()

    const pages = []
    for (const page of [1, 2]) {
      const at = `/contractor/get-applications?page=${page}`
      const response = await product.ask(at, { headers: bearer(ash.token) })
      expect(response.headers.get('x-total-count')).toBe('26')
      pages.push((await response.json()) as JobListItem[])
    }

    expect(pages.map((page) => page.length)).toEqual([24, 2])
    expect(new Set(pages.flat().map(({ job_id }) => job_id)).size).toBe(26)
  })

  test('are nobody else’s', async () => {
    await anApplication()
    const mia = await aContractor(product)

    expect(await as(mia)(applications, {})).toEqual([])
  })
})

describe('an application is withdrawn', () => {
  test('as long as nobody has decided on it, and can be made again', async () => {
    const { job } = await anApplication()

    const form = { ...pageForm({ jobId: job.slug }), headers: bearer(ash.token) }
    expect(await answerOf(await product.ask('/contractor/withdraw-application', form))).toEqual({
      status: 200,
      body: { error: false, errorMessage: null },
    })

    expect(await as(ash)(applications, {})).toEqual([])
    expect(await as(ash)(apply, { jobId: job.uuid, ...ownRate })).toMatchObject({ status: 0 })
  })

  test('also from a job that was closed', async () => {
    const { job } = await anApplication()
    await as(company)(companyJobs.close, { uuid: job.uuid })

    expect(await as(ash)(withdraw, { jobId: job.uuid })).toMatchObject({ error: false })
  })

  test.each([1, 2] as const)('no longer once it was decided (%i)', async (status) => {
    const { job, application_id } = await anApplication()
    await decide(application_id, status)

    const form = { ...pageForm({ jobId: job.uuid }), headers: bearer(ash.token) }
    expect(await answerOf(await product.ask('/contractor/withdraw-application', form))).toEqual({
      status: 409,
      body: {
        error: words.notWithdrawable,
        errorMessage: 'This application can no longer be withdrawn.',
        code: 'NOT_PENDING',
      },
    })
    expect(await as(ash)(applications, {})).toHaveLength(1)
  })

  test('by nobody else, and not where there is none', async () => {
    const { job } = await anApplication()
    const mia = await aContractor(product)

    for (const jobId of [job.uuid, job.slug, 'nothing', '']) {
      const refused = await refusalOf(as(mia)(withdraw, { jobId }))
      expect(refused).toMatchObject({ code: 'NOT_FOUND', text: words.withdrawFailed })
    }
    expect(await as(ash)(applications, {})).toHaveLength(1)
  })
})

test('a list of those that stand in one way is as long as it says, whatever the others do', async () => {
  const before = await countsOf(ash)
  const approved = await anApplication()
  await decide(approved.application_id, 1)
  const rejected = await anApplication()
  await decide(rejected.application_id, 2)
  await anApplication()

  const after = await countsOf(ash)
  expect(after).toEqual(before.map((count, at) => count + (at === 0 ? 3 : 1)))
  for (const status of [0, 1, 2] as const) {
    const rows = await as(ash)(applications, { status, perPage: 100 })
    expect(rows.every(({ application_status }) => application_status === status)).toBe(true)
    expect(rows).toHaveLength(after[status + 1] ?? 0)
  }
})

test('what nobody has decided on ends with its company, and is no longer pending', async () => {
  const leaving = await aCompany(product)
  const { job, application_id } = await anApplication('Undecided', leaving)
  const approved = await anApplication('Approved', leaving)
  await decide(approved.application_id, 1, leaving)
  const staying = await anApplication('Waits')
  expect(await countsOf(ash)).toEqual([3, 2, 1, 0])

  await erase(leaving)

  expect(await countsOf(ash)).toEqual([3, 1, 1, 0])
  const pending = await as(ash)(applications, { status: 0 })
  expect(pending).toMatchObject([{ job_id: staying.job.uuid, application_status: 0 }])
  expect(await as(ash)(applications, { status: 1 })).toMatchObject([{ job_title: 'Approved' }])
  // Its value stays what it was: that its company is gone is told beside it.
  const ended = { application_id, application_status: 0, company_slug: null }
  const all = await as(ash)(applications, {})
  expect(all.find(({ job_id }) => job_id === job.uuid)).toMatchObject(ended)

  await as(ash)(withdraw, { jobId: job.uuid })
  expect(await countsOf(ash)).toEqual([2, 1, 1, 0])
})

/** All, and those that stand in each way. */
async function countsOf(who: Person): Promise<number[]> {
  const headers = bearer(who.token)
  const response = await product.ask('/contractor/get-applications?status=0', { headers })
  return ['all', 'pending', 'approved', 'rejected'].map((name) =>
    Number(response.headers.get(`x-${name}`)),
  )
}

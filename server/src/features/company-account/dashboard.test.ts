import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { applicants, applicationStatus, companyAccounts } from '@headframe/wire'
import { aJobOf, anApplicationTo } from '../../testing/jobs.ts'
import { aPoolOf } from '../../testing/communities.ts'
import { aCompany, aContractor } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { bearer, outcome } from '../../testing/requests.ts'

const product = await aProduct()

let saltbush: Person

beforeEach(async () => {
  saltbush = await aCompany(product)
})

const show = (who: Person = saltbush) => product.as(who).send(companyAccounts.dashboard, {})

const statuses = async () => (await show()).recent_jobs.map(({ status }) => status)

/** So many minutes ago. */
const ago = (minutes: number) => new Date(product.world.clock().getTime() - minutes * 60_000)

test('a company that has just begun sees noughts', async () => {
  expect(await show()).toEqual({
    total_jobs: 0,
    active_jobs: 0,
    total_applicants: 0,
    waiting_applicants: 0,
    total_pools: 0,
    recent_jobs: [],
  })
})

describe('the numbers', () => {
  test('count jobs of every kind but drafts that nobody has typed into', async () => {
    for (const life of ['untouched', 'draft', 'active', 'active', 'expired', 'closed'] as const) {
      await aJobOf(product, saltbush, {}, life)
    }
    expect(await show()).toMatchObject({ total_jobs: 5, active_jobs: 2 })
  })

  test('count every application and every talent pool', async () => {
    const jobs = [await aJobOf(product, saltbush), await aJobOf(product, saltbush, {}, 'closed')]
    const people = [await aContractor(product), await aContractor(product)]
    for (const job of jobs) {
      for (const person of people) await anApplicationTo(product, job, person)
    }
    for (const status of ['active', 'paused', 'closed'])
      await aPoolOf(product, saltbush, { status })

    expect(await show()).toMatchObject({
      total_applicants: 4,
      waiting_applicants: 4,
      total_pools: 3,
    })
  })

  test('count who waits until somebody has decided', async () => {
    const job = await aJobOf(product, saltbush)
    const [first, second] = [await aContractor(product), await aContractor(product)]
    const decided = await anApplicationTo(product, job, first)
    await anApplicationTo(product, job, second)
    expect(await show()).toMatchObject({ total_applicants: 2, waiting_applicants: 2 })

    await product.as(saltbush).send(applicants.decide, {
      application_id: decided.id,
      status: applicationStatus.approved,
      reason: '',
    })

    expect(await show()).toMatchObject({ total_applicants: 2, waiting_applicants: 1 })
  })

  test('are those of the own company only', async () => {
    const other = await aCompany(product)
    const job = await aJobOf(product, other)
    await anApplicationTo(product, job, await aContractor(product))
    await aPoolOf(product, other)

    expect(await show()).toMatchObject({
      total_jobs: 0,
      total_applicants: 0,
      total_pools: 0,
      recent_jobs: [],
    })
    expect(await show(other)).toMatchObject({ total_jobs: 1, total_applicants: 1, total_pools: 1 })
  })
})

describe('the newest jobs', () => {
  test('are five of those that are listed', async () => {
    await aJobOf(product, saltbush, {}, 'untouched')
    const jobs = []
    for (let minutes = 1; minutes <= 6; minutes += 1) {
      const wishes = { title: `${minutes} minutes old`, created_at: ago(minutes) }
      jobs.push(await aJobOf(product, saltbush, wishes))
    }

    const { recent_jobs, total_jobs } = await show()

    expect(total_jobs).toBe(6)
    expect(recent_jobs.map(({ title }) => title)).toEqual([
      '1 minutes old',
      '2 minutes old',
      '3 minutes old',
      '4 minutes old',
      '5 minutes old',
    ])
    expect(recent_jobs[0]).toEqual({
      id: jobs[0]?.id,
      uuid: jobs[0]?.id,
      title: '1 minutes old',
      work_location: 'Kambalda WA',
      status: 2,
    })
  })

  test.each([
    ['draft', 1],
    ['active', 2],
    ['expired', 3],
    ['closed', 4],
  ] as const)('that are %s have the status %i', async (life, status) => {
    await aJobOf(product, saltbush, {}, life)
    expect((await show()).recent_jobs).toMatchObject([{ status }])
  })

  test('expire by themselves, and stay closed once they are', async () => {
    const soon = { expires_at: new Date(product.world.clock().getTime() + 60_000) }
    await aJobOf(product, saltbush, { ...soon, created_at: ago(1) })
    await aJobOf(product, saltbush, { ...soon, created_at: ago(2) }, 'closed')

    expect(await statuses()).toEqual([2, 4])
    product.moveClock(60)
    expect(await statuses()).toEqual([3, 4])
  })

  test('may be drafts without a title or a place', async () => {
    await aJobOf(product, saltbush, { title: null, work_location: null }, 'draft')
    expect((await show()).recent_jobs).toMatchObject([{ title: null, work_location: null }])
  })
})

test('a dashboard that cannot be put together says so', async () => {
  const broken = await aProduct()
  const company = await aCompany(broken)
  await sql`alter table community rename to community_that_was`.execute(
    broken.world.database.writing,
  )

  const response = await broken.ask('/company/dashboard', { headers: bearer(company.token) })

  expect(await outcome(response)).toEqual({
    status: 500,
    code: 'INTERNAL',
    error: 'Currently under maintenance, please check back soon.',
    fields: undefined,
  })
})

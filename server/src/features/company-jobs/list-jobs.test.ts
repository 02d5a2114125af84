import { beforeEach, describe, expect, test } from 'vitest'
import { companyJobs } from '@headframe/wire'
import type { InputOf } from '@headframe/wire'
import { aDraftJob, aJobOf, aLiveJob, anApplicationTo } from '../../testing/jobs.ts'
import type { JobWish } from '../../testing/jobs.ts'
import { aCompany, aContractor } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { bearer, pageIn } from '../../testing/requests.ts'

const product = await aProduct()

let saltbush: Person

beforeEach(async () => {
  saltbush = await aCompany(product)
})

const list = (wish: Partial<InputOf<typeof companyJobs.list>> = {}, who = saltbush) =>
  product.as(who).send(companyJobs.list, { search: '', ...wish })

const ask = (query: string) =>
  product.ask(`/company/get-jobs${query}`, { headers: bearer(saltbush.token) })

const titles = async (search: string) => (await list({ search })).map(({ title }) => `${title}`)
const ids = async (status: 2 | 3) => (await list({ status })).map(({ id }) => id)

test('a row tells what the table shows', async () => {
  const { uuid, slug, creation_date } = await aLiveJob(product, saltbush)
  await anApplicationTo(product, { id: uuid }, await aContractor(product))
  await anApplicationTo(product, { id: uuid }, await aContractor(product))

  expect(await list()).toEqual([
    {
      id: uuid,
      uuid,
      slug,
      title: 'Dozer Operator',
      work_type: 'full_time',
      work_location: 'Kambalda WA',
      work_arrangement: 'fifo',
      industryName: 'Mining',
      roleName: 'Dozer Operator',
      status: 2,
      creation_date,
      published_date: expect.any(Number),
      expired_date: expect.any(Number),
      closed_date: null,
      applicants: 2,
      days_left: 30,
      payment_method: 'payment',
      pending: 2,
      ready: false,
    },
  ])
})

test('a company sees its own postings only, newest first', async () => {
  const older = await aJobOf(product, saltbush, { title: 'Older' })
  product.moveClock(60)
  const newer = await aJobOf(product, saltbush, { title: 'Newer' }, 'draft')
  await aJobOf(product, saltbush, {}, 'untouched')
  await aJobOf(product, await aCompany(product))

  expect((await list()).map(({ id }) => id)).toEqual([newer.id, older.id])
})

describe('a status', () => {
  beforeEach(async () => {
    for (const life of ['untouched', 'draft', 'active', 'expired', 'closed'] as const) {
      await aJobOf(product, saltbush, {}, life)
    }
  })

  test.each([1, 2, 3, 4] as const)(
    '%i is all that is listed when it is asked for',
    async (status) => {
      expect((await list({ status })).map((row) => row.status)).toEqual([status])
    },
  )

  test('is taken as it is at this moment', async () => {
    const soon = new Date(product.world.clock().getTime() + 60_000)
    const { id } = await aJobOf(product, saltbush, { expires_at: soon })
    expect(await ids(2)).toContain(id)
    product.moveClock(60)
    expect(await ids(2)).not.toContain(id)
    expect(await ids(3)).toContain(id)
  })

  test('may be left open', async () => {
    const response = await ask('?status=')
    expect(await response.json()).toHaveLength(4)
  })

  test.each(['0', '5', '1.5', 'active', '2&status=3'])('%s is none', async (status) => {
    expect((await ask(`?status=${status}`)).status).toBe(400)
  })
})

const applied = async (id: string, hoursAgo: number, status = 0) => {
  const applied_at = new Date(product.world.clock().getTime() - hoursAgo * 3600_000)
  const decided = status === 0 ? {} : { status, decided_at: applied_at }
  await anApplicationTo(product, { id }, await aContractor(product), { applied_at, ...decided })
}
const inOrder = async (wish: Parameters<typeof list>[0]) =>
  (await list(wish)).map(({ title }) => title)

describe('the order', () => {
  beforeEach(async () => {
    const made: Record<string, string> = {}
    for (const title of ['Loader', 'Dozer', 'Grader', 'Truck']) {
      made[title] = (await aJobOf(product, saltbush, { title })).id
      product.moveClock(60)
    }
    const { Loader = '', Dozer = '', Grader = '' } = made
    await applied(Loader, 5)
    await applied(Loader, 3)
    await applied(Loader, 2)
    await applied(Dozer, 90)
    // Whoever has been decided about waits no more.
    for (const hours of [100, 200, 300, 400]) await applied(Grader, hours, 2)
  })

  test.each([
    [undefined, ['Truck', 'Grader', 'Dozer', 'Loader']],
    ['newest', ['Truck', 'Grader', 'Dozer', 'Loader']],
    ['pending', ['Loader', 'Dozer', 'Truck', 'Grader']],
    ['waiting', ['Dozer', 'Loader', 'Truck', 'Grader']],
  ] as const)('%s', async (sort, titlesInOrder) => {
    expect(await inOrder({ sort })).toEqual(titlesInOrder)
  })

  test('goes on over the pages, and with what is filtered', async () => {
    const wish = { sort: 'pending', perPage: 1 } as const
    expect(await inOrder({ ...wish, page: 1 })).toEqual(['Loader'])
    expect(await inOrder({ ...wish, page: 2 })).toEqual(['Dozer'])
    expect(await inOrder({ ...wish, page: 3 })).toEqual(['Truck'])
    expect(await inOrder({ sort: 'waiting', only: 'waiting' })).toEqual(['Dozer', 'Loader'])
  })

  test('that is none is refused', async () => {
    expect((await ask('?sort=oldest')).status).toBe(400)
  })
})

describe('searching', () => {
  beforeEach(async () => {
    await aDraftJob(product, saltbush, {
      title: 'Señor Fitter',
      selectedRole: '101',
      work_location: 'Roxby Downs SA',
      description: 'Mend 100% of the _bogger_ fleet.',
    })
    await aDraftJob(product, saltbush, { title: 'Dozer Driver', description: 'Push the fleet.' })
  })

  test.each([
    ['', ['Dozer Driver', 'Señor Fitter']],
    ['fitter', ['Señor Fitter']],
    ['SENOR', ['Señor Fitter']],
    ['fleet', ['Dozer Driver', 'Señor Fitter']],
    ['fleet fitter', ['Señor Fitter']],
    ['fleet nowhere', []],
    ['roxby', ['Señor Fitter']],
    ['"underground bogger"', ['Señor Fitter']],
    ['"bogger underground"', []],
    ['100%', ['Señor Fitter']],
    ['_bogger_', ['Señor Fitter']],
    ['%', []],
    ['ogger', []],
    ['d_zer', []],
  ])('for %j finds %j', async (search, found) => {
    expect((await titles(search)).toSorted()).toEqual(found)
  })

  test('finds what was changed a moment ago', async () => {
    const { uuid } = await aDraftJob(product, saltbush, { title: 'Grader' })
    await product.as(saltbush).send(companyJobs.saveDraft, { uuid, draft: { title: 'Scraper' } })
    await product.as(saltbush).send(companyJobs.update, { uuid, description: 'Strip the topsoil.' })

    expect(await titles('grader')).toEqual([])
    expect(await titles('scraper topsoil')).toEqual(['Scraper'])
  })

  test('finds copies of what it finds', async () => {
    const { uuid } = await aDraftJob(product, saltbush, { title: 'Grader' })
    await product.as(saltbush).send(companyJobs.duplicate, { uuid })
    expect(await titles('grader')).toEqual(['Grader', 'Grader'])
  })
})

describe('a draft', () => {
  test.each<[string, boolean, JobWish]>([
    ['with nothing missing', true, {}],
    ['without a title', false, { title: null }],
    ['without a description', false, { description: '' }],
    ['whose start is over', false, { start_date: 1_000_000_000 }],
    ['whose custom rate has no type', false, { rate_type: null }],
    ['of a project that nobody describes', false, { is_project: 1 }],
    ['of a project', true, { is_project: 1, project_description: 'A decline.' }],
  ])('%s is ready: %s', async (_, ready, wishes) => {
    await aDraftJob(product, saltbush, wishes)
    expect(await list()).toMatchObject([{ status: 1, ready }])
  })

  test('may have nothing but its name', async () => {
    const { uuid } = await product.as(saltbush).send(companyJobs.newDraft, {})
    await product.as(saltbush).send(companyJobs.saveDraft, { uuid, draft: {} })
    expect(await list()).toMatchObject([
      { uuid, title: null, work_type: null, status: 1, days_left: null, ready: false },
    ])
  })
})

test('is paged by twenty, with the totals in headers', async () => {
  const now = product.world.clock().getTime()
  for (let at = 0; at < 21; at += 1) {
    await aJobOf(product, saltbush, { title: `No. ${at}`, created_at: new Date(now - at * 1000) })
  }

  expect(await page('')).toEqual({ first: 'No. 0', count: 21, headers: ['21', '1', '100', '1'] })
  expect(await page('?page=1')).toEqual({
    first: 'No. 0',
    count: 20,
    headers: ['21', '1', '20', '2'],
  })
  expect(await page('?page=9')).toEqual({
    first: 'No. 20',
    count: 1,
    headers: ['21', '2', '20', '2'],
  })
  expect(await page('?page=1&search=nothing')).toEqual({
    first: undefined,
    count: 0,
    headers: ['0', '1', '20', '1'],
  })
})

const page = async (query: string) => pageIn(await ask(query), 'title')

import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { JobListItem } from '@headframe/wire'
import { asSoonAsPossible, companyJobs, companyProfiles, contractorJobs } from '@headframe/wire'
import { instantOf } from '../../../domain/instants.ts'
import { aCompanyProfile } from '../../../testing/company-profile.ts'
import { aJobOf, aLiveJob, anApplicationTo } from '../../../testing/jobs.ts'
import { aCompany, aContractor, aRegisteredCompany, oneOfEach } from '../../../testing/people.ts'
import { aProduct } from '../../../testing/product.ts'
import { bearer, outcome } from '../../../testing/requests.ts'

const day = 24 * 3600

/** A board of its own for each test, so that it knows all that is on it. */
async function aBoard() {
  const product = await aProduct()
  const company = await aCompany(product)
  return { product, company }
}
type Board = Awaited<ReturnType<typeof aBoard>>

async function list({ product }: Board, query: string, token?: string): Promise<JobListItem[]> {
  const headers = token ? bearer(token) : {}
  const response = await product.ask(`/contractor/get-jobs?${query}`, { headers })
  return (await response.json()) as JobListItem[]
}

const titlesOf = (jobs: readonly JobListItem[]) => jobs.map(({ job_title }) => job_title)

describe('a job on the board', () => {
  test('is told with everything that a card shows', async () => {
    const product = await aProduct()
    const company = await aRegisteredCompany(product)
    const job = await aLiveJob(product, company, { roster: '2 weeks on, 1 week off' })

    const [found, ...others] = await product.send(contractorJobs.find, {})

    expect(others).toEqual([])
    expect(found).toEqual({
      job_id: job.uuid,
      job_slug: job.slug,
      job_title: 'Dozer Operator',
      company_name: 'Saltbush Mining',
      company_slug: company.slug,
      company_logo: null,
      job_location: 'Kambalda WA',
      job_location_lat: -31.2,
      job_location_lng: 121.66,
      job_date: job.published_date,
      job_type: 'full_time',
      rate_category: 'custom_rate',
      job_rate: 62.5,
      job_rate_type: 'hour',
      job_start: asSoonAsPossible,
      job_industry: 'Mining',
      job_role: 'Dozer Operator',
      status: 1,
      work_arrangement: 'fifo',
      roster: '2 weeks on, 1 week off',
      contract_length: null,
      roster_on: 14,
      roster_off: 7,
      distance_km: null,
      home_km: null,
      application_date: null,
      application_id: null,
      application_status: null,
      application_rate: null,
      application_rate_type: null,
      decision_date: null,
      decision_reason: null,
      saved: false,
      match: null,
    })
  })

  test('keeps to itself what it does not pay, and how long what is no contract lasts', async () => {
    const board = await aBoard()
    const wishes = {
      rate_category: 'negotiable',
      rate: 80,
      contract_length: '12+ months',
    } as const
    await aLiveJob(board.product, board.company, wishes)

    expect(await list(board, '')).toMatchObject([
      { rate_category: 'negotiable', job_rate: null, job_rate_type: null, contract_length: null },
    ])
  })

  test('comes off the board when it is closed, and when it expires; a draft was never on it', async () => {
    const board = await aBoard()
    const { product, company } = board
    const closing = await aLiveJob(product, company, { title: 'Closing' })
    await aLiveJob(product, company, { title: 'Open' })
    await aJobOf(product, company, { title: 'Draft' }, 'draft')
    expect(titlesOf(await list(board, '')).toSorted()).toEqual(['Closing', 'Open'])

    await product.as(company).send(companyJobs.close, { uuid: closing.uuid })
    expect(titlesOf(await list(board, ''))).toEqual(['Open'])

    product.moveClock(32 * day)
    expect(await list(board, '')).toEqual([])
  })
})

test('is found by the name that its company has now, and by all else as before', async () => {
  const product = await aProduct()
  const company = await aRegisteredCompany(product)
  const { uuid } = await aLiveJob(product, company)
  const find = async (search: string) =>
    (await product.send(contractorJobs.find, { search })).map(({ job_id }) => job_id)
  expect(await find('saltbush dozer kambalda overburden')).toEqual([uuid])

  const name = 'Blue & \\1 Mallee'
  await product.as(company).send(companyProfiles.publish, aCompanyProfile({ name }))

  expect(await find('saltbush')).toEqual([])
  expect(await find(`"${name}" dozer kambalda overburden`)).toEqual([uuid])
  const own = await product.as(company).send(companyJobs.list, { search: 'mallee' })
  expect(own.map((job) => job.uuid)).toEqual([uuid])
})

describe('the own application', () => {
  test('stands beside the job for whoever made it, and for nobody else', async () => {
    const board = await aBoard()
    const { product, company } = board
    const { contractor: ash, ...others } = await oneOfEach(product)
    const { uuid } = await aLiveJob(product, company)
    await anApplicationTo(product, { id: uuid }, ash)
    await anApplicationTo(product, { id: uuid }, await aContractor(product))

    const now = instantOf(product.world.clock())
    const [own, ...more] = await list(board, '', ash.token)
    expect(more).toEqual([])
    expect(own).toMatchObject({ application_status: 0, application_id: expect.any(String) })
    expect(Math.abs((own?.application_date ?? 0) - now)).toBeLessThan(60)

    const none = { application_date: null, application_id: null, application_status: null }
    const tokens = [undefined, others.company.token, others.staff.token]
    for (const token of tokens) expect(await list(board, '', token)).toMatchObject([none])
  })

  test('is not looked for with a token that is refused', async () => {
    const { product } = await aBoard()

    const response = await product.ask('/contractor/get-jobs', { headers: bearer('unknown') })

    expect(await outcome(response)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
  })
})

describe('the order', () => {
  let board: Board

  beforeAll(async () => {
    board = await aBoard()
    const { product, company } = board
    const soon = instantOf(product.world.clock()) + 5 * day
    const jobs = [
      { title: 'First', rate: 90, rate_type: 'hour', start_date: soon },
      { title: 'Middle', rate: 901, rate_type: 'day', start_date: soon },
      { title: 'Last', rate_category: 'award', start_date: asSoonAsPossible },
    ] as const
    for (const job of jobs) {
      product.moveClock(1)
      await aLiveJob(product, company, job)
    }
    // Old stock may have no start.
    await product.world.database.writing
      .updateTable('job')
      .set({ start_date: null })
      .where('title', '=', 'Middle')
      .execute()
  })

  test.each([
    ['', ['Last', 'Middle', 'First']],
    ['sort=newest', ['Last', 'Middle', 'First']],
    ['sort=match', ['Last', 'Middle', 'First']],
    ['sort=rate', ['Middle', 'First', 'Last']],
    ['sort=start', ['Last', 'First', 'Middle']],
  ])('of %s', async (query, titles) => {
    expect(titlesOf(await list(board, query))).toEqual(titles)
  })
})

describe('pages', () => {
  test('hold twenty-four jobs each and never overlap, in any order', async () => {
    const board = await aCrowdedBoard(60)

    for (const sort of ['newest', 'rate', 'start', 'distance&lat=-31&lng=121', 'match']) {
      const pages = []
      for (const page of [1, 2, 3]) pages.push(await list(board, `sort=${sort}&page=${page}`))

      expect(pages.map((page) => page.length)).toEqual([24, 24, 12])
      const ids = pages.flat().map(({ job_id }) => job_id)
      expect(new Set(ids).size).toBe(60)
      expect(ids).toEqual(ids.toSorted())
    }
  })

  test('are told in headers; who asks for none gets the first hundred', async () => {
    const { product } = await aCrowdedBoard(60)

    const page = await product.ask('/contractor/get-jobs?page=9')
    expect(Object.fromEntries(page.headers)).toMatchObject({
      'x-total-count': '60',
      'x-page': '3',
      'x-page-size': '24',
      'x-total-pages': '3',
      'x-without-location': '0',
      'cache-control': 'no-store',
    })

    const all = await product.ask('/contractor/get-jobs')
    expect(await all.json()).toHaveLength(60)
    expect(all.headers.get('x-page-size')).toBe('100')
  })
})

test('a map shows a thousand jobs at most, and tells how many there are', async () => {
  const { product } = await aCrowdedBoard(1001)

  const map = await product.ask('/contractor/get-jobs?view=map')

  expect(await map.json()).toHaveLength(1000)
  expect(map.headers.get('x-total-count')).toBe('1001')
})

/** Jobs that are alike in everything that lists are ordered by. */
async function aCrowdedBoard(count: number) {
  const board = await aBoard()
  const { id } = await aLiveJob(board.product, board.company)
  await sql`
    insert into job (company_id, slug, title, work_location, location_lat, location_lng, work_type,
      rate_category, rate, rate_type, start_date, created_at, published_at, expires_at, time_zone)
    select company_id, 'again-' || number, title, work_location, location_lat, location_lng,
      work_type, rate_category, rate, rate_type, start_date, created_at, published_at, expires_at,
      time_zone
    from job, generate_series(2, ${count}) as number where id = ${id}
  `.execute(board.product.world.database.writing)
  return board
}

import { beforeEach, describe, expect, test } from 'vitest'
import { applicants, applicationStatus, contractorJobs, contractorProfiles } from '@headframe/wire'
import type { InputOf } from '@headframe/wire'
import { aJobOf, aLiveJob, anApplicationTo } from '../../testing/jobs.ts'
import { aCompany, aContractor, aRegisteredContractor } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { answerOf, bearer, pageIn } from '../../testing/requests.ts'

const product = await aProduct()
const { writing } = product.world.database

let saltbush: Person
let job: { id: string; slug: string }

beforeEach(async () => {
  saltbush = await aCompany(product)
  job = await aJobOf(product, saltbush)
})

const list = (wish: Partial<InputOf<typeof applicants.list>> = {}) =>
  product.as(saltbush).send(applicants.list, { id: job.id, search: '', sort: 'newest', ...wish })
const ask = (query: string, id = job.id) =>
  product.ask(`/company/get-applicants/${id}${query}`, { headers: bearer(saltbush.token) })
const firstNames = async (search: string) =>
  (await list({ search })).map(({ first_name }) => first_name).toSorted()

/** Somebody who applied just now, under the name and from the place that are wished for. */
async function anApplicant(
  told: Partial<Record<'first_name' | 'last_name' | 'suburb' | 'state', string>> & {
    role_id?: number
  } = {},
  application: Parameters<typeof anApplicationTo>[3] = {},
): Promise<Person & { applicationId: string }> {
  const person = await aContractor(product)
  await writing
    .updateTable('contractor')
    .set({ first_name: 'Ash', ...told })
    .where('id', '=', person.id)
    .execute()
  const { id } = await anApplicationTo(product, job, person, application)
  return { ...person, applicationId: id }
}

test('a row tells who applied, when, and for which rate', async () => {
  const marnie = await aRegisteredContractor(product)
  const { send } = product.as(marnie)
  const { uuid } = await aLiveJob(product, saltbush)
  const applied = await send(contractorJobs.apply, { jobId: uuid, rate: 1150, rate_type: 'day' })
  const profile = await send(contractorProfiles.own, {})

  expect(await list({ id: uuid })).toEqual([
    {
      application_id: applied.application_id,
      profile_hash: profile.profile_hash,
      photo_hash: profile.photo_hash,
      first_name: 'Marnie',
      last_name: 'Okafor',
      preferred_role: 'Dozer Operator',
      suburb: 'Kambalda',
      state: 'WA',
      availability: 0.2,
      availability_label: 'Busy',
      availability_date: profile.availability_date,
      rate: 1150,
      rate_type: 'day',
      status: applicationStatus.pending,
      undo: null,
      application_date: applied.application_date,
      has_resume: true,
      current_role: null,
      current_company: null,
      updated_total_experience: null,
      licences: [],
      distance_km: null,
      match: null,
    },
  ])

  await product.runTasks()
  const { current_role, current_company, updated_total_experience, licences } = await send(
    contractorProfiles.own,
    {},
  )
  expect(licences).not.toEqual([])
  expect(await list({ id: uuid })).toMatchObject([
    { current_role, current_company, updated_total_experience, licences, distance_km: 4 },
  ])
})

test('somebody who has told little is listed with that little', async () => {
  await anApplicant()

  expect(await list({ id: job.slug })).toMatchObject([
    { preferred_role: null, suburb: null, availability: 0, availability_label: null, rate: null },
  ])
})

test('the newest comes first, also for whoever asks for the best match', async () => {
  const now = product.world.clock().getTime()
  const older = await anApplicant({}, { applied_at: new Date(now - 60_000) })
  const newer = await anApplicant()
  const order = [newer.applicationId, older.applicationId]

  expect((await list()).map(({ application_id }) => application_id)).toEqual(order)
  expect((await list({ sort: 'match' })).map(({ application_id }) => application_id)).toEqual(order)
})

test('whoever has withdrawn is not listed, nor whoever applied elsewhere', async () => {
  const ash = await anApplicant()
  await anApplicationTo(product, await aJobOf(product, saltbush), await aContractor(product))

  await product.as(ash).send(contractorJobs.withdraw, { jobId: job.id })

  expect(await list()).toEqual([])
})

test.each(['closed', 'expired', 'draft'] as const)(
  'a posting that is %s still has its list',
  async (life) => {
    const { id } = await aJobOf(product, saltbush, {}, life)
    if (life !== 'draft') await anApplicationTo(product, { id }, await aContractor(product))

    expect(await list({ id })).toHaveLength(life === 'draft' ? 0 : 1)
  },
)

describe('a state', () => {
  beforeEach(async () => {
    for (const status of [0, 0, 0, 1, 1, 2]) await anApplicant({}, { status })
  })

  test.each([
    [0, 3],
    [1, 2],
    [2, 1],
  ] as const)('%i is all that is listed when it is asked for', async (status, count) => {
    expect((await list({ status })).map((row) => row.status)).toEqual(Array(count).fill(status))
  })

  test('may be left open', async () => {
    expect(await (await ask('?status=')).json()).toHaveLength(6)
  })

  test.each(['3', '-1', '0.5', 'pending'])('%s is none', async (status) => {
    expect((await ask(`?status=${status}`)).status).toBe(400)
  })

  test('is counted beside the list, whichever is listed', async () => {
    await anApplicant({ last_name: 'Quoll' }, { status: 2 })

    expect(await countsOf('?status=1')).toEqual(['2', '3', '2', '2'])
    expect(await countsOf('')).toEqual(['7', '3', '2', '2'])
    expect(await countsOf('?search=quoll')).toEqual(['1', '0', '0', '1'])
  })
})

async function countsOf(query: string) {
  const { headers } = await ask(query)
  const names = ['x-total-count', 'x-pending', 'x-approved', 'x-rejected']
  return names.map((name) => headers.get(name))
}

describe('searching', () => {
  beforeEach(async () => {
    await anApplicant({
      first_name: 'Renée',
      last_name: 'Doyle',
      suburb: 'Roxby Downs',
      state: 'SA',
    })
    await anApplicant({ first_name: 'Tavita', last_name: "O'Doyle", role_id: 108 })
  })

  test.each([
    ['', ['Renée', 'Tavita']],
    ['renee', ['Renée']],
    ['RENÉE', ['Renée']],
    ['doyle', ['Renée', 'Tavita']],
    ['doyle roxby', ['Renée']],
    ['"renée doyle"', ['Renée']],
    ['"doyle renée"', []],
    ['dozer', ['Tavita']],
    ['dozer hand', ['Tavita']],
    ['sparky', []],
    ['South Australia', ['Renée']],
    ['SA doyle', ['Renée']],
    ["o'doyle", ['Tavita']],
    ['O’Doyle', ['Tavita']],
    ['%', []],
    ['nobody', []],
  ])('for %j finds %j', async (search, found) => {
    expect(await firstNames(search)).toEqual(found)
  })
})

const labelOf = async () => (await list())[0]?.availability_label

describe('whoever was approved', () => {
  const contract = { work_type: 'contract', contract_length: '2-3 months', start_date: 1 }

  test('for contract work that goes on is on a project, and then no more', async () => {
    const { id } = await aJobOf(product, saltbush, contract)
    const ash = await anApplicant()
    await anApplicationTo(product, { id }, ash, { status: 1, decided_at: daysAgo(0) })
    expect(await labelOf()).toBe('On Project')

    const approvedBefore = (days: number) =>
      writing
        .updateTable('job_application')
        .set({ decided_at: daysAgo(days) })
        .where('job_id', '=', id)
        .execute()
    await approvedBefore(80)
    expect(await labelOf()).toBe('On Project')
    await approvedBefore(100)
    expect(await labelOf()).toBeNull()
  })

  test.each([
    ['that begins later', { ...contract, start_date: 4_000_000_000 }],
    ['whose length is in other words', { ...contract, contract_length: 'Until the seam is out' }],
    ['that is no contract', { work_type: 'full_time', start_date: 1 }],
  ])('for work %s is on no project', async (_, wishes) => {
    const { id } = await aJobOf(product, saltbush, wishes)
    const ash = await anApplicant()
    await anApplicationTo(product, { id }, ash, { status: 1, decided_at: daysAgo(0) })

    expect(await labelOf()).toBeNull()
  })
})

const daysAgo = (days: number) => new Date(product.world.clock().getTime() - days * 24 * 3600_000)

test('is paged by twenty, with the totals in headers', async () => {
  const now = product.world.clock().getTime()
  for (let at = 0; at < 21; at += 1) {
    await anApplicant({ first_name: `No. ${at}` }, { applied_at: new Date(now - at * 1000) })
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
})

const page = async (query: string) => pageIn(await ask(query), 'first_name')

test('of a posting that there is not nobody is listed', async () => {
  const unknown = { status: 404, body: { error: 'Invalid job ID.', code: 'NOT_FOUND' } }

  for (const id of ['f0000000-0000-4000-8000-000000000000', 'no-such-job', '%']) {
    expect(await answerOf(await ask('', encodeURIComponent(id)))).toEqual(unknown)
  }
})

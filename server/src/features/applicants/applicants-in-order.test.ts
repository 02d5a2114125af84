import { beforeAll, expect, test } from 'vitest'
import { applicants } from '@headframe/wire'
import type { InputOf } from '@headframe/wire'
import { aJobOf, anApplicationTo } from '../../testing/jobs.ts'
import { aCompany, aContractor, aRegisteredContractor } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { answerOf, bearer } from '../../testing/requests.ts'

const product = await aProduct()
const { writing } = product.world.database
const day = 24 * 3600_000

let saltbush: Person
let job: { id: string }

type Row = { readonly rate?: number; readonly rate_type?: string; readonly status?: number }

/** Somebody who applied so many days ago, and what sets them apart. */
async function applied(first_name: string, days: number, of: Person, application: Row = {}) {
  const applied_at = new Date(product.world.clock().getTime() - days * day)
  await writing.updateTable('contractor').set({ first_name }).where('id', '=', of.id).execute()
  await anApplicationTo(product, job, of, { applied_at, ...application })
}

beforeAll(async () => {
  saltbush = await aCompany(product)
  job = await aJobOf(product, saltbush, { location_lat: -31.2, location_lng: 121.66 })
  const [near, far, unread] = [
    await aRegisteredContractor(product, { field_suburb: 'Kalgoorlie', field_postCode: '6430' }),
    await aRegisteredContractor(product, { field_suburb: 'Perth', field_postCode: '6000' }),
    await aContractor(product),
  ]
  await product.runTasks()
  await writing
    .updateTable('resume_reading')
    .set({ total_months: 30, is_employed: false })
    .where('resume_id', 'in', (query) =>
      query.selectFrom('resume').select('id').where('contractor_id', '=', far.id),
    )
    .execute()
  await writing
    .updateTable('contractor')
    .set({ availability: 0.1 })
    .where('id', '=', far.id)
    .execute()

  await applied('Zoe', 3, near, { rate: 95, rate_type: 'hour', status: 1 })
  await applied('Ash', 2, far, { rate: 900, rate_type: 'day' })
  await applied('Édith', 1, unread)
})

async function names(wish: Partial<InputOf<typeof applicants.list>>) {
  const rows = await product.as(saltbush).send(applicants.list, { id: job.id, search: '', ...wish })
  return rows.map(({ first_name }) => first_name)
}

test.each([
  ['Boulder', ['Zoe']],
  ['within 10 km of Boulder', ['Zoe']],
  ['within 5 km of Coolgardie', []],
  ['within 700 km of Boulder', ['Ash', 'Zoe']],
  ['WA', ['Ash', 'Zoe']],
])('%s finds those who live there, as far as it reaches', async (search, found) => {
  expect((await names({ search })).toSorted()).toEqual(found)
})

test.each([
  ['name', ['Ash', 'Édith', 'Zoe']],
  ['application_date', ['Zoe', 'Ash', 'Édith']],
] as const)('by %s they come one way or the other', async (sortField, order) => {
  expect(await names({ sortField, sortOrder: 'asc' })).toEqual(order)
  expect(await names({ sortField })).toEqual([...order].toReversed())
})

test.each([
  ['experience', ['Ash', 'Zoe']],
  ['distance', ['Zoe', 'Ash']],
  // $900 a day is $90 an hour.
  ['rate', ['Ash', 'Zoe']],
  ['availability', ['Ash', 'Zoe']],
] as const)('by %s those of whom nothing is known come last, either way', async (by, order) => {
  expect(await names({ sortField: by, sortOrder: 'asc' })).toEqual([...order, 'Édith'])
  expect(await names({ sortField: by, sortOrder: 'desc' })).toEqual([
    ...[...order].toReversed(),
    'Édith',
  ])
})

const score = (first_name: string, match_score: number | null) =>
  writing
    .updateTable('job_application')
    .set({ match_score })
    .where('job_id', '=', job.id)
    .where('contractor_id', 'in', (query) =>
      query.selectFrom('contractor').select('id').where('first_name', '=', first_name),
    )
    .execute()

test('by match the best come first or last, and of whom nothing is compared last, either way', async () => {
  await score('Zoe', 40)
  await score('Ash', 84)
  await score('Édith', null)

  expect(await names({ sortField: 'match' })).toEqual(['Ash', 'Zoe', 'Édith'])
  expect(await names({ sort: 'match' })).toEqual(['Ash', 'Zoe', 'Édith'])
  expect(await names({ sortField: 'match', sortOrder: 'asc' })).toEqual(['Zoe', 'Ash', 'Édith'])
})

test('those who wait come first, the longest waiting before all', async () => {
  expect(await names({ sort: 'pending' })).toEqual(['Ash', 'Édith', 'Zoe'])
})

test('a row tells how far somebody lives from the site, and what they hold', async () => {
  const rows = await product.as(saltbush).send(applicants.list, { id: job.id, search: '' })
  const of = (name: string) => rows.find(({ first_name }) => first_name === name)

  // As the crow flies from Kalgoorlie and from Perth to Kambalda.
  expect(of('Zoe')?.distance_km).toBe(53)
  expect(of('Ash')?.distance_km).toBe(556)
  expect(of('Zoe')?.licences).toContain('Working at Heights')
  expect(of('Édith')).toMatchObject({ distance_km: null, licences: [], current_role: null })
})

test('an order that there is none is refused', async () => {
  const response = await product.ask(`/company/get-applicants/${job.id}?sortField=age`, {
    headers: bearer(saltbush.token),
  })
  expect(await answerOf(response)).toMatchObject({ status: 400, body: { code: 'BAD_SORT' } })
})

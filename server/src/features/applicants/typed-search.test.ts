import { beforeEach, expect, test } from 'vitest'
import type { Insertable } from 'kysely'
import { applicants } from '@headframe/wire'
import type { Tables } from '../../db/tables.ts'
import { aJobOf, anApplicationTo } from '../../testing/jobs.ts'
import { aCompany, aContractor } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'

const product = await aProduct()

let saltbush: Person
let job: { id: string; slug: string }

/** When somebody said that they are free in two weeks who is free in half an hour. */
const inHalfAnHour = (now: Date) => new Date(now.getTime() - (14 * 24 - 0.5) * 3_600_000)

/** Somebody who applied just now, as they tell of themselves. */
async function anApplicant(
  told: Partial<Insertable<Tables['contractor']>>,
  application: Parameters<typeof anApplicationTo>[3] = {},
): Promise<Person> {
  const person = await aContractor(product)
  await product.world.database.writing
    .updateTable('contractor')
    .set({ first_name: 'Zed', ...told })
    .where('id', '=', person.id)
    .execute()
  await anApplicationTo(product, job, person, application)
  return person
}

async function firstNames(search: string) {
  const found = await product
    .as(saltbush)
    .send(applicants.list, { id: job.id, search, sort: 'newest' })
  return found.map(({ first_name }) => first_name).toSorted()
}

beforeEach(async () => {
  saltbush = await aCompany(product)
  job = await aJobOf(product, saltbush)
  const now = product.world.clock()
  const ash = { first_name: 'Ash', role_id: 108, suburb: 'Newman', state: 'WA' }
  await anApplicant(
    { ...ash, availability: 0.1, availability_said_at: now },
    { rate: 80, rate_type: 'hour' },
  )
  // Water and warehouses are no Western Australia.
  const bo = { first_name: 'Bo', last_name: 'Waters', suburb: 'Mackay', state: 'QLD' }
  await anApplicant(
    { ...bo, availability: 0.5, availability_said_at: inHalfAnHour(now) },
    { rate: 950, rate_type: 'day' },
  )
  await anApplicant({ first_name: 'Cy' })
})

test.each([
  ['WA', ['Ash']],
  ['WA under $100', ['Ash']],
  ['under $90', ['Ash']],
  ['$950 a day', ['Ash', 'Bo']],
  ['over $90', ['Bo']],
  ['available now', ['Ash']],
  ['available now qld', []],
  ['dozer hand in Newman up to $80/hr asap', ['Ash']],
  ['"under $90"', []],
])('for %j finds %j', async (search, found) => {
  expect(await firstNames(search)).toEqual(found)
})

test.each(['jorgensen', 'bjorn', 'Jørgensen', 'bjørn jorgensen'])(
  'for %s finds whose name has letters that no keyboard here has',
  async (search) => {
    await anApplicant({ first_name: 'Bjørn', last_name: 'Jørgensen' })
    expect(await firstNames(search)).toEqual(['Bjørn'])
  },
)

test('finds whoever has become free meanwhile, but nobody who is on a project', async () => {
  const { id } = await aJobOf(product, saltbush, {
    work_type: 'contract',
    contract_length: '2-3 months',
    start_date: 1,
  })
  const di = await anApplicant({
    first_name: 'Di',
    availability: 0.1,
    availability_said_at: product.world.clock(),
  })
  await anApplicationTo(product, { id }, di, {
    status: 1,
    decided_at: product.world.clock(),
  })
  expect(await firstNames('available now')).toEqual(['Ash'])

  product.moveClock(3600)
  expect(await firstNames('available now')).toEqual(['Ash', 'Bo'])
})

const read = (search: string) =>
  product.as(saltbush).send(applicants.readSearch, { id: job.slug, search })

test('is told to its box, where no name of an applicant is misspelt', async () => {
  const { chips, did_you_mean: meant } = await read('fittir in newman under $90 asap')
  expect(chips.map(({ label }) => label)).toEqual([
    'Newman WA 6753',
    'Up to $90 an hour',
    'Available now',
  ])
  expect(meant).toBe('fitter in newman under $90 asap')

  await anApplicant({ last_name: 'Fittir' })
  expect((await read('fittir')).did_you_mean).toBeNull()
})

test('of a posting of somebody else is told nothing', async () => {
  const other = product.as(await aCompany(product))
  await expect(
    other.send(applicants.readSearch, { id: job.id, search: 'sparky' }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { InputOf } from '@headframe/wire'
import { asSoonAsPossible, contractorJobs } from '@headframe/wire'
import { nameOccupations } from '../../../market/jobs/job-occupations.ts'
import { aLiveJob } from '../../../testing/jobs.ts'
import type { JobWish } from '../../../testing/jobs.ts'
import { aCompany } from '../../../testing/people.ts'
import { aProduct } from '../../../testing/product.ts'

const product = await aProduct()
const day = 24 * 3600
const now = Math.floor(product.world.clock().getTime() / 1000)

const newman = { work_location: 'Newman WA', location_lat: -23.36, location_lng: 119.73 }
const leonora = { work_location: 'Leonora WA', location_lat: -28.88, location_lng: 121.33 }
const coolgardie = { work_location: 'Coolgardie WA', location_lat: -30.95, location_lng: 121.16 }
const moranbah = { work_location: 'Moranbah QLD', location_lat: -22.0, location_lng: 148.05 }
const nowhere = { location_lat: null, location_lng: null }

/** What each is found by is said in the list; all have the role of a dozer operator if none is said. */
const jobs: Readonly<Record<string, JobWish>> = {
  'Underground Electricians': {
    ...newman,
    selectedIndustry: '9',
    selectedRole: '908',
    work_arrangement: 'fifo',
    work_type: 'full_time',
    rate: 95,
    rate_type: 'hour',
    roster: '14 days on, 7 off',
    start_date: asSoonAsPossible,
  },
  'Loader operator, underground': {
    ...leonora,
    selectedRole: '101',
    work_arrangement: 'other',
    work_type: 'contract',
    contract_length: '6-12 months',
    rate: 700,
    rate_type: 'day',
    roster: '7 days on, 7 off',
    description: 'A drive in, drive out crew.',
    start_date: now + 20 * day,
  },
  'Shutdown crew': {
    ...coolgardie,
    selectedIndustry: '9',
    selectedRole: '918',
    work_arrangement: 'field',
    work_type: 'casual',
    rate_category: 'award',
    rate: null,
    rate_type: null,
    roster: '8 days on, 6 off',
    description: 'We look for boilermakers, and never for beginners. FIFO is not offered.',
    start_date: now + 300 * day,
  },
  'Pilbara Reporting Clerk': {
    ...moranbah,
    selectedIndustry: '8',
    selectedRole: '809',
    work_arrangement: 'office',
    work_type: 'part_time',
    rate: 45,
    rate_type: 'hour',
    roster: 'Monday to Friday',
    start_date: now + 300 * day,
  },
}
const [electricians, loader, shutdown, clerk] = Object.keys(jobs)

beforeAll(async () => {
  const company = await aCompany(product)
  for (const [title, wishes] of Object.entries(jobs)) {
    product.moveClock(60)
    await aLiveJob(product, company, { ...wishes, title })
  }
})

/** In the order in which they were posted. */
async function titlesOf(wish: InputOf<typeof contractorJobs.find>): Promise<string[]> {
  const found = await product.send(contractorJobs.find, wish)
  return found.map(({ job_title }) => job_title ?? '').toReversed()
}

describe('a search finds what is meant', () => {
  test.each([
    ['sparky', [electricians]],
    ['bogger', [loader]],
    ['boily', [shutdown]],
    ['electrician', [electricians]],
    ['sparky or bogger', [electricians, loader]],

    ['Western Australia', [electricians, loader, shutdown]],
    ['QLD', [clerk]],
    ['goldfields', [loader, shutdown]],
    ['6753', [electricians]],
    ['near Kalgoorlie', [shutdown]],
    ['within 300 km of Kalgoorlie', [loader, shutdown]],

    ['2:1', [electricians]],
    ['even time', [loader]],
    ['8/6', [shutdown]],
    ['8/6 or 7/7', [loader, shutdown]],
    ['Mon-Fri', [clerk]],

    ['DIDO', [loader]],
    ['office', [clerk]],
    ['no fifo', [loader, shutdown, clerk]],
    ['no fifo, not office', [loader, shutdown]],
    ['no fifo near Newman', []],
    ['casual', [shutdown]],
    ['part time', [clerk]],
    ['permanent', [electricians]],

    ['over $60', [electricians, loader]],
    ['$900 a day', [electricians]],
    ['asap', [electricians]],
    ['sparky newman fifo 2:1 over $90 asap', [electricians]],
    ['sparky newman fifo 2:1 over $96', []],
  ])('%s', async (search, titles) => {
    expect(await titlesOf({ search })).toEqual(titles)
  })
})

describe('what was found by words still is', () => {
  test.each([
    // The words of its title name a region that it is not in.
    ['Pilbara', [electricians, clerk]],
    // The words of its text say how it is not worked.
    ['FIFO', [electricians, shutdown]],
    ['"FIFO"', [shutdown]],
    ['"Pilbara"', [clerk]],
    ['"sparky"', []],
    ['leonora loader', [loader]],
    ['beginners boilermakers', [shutdown]],
  ])('%s', async (search, titles) => {
    expect(await titlesOf({ search })).toEqual(titles)
  })
})

test('what is near is told with its distance, and may be put in its order', async () => {
  const near = await product.send(contractorJobs.find, {
    search: 'within 900 km of Kalgoorlie',
    sort: 'distance',
  })

  expect(near.map(({ job_title, distance_km: km }) => [job_title, Math.round(km ?? 0)])).toEqual([
    [shutdown, 37],
    [loader, 209],
    [electricians, 840],
  ])
})

test('the filters beside the box count as well', async () => {
  const search = 'WA'
  expect(await titlesOf({ search, roster: ['8:6'] })).toEqual([shutdown])
  expect(await titlesOf({ search, place: 'Newman WA' })).toEqual([electricians])
  expect(await titlesOf({ search, workType: ['part_time'] })).toEqual([])
})

test('an occupation that is chosen by its name is looked for as such, and by no word', async () => {
  expect(await titlesOf({ occupation: ['Electrician'] })).toEqual([electricians])
  expect(await titlesOf({ occupation: ['Underground Electrician'] })).toEqual([electricians])
  expect(await titlesOf({ occupation: ['Electrician', 'Boilermaker'] })).toEqual([
    electricians,
    shutdown,
  ])
  expect(await titlesOf({ occupation: ['Boilermaker'], search: 'newman' })).toEqual([])
  expect(await titlesOf({ occupation: ['Astronaut'] })).toEqual([])
})

test('the box is told what was understood, and what the search is without it', async () => {
  const reading = await product.send(contractorJobs.readSearch, {
    search: 'steady sparky in the pilbara',
  })

  expect(reading).toEqual({
    search: 'steady sparky in the pilbara',
    chips: [
      {
        kind: 'occupation',
        label: 'Electrician',
        text: 'sparky',
        start: 7,
        end: 13,
        without: 'steady in the pilbara',
        near: expect.arrayContaining(['Electrical Supervisor']),
      },
      {
        kind: 'place',
        label: 'Pilbara, WA',
        text: 'in the pilbara',
        start: 14,
        end: 28,
        without: 'steady sparky',
      },
    ],
    words: 'steady',
    did_you_mean: null,
  })
})

test('a misspelt word is offered as it may be meant, unless a posting has it', async () => {
  const meant = async (search: string) =>
    (await product.send(contractorJobs.readSearch, { search })).did_you_mean
  expect(await meant('geoligist pilbara')).toBe('geologist pilbara')
  expect(await meant('geologist')).toBeNull()

  const company = await aCompany(product)
  const { uuid } = await aLiveJob(product, company, { ...nowhere, title: 'Geoligist' })
  expect(await meant('geoligist pilbara')).toBeNull()
  await product.world.database.writing.deleteFrom('job').where('id', '=', uuid).execute()
})

test('while somebody types, the rest is offered', async () => {
  const offered = await product.send(contractorJobs.suggest, { search: 'fifo bogg' })
  expect(offered[0]).toEqual({
    kind: 'occupation',
    label: 'Bogger Operator',
    text: 'fifo Bogger Operator',
  })
  expect(await product.send(contractorJobs.suggest, { search: '' })).toEqual([])
})

test('places behind a role are those where it is looked for first', async () => {
  const offered = await product.send(contractorJobs.suggest, { search: 'sparky new' })
  expect(offered.map(({ label }) => label).slice(0, 2)).toEqual([
    'Newman WA 6753',
    'New South Wales',
  ])
  const chefs = await product.send(contractorJobs.suggest, { search: 'chef new' })
  expect(chefs[0]?.label).toBe('New South Wales')
})

test('a town is the same by its name, its state and its postcode', async () => {
  const company = await aCompany(product)
  const elsewhere = { ...nowhere, title: 'Scheduler', description: 'Flights from Kalgoorlie.' }
  const { uuid } = await aLiveJob(product, company, elsewhere)
  const found = await titlesOf({ search: 'kalgoorlie' })

  expect(found).toContain('Scheduler')
  for (const search of ['6430', 'kalgoorlie wa', 'kalgoorlie wa 6430', 'kalgoorlie-boulder']) {
    expect(await titlesOf({ search }), search).toEqual(found)
  }
  await product.world.database.writing.deleteFrom('job').where('id', '=', uuid).execute()
})

test('a salary is held against rates by the hour and by the day', async () => {
  expect(await titlesOf({ search: '$190k' })).toEqual(await titlesOf({ search: '$91.34/hr' }))
  expect(await titlesOf({ search: '$190k underground' })).toEqual([electricians])
})

test('postings that stood before occupations were kept are found by them once they are named', async () => {
  const { database, tasks } = product.world
  await sql`update job set occupations = '{}'`.execute(database.writing)
  expect(await titlesOf({ search: 'sparky' })).toEqual([])

  const first = '00000000-0000-0000-0000-000000000000'
  await tasks.promise(database.writing, nameOccupations, { after: first })
  await product.runTasks()

  expect(await titlesOf({ search: 'sparky' })).toEqual([electricians])
})

import { beforeAll, describe, expect, test } from 'vitest'
import type { InputOf } from '@headframe/wire'
import { asSoonAsPossible, contractorJobs } from '@headframe/wire'
import { aLiveJob, anApplicationTo } from '../../../testing/jobs.ts'
import type { JobWish } from '../../../testing/jobs.ts'
import { aCompany, aContractor } from '../../../testing/people.ts'
import type { Person } from '../../../testing/people.ts'
import { aProduct } from '../../../testing/product.ts'
import { bearer, outcome } from '../../../testing/requests.ts'

const product = await aProduct()
const day = 24 * 3600
const nextMonth = Math.floor(Date.now() / 1000) + 30 * day
const nextYear = nextMonth + 335 * day

const perth = { work_location: 'Perth WA', location_lat: -31.95, location_lng: 115.86 }
const fremantle = { work_location: 'Fremantle WA', location_lat: -32.06, location_lng: 115.75 }
const moranbah = { work_location: 'Moranbah QLD', location_lat: -22.0, location_lng: 148.05 }
const nowhere = { location_lat: null, location_lng: null }

/** What each job is about is its title. */
const jobs: Readonly<Record<string, JobWish>> = {
  Fitter: {
    ...perth,
    description: 'Overhaul crushers and screens near Jimblebar.',
    work_arrangement: 'fifo',
    work_type: 'full_time',
    rate: 95,
    rate_type: 'hour',
    roster: '14 days on, 7 off',
    start_date: asSoonAsPossible,
  },
  Surveyor: {
    ...fremantle,
    selectedRole: '102',
    work_arrangement: 'office',
    work_type: 'contract',
    contract_length: '6-12 months',
    rate: 1100.14,
    rate_type: 'day',
    roster: '8 days on, 6 off',
    start_date: nextMonth,
  },
  Blaster: {
    ...moranbah,
    description: 'Warm up the water truck, and waste no time.',
    work_arrangement: 'field',
    work_type: 'casual',
    rate_category: 'award',
    rate: null,
    rate_type: null,
    roster: 'Even time',
    start_date: nextYear,
  },
  Cook: {
    ...nowhere,
    work_location: 'Any camp in the Pilbara',
    selectedIndustry: '8',
    selectedRole: '801',
    work_arrangement: 'field',
    work_type: 'part_time',
    rate: 45,
    rate_type: 'hour',
    roster: 'as agreed',
    start_date: nextMonth,
  },
}

let ash: Person

beforeAll(async () => {
  const company = await aCompany(product)
  ash = await aContractor(product)
  for (const [title, wishes] of Object.entries(jobs)) {
    product.moveClock(60)
    const { uuid } = await aLiveJob(product, company, { ...wishes, title })
    if (title === 'Surveyor') await anApplicationTo(product, { id: uuid }, ash)
  }
})

async function titlesIn(query: string, headers: Record<string, string> = {}): Promise<string[]> {
  const response = await product.ask(`/contractor/get-jobs?${query}`, { headers })
  expect([query, response.status]).toEqual([query, 200])
  const list = (await response.json()) as { job_title: string }[]
  return list.map(({ job_title }) => job_title)
}

const everything = ['Cook', 'Blaster', 'Surveyor', 'Fitter']

describe('of all open jobs a contractor finds', () => {
  test.each([
    ['', everything],
    ['search=fitter', ['Fitter']],
    ['search=CRUSHERS screens', ['Fitter']],
    ['search=crushers salad', []],
    ['search="overhaul crushers"', ['Fitter']],
    ['search="crushers overhaul"', []],
    ['search=fremantle', ['Surveyor']],
    ['search=saltbush', everything],
    ['search=100%25', []],
    ['search=_itter', []],
    ['search=screen', ['Fitter']],
    ['search=itter', []],
    ['search=ushers', []],
    ['search=WA', ['Surveyor', 'Fitter']],
    ['search=wa frem', ['Surveyor']],
    ['search=and', ['Blaster', 'Fitter']],
    ['search=scr', []],
    ['search="up the water tr"', []],
    ['search="up the water truc"', ['Blaster']],
    ['search=near (jimblebar)', ['Fitter']],
    ['search=%26 fitter', ['Fitter']],
    ['search=%25', []],
    ['search="_"', []],

    ['arrangement=fifo', ['Fitter']],
    ['arrangement=fifo,office', ['Surveyor', 'Fitter']],
    ['arrangement=fifo&arrangement=office', ['Surveyor', 'Fitter']],
    ['arrangement=', everything],
    ['workType=casual, part_time', ['Cook', 'Blaster']],
    ['rateCategory=award', ['Blaster']],
    ['rateCategory=market_rate', []],
    ['industry=8', ['Cook']],
    ['industry=1,8', everything],
    ['industry=999', []],
    ['role=102,801', ['Cook', 'Surveyor']],

    ['roster=14:7', ['Fitter']],
    ['roster=8:6,14:7', ['Surveyor', 'Fitter']],
    ['roster=even', ['Blaster']],
    ['roster=even,8:6', ['Blaster', 'Surveyor']],
    ['roster=7:14', []],

    ['rateMin=90', ['Surveyor', 'Fitter']],
    ['rateMin=95', ['Surveyor', 'Fitter']],
    ['rateMin=95.01', ['Surveyor']],
    ['rateMin=950&rateType=day', ['Surveyor', 'Fitter']],
    ['rateMin=1100.14&rateType=day', ['Surveyor']],
    ['rateMin=1100.15&rateType=day', []],
    ['rateMin=90&includeUndisclosed=1', ['Blaster', 'Surveyor', 'Fitter']],
    ['rateMin=90&includeUndisclosed=0', ['Surveyor', 'Fitter']],
    ['rateMin=0', ['Cook', 'Surveyor', 'Fitter']],
    ['includeUndisclosed=1', everything],

    ['startBefore=asap', ['Fitter']],
    [`startBefore=${nextMonth}`, ['Cook', 'Surveyor', 'Fitter']],
    [`startBefore=${nextMonth - 1}`, ['Fitter']],
    [`startBefore=${nextYear}`, everything],

    ['arrangement=field&workType=casual', ['Blaster']],
    ['arrangement=field&rateMin=40', ['Cook']],
    ['arrangement=field&roster=14:7', []],
  ])('%s', async (query, titles) => {
    expect(await titlesIn(query)).toEqual(titles)
  })
})

test('a job without a start is flexible, and starts before any day', async () => {
  await product.world.database.writing
    .updateTable('job')
    .set({ start_date: null })
    .where('title', '=', 'Blaster')
    .execute()

  expect(await titlesIn(`startBefore=${nextMonth}`)).toEqual(everything)
  expect(await titlesIn('startBefore=asap')).toEqual(['Fitter'])
})

describe('the own applications', () => {
  test.each([
    ['applied=1', ['Surveyor']],
    ['applied=0', ['Cook', 'Blaster', 'Fitter']],
    ['applied=0&arrangement=fifo', ['Fitter']],
  ])('narrow a contractor down with %s', async (query, titles) => {
    expect(await titlesIn(query, bearer(ash.token))).toEqual(titles)
  })

  test.each(['applied=1', 'applied=0'])('say nothing to a guest with %s', async (query) => {
    expect(await titlesIn(query)).toEqual(everything)
  })
})

describe('what cannot be understood is refused', () => {
  test.each([
    'arrangement=moon',
    'arrangement=fifo,moon',
    'workType=nightly',
    'rateCategory=lots',
    'industry=mining',
    'industry=1.5',
    'role=0',
    'roster=14/7',
    'roster=0:7',
    'roster=odd',
    'rateMin=lots',
    'rateMin=-1',
    'rateMin=0x10',
    'rateType=week',
    'rateMin=5&rateMin=6',
    'includeUndisclosed=yes',
    'startBefore=soon',
    'startBefore=0',
    'applied=2',
    'sort=best',
    'view=globe',
    'page=1&page=2',
    'perPage=1&perPage=2',
    'lat=-31.9',
    'lng=115.8',
    'lat=-91&lng=115',
    'lat=-31&lng=181',
    'lat=-31.9&lng=115.8&radius=0',
    'lat=-31.9&lng=115.8&radius=2001',
    'sort=distance',
    `search=${'x'.repeat(201)}`,
    `role=${Array.from({ length: 201 }, (_, at) => at + 1).join(',')}`,
  ])('%s', async (query) => {
    const response = await product.ask(`/contractor/get-jobs?${query}`)
    expect(await outcome(response)).toMatchObject({ status: 400, code: 'BAD_REQUEST' })
  })
})

test('the typed client asks for several values as the address bar does', async () => {
  const wish: InputOf<typeof contractorJobs.find> = {
    arrangement: ['fifo', 'office'],
    roster: ['8:6'],
    rateMin: 50,
  }

  const found = await product.send(contractorJobs.find, wish)

  expect(found.map(({ job_title }) => job_title)).toEqual(['Surveyor'])
})

import { beforeAll, expect, test } from 'vitest'
import { contractorJobs } from '@headframe/wire'
import { aLiveJob } from '../../../testing/jobs.ts'
import type { JobWish } from '../../../testing/jobs.ts'
import { aCompany } from '../../../testing/people.ts'
import { aProduct } from '../../../testing/product.ts'

const product = await aProduct()

const newman = { work_location: 'Newman WA', location_lat: -23.36, location_lng: 119.73 }
const moranbah = { work_location: 'Moranbah QLD', location_lat: -22.0, location_lng: 148.05 }
const perth = { work_location: 'Perth WA', location_lat: -31.95, location_lng: 115.86 }

const jobs: Readonly<Record<string, JobWish>> = {
  'Haul truck operators': { ...newman, work_arrangement: 'fifo' },
  'Auto electrician': {
    ...newman,
    selectedIndustry: '9',
    selectedRole: '908',
    work_arrangement: 'other',
    description: 'You repair trucks. A driver licence is needed.',
  },
  'MC driver': { ...perth, work_arrangement: 'other' },
  'Jumbo operator': {
    ...moranbah,
    work_arrangement: 'fifo',
    description: 'Flights from Perth and Brisbane.',
  },
  'Kitchen hand': {
    ...perth,
    work_arrangement: 'other',
    description: 'You clean the cooking area.',
  },
  'Village cooks': { ...moranbah, work_arrangement: 'other' },
  'Dozer operator': { ...moranbah, work_arrangement: 'fifo' },
}
const [haul, , road, jumbo, kitchen, cooks, dozer] = Object.keys(jobs)

beforeAll(async () => {
  const company = await aCompany(product)
  for (const [title, wishes] of Object.entries(jobs)) {
    await aLiveJob(product, company, { ...wishes, title })
  }
})

test.each([
  ['truck driver', [haul, road]],
  ['truck driver jobs', [haul, road]],
  ['haul truck driver', [haul]],
  ['cook', [cooks]],
  ['cook jobs', [cooks]],

  ['fifo perth', [haul, jumbo]],
  ['fifo ex perth', [haul, jumbo]],
  ['fifo pilbara ex perth', [haul]],
  ['fifo bowen basin from perth', [dozer, jumbo]],
  ['fifo brisbane', [dozer, jumbo]],
  ['perth', [jumbo, kitchen, road]],
  ['fifo near perth', []],
])('%s', async (search, titles) => {
  const found = await product.send(contractorJobs.find, { search })
  expect(new Set(found.map(({ job_title }) => job_title))).toEqual(new Set(titles))
})

test('the map draws no ring around where a crew is flown from', async () => {
  expect(await product.send(contractorJobs.placesSought, { search: 'fifo perth' })).toEqual([])
  expect(await product.send(contractorJobs.placesSought, { search: 'perth' })).toHaveLength(1)
})

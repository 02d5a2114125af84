import { beforeAll, describe, expect, test } from 'vitest'
import type { ChoiceCounts, FilterOfChoices } from '@headframe/wire'
import { companyJobs, contractorJobs } from '@headframe/wire'
import type { InputOf } from '@headframe/wire'
import { aLiveJob } from '../../../testing/jobs.ts'
import { aCompany } from '../../../testing/people.ts'
import type { Person } from '../../../testing/people.ts'
import { aProduct } from '../../../testing/product.ts'
import type { Product } from '../../../testing/product.ts'

type Wish = InputOf<typeof contractorJobs.choices>

let product: Product
let company: Person

const nextMonth = Math.floor(Date.now() / 1000) + 30 * 24 * 3600

beforeAll(async () => {
  product = await aProduct()
  company = await aCompany(product)
  for (const [roster, wish] of [
    ['8:6', { work_arrangement: 'fifo' }],
    ['2:1 or 8:6', { work_arrangement: 'fifo', work_type: 'casual', start_date: nextMonth }],
    ['7:7', { work_arrangement: 'field', selectedIndustry: '8', selectedRole: '801' }],
    [
      '14:14',
      { work_arrangement: 'office', rate_category: 'negotiable', rate: null, rate_type: null },
    ],
    ['when it suits', { work_arrangement: 'fifo', title: 'Boilermaker' }],
  ] as const) {
    await aLiveJob(product, company, { roster, ...wish })
  }
})

const ask = (wish: Wish) => product.send(contractorJobs.choices, wish)

function of(filter: FilterOfChoices, counts: ChoiceCounts): Record<string, number> {
  const own = counts.filter((count) => count.filter === filter)
  return Object.fromEntries(own.map(({ value, jobs }) => [value, jobs]))
}

test('without filters every choice tells how many jobs have it', async () => {
  const counts = await ask({})

  expect(of('arrangement', counts)).toEqual({ fifo: 3, field: 1, office: 1 })
  expect(of('roster', counts)).toEqual({ '8:6': 2, '14:7': 1, '7:7': 1, '14:14': 1, even: 2 })
  expect(of('workType', counts)).toEqual({ full_time: 4, casual: 1 })
  expect(of('rateCategory', counts)).toEqual({ custom_rate: 4, negotiable: 1 })
  expect(of('startBefore', counts)).toEqual({ asap: 4 })
})

test('a filter in force narrows the choices of all others and leaves its own as they were', async () => {
  const counts = await ask({ arrangement: ['fifo'], roster: ['8:6', 'even'] })

  expect(of('arrangement', counts)).toEqual({ fifo: 2, field: 1, office: 1 })
  expect(of('roster', counts)).toEqual({ '8:6': 2, '14:7': 1 })
  expect(of('workType', counts)).toEqual({ full_time: 1, casual: 1 })
})

test('what was typed narrows all of them, as the list is narrowed', async () => {
  expect(of('arrangement', await ask({ search: 'boilermaker' }))).toEqual({ fifo: 1 })
  expect(await ask({ place: 'Nowhere-at-all' })).toEqual([])
})

describe('each count', () => {
  const wishes: readonly Wish[] = [
    {},
    { arrangement: ['fifo'] },
    { roster: ['even'], rateMin: 50 },
    { roster: ['8:6'] },
    { startBefore: 'asap', workType: ['full_time'], industry: [1] },
    { rateMin: 200, includeUndisclosed: '1' },
  ]

  test.each(wishes)('is what the list then finds: %j', async (wish) => {
    for (const { filter, value, jobs } of await ask(wish)) {
      const isNumber = filter === 'industry' || filter === 'role'
      const chosen = filter === 'startBefore' ? value : [isNumber ? Number(value) : value]
      const found = await product.send(contractorJobs.find, { ...wish, [filter]: chosen })
      expect([filter, value, found.length]).toEqual([filter, value, jobs])
    }
  })
})

test('a job that is closed is counted no more', async () => {
  const closing = await aLiveJob(product, company, { work_arrangement: 'hybrid' })
  expect(of('arrangement', await ask({}))).toMatchObject({ hybrid: 1 })

  await product.as(company).send(companyJobs.close, { uuid: closing.uuid })

  expect(of('arrangement', await ask({}))).not.toHaveProperty('hybrid')
})

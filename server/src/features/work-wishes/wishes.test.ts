import { expect, test } from 'vitest'
import { contractorWishes } from '@headframe/wire'
import { exportOf } from '../../testing/own-data.ts'
import { aContractor } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'

const product = await aProduct()
const { show, save } = contractorWishes

const open = {
  rosters: [],
  even_time_or_better: false,
  arrangements: [],
  work_types: [],
  point_of_hire: null,
  point_of_hire_lat: null,
  point_of_hire_lng: null,
  max_travel_km: null,
  nights: 'any',
  longest_swing_days: null,
  updated_date: null,
}

const perth = { point_of_hire: 'Perth WA', point_of_hire_lat: -31.95, point_of_hire_lng: 115.86 }

test('somebody who wished for nothing has everything open', async () => {
  const { send } = product.as(await aContractor(product))

  expect(await send(show, {})).toEqual(open)
})

test('what is sent is changed, what is left out stays, and what is emptied is open again', async () => {
  const { send } = product.as(await aContractor(product))
  const first = await send(save, {
    rosters: [' 2:1 ', '8 days on, 6 off'],
    arrangements: ['wfh', 'fifo', 'fifo'],
    ...perth,
  })
  // Another second may have begun by each of them.
  const updated_date = expect.any(Number) as number
  expect(first).toEqual({
    ...open,
    rosters: ['2:1', '8 days on, 6 off'],
    arrangements: ['fifo', 'wfh'],
    ...perth,
    updated_date,
  })

  const second = await send(save, { nights: 'days_only', max_travel_km: 80, arrangements: [] })
  const own = { nights: 'days_only', max_travel_km: 80, arrangements: [] }
  expect(second).toEqual({ ...first, ...own, updated_date })

  await send(save, { max_travel_km: null, rosters: [] })
  expect(await send(show, {})).toEqual({
    ...second,
    max_travel_km: null,
    rosters: [],
    updated_date,
  })
})

test('two changes at once of different wishes are both kept', async () => {
  const { send } = product.as(await aContractor(product))
  await Promise.all([
    send(save, { longest_swing_days: 14 }),
    send(save, { even_time_or_better: true }),
    send(save, { work_types: ['contract'] }),
  ])

  expect(await send(show, {})).toMatchObject({
    longest_swing_days: 14,
    even_time_or_better: true,
    work_types: ['contract'],
  })
})

test('a place has a name, and both coordinates or none', async () => {
  const { send } = product.as(await aContractor(product))
  const half = { point_of_hire: expect.stringContaining('point of hire') }
  await expect(send(save, { point_of_hire_lat: -31.95 })).rejects.toMatchObject({ fields: half })
  await expect(send(save, { ...perth, point_of_hire_lng: null })).rejects.toMatchObject({
    fields: half,
  })
  expect(await send(show, {})).toEqual(open)

  await send(save, perth)
  expect(await send(save, { point_of_hire: 'Broome WA' })).toMatchObject({
    point_of_hire: 'Broome WA',
    point_of_hire_lat: null,
    point_of_hire_lng: null,
  })
  await send(save, perth)
  await expect(send(save, { point_of_hire: '' })).resolves.toMatchObject({
    point_of_hire: null,
    point_of_hire_lat: null,
  })
})

test.each([
  ['rosters', 'rosters', ['2:1', 'whenever it suits']],
  ['rosters', 'rosters', Array.from({ length: 13 }, () => '2:1')],
  ['arrangements', 'arrangements.0', ['moon']],
  ['work_types', 'work_types.0', ['either']],
  ['max_travel_km', 'max_travel_km', 0],
  ['max_travel_km', 'max_travel_km', 3001],
  ['longest_swing_days', 'longest_swing_days', 61],
  ['nights', 'nights', 'never'],
])('%s are refused at %s as %j, and nothing is kept', async (field, told, value) => {
  const { send } = product.as(await aContractor(product))

  await expect(send(save, { nights: 'days_only', [field]: value })).rejects.toMatchObject({
    status: 422,
    fields: { [told]: expect.any(String) },
  })
  expect(await send(show, {})).toEqual(open)
})

test('wishes are in the own data', async () => {
  const person = await aContractor(product)
  const kept = await product.as(person).send(save, { rosters: ['even time'], ...perth })

  expect((await exportOf(product, person)).data.job_wishes).toEqual(kept)
})

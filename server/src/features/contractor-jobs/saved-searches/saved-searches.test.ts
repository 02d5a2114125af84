import { expect, test } from 'vitest'
import { savedSearches, savedSearchSizes } from '@headframe/wire'
import type { InputOf } from '@headframe/wire'
import { exportOf } from '../../../testing/own-data.ts'
import { aContractor } from '../../../testing/people.ts'
import type { Person } from '../../../testing/people.ts'
import { aProduct } from '../../../testing/product.ts'

const product = await aProduct()
const { list, save, change, remove, switchMails } = savedSearches

const pilbara: InputOf<typeof save> = {
  name: 'Sparky, Pilbara',
  frequency: 'daily',
  wish: { search: 'sparky pilbara', roster: ['2:1', 'even'] },
}
const numbered = (number: number) =>
  ({ name: `Search ${number}`, frequency: 'daily', wish: { search: `pit ${number}` } }) as const
const namesOf = async (who: Person) =>
  (await product.as(who).send(list, {})).searches.map(({ name }) => name)

test('what was asked of the list is saved by its name, and told as it was asked', async () => {
  const { send } = product.as(await aContractor(product))
  const saved = await send(save, {
    ...pilbara,
    wish: { ...pilbara.wish, industry: [3, 1], rateMin: 90, rateType: 'hour', place: '' },
  })
  expect(saved).toEqual({
    ...pilbara,
    id: expect.any(String),
    saved_date: expect.any(Number),
    wish: { ...pilbara.wish, industry: [1, 3], rateMin: 90, rateType: 'hour' },
  })
  expect(await send(list, {})).toEqual({ searches: [saved], mails_on: true })
})

test('saved again, also at once and in another order, it is the same search with its new name', async () => {
  const { send } = product.as(await aContractor(product))
  const { id } = await send(save, pilbara)
  const again = { ...pilbara, wish: { ...pilbara.wish, roster: ['even', '2:1'] } }
  await Promise.all(
    ['One', 'Two', 'Three'].map((name) => send(save, { ...again, name, frequency: 'weekly' })),
  )
  const { searches } = await send(list, {})
  expect(searches).toMatchObject([{ id, frequency: 'weekly' }])
})

test('it is renamed, changed and deleted by whoever saved it, and by nobody else', async () => {
  const { send } = product.as(await aContractor(product))
  const { id } = await send(save, pilbara)
  expect(await send(change, { id, name: 'Home every second week' })).toMatchObject({
    name: 'Home every second week',
    frequency: 'daily',
    wish: pilbara.wish,
  })
  expect(await send(change, { id, wish: { search: 'boilermaker' } })).toMatchObject({
    name: 'Home every second week',
    wish: { search: 'boilermaker' },
  })

  const other = product.as(await aContractor(product))
  await expect(other.send(change, { id, name: 'Mine' })).rejects.toMatchObject({ status: 404 })
  await expect(other.send(remove, { id })).rejects.toMatchObject({ status: 404 })
  await send(remove, { id })
  await expect(send(remove, { id })).rejects.toMatchObject({ status: 404 })
  expect((await send(list, {})).searches).toEqual([])
})

test('a search cannot become one that is there already', async () => {
  const { send } = product.as(await aContractor(product))
  await send(save, pilbara)
  const { id } = await send(save, numbered(1))
  await expect(send(change, { id, wish: pilbara.wish })).rejects.toMatchObject({
    status: 409,
    message: 'You have saved this search already.',
  })
  expect(await send(change, { id, wish: numbered(1).wish })).toMatchObject(numbered(1))
})

test('so many can be saved, and no more even at once', async () => {
  const person = await aContractor(product)
  const { send } = product.as(person)
  for (let number = 2; number <= savedSearchSizes.most; number++) await send(save, numbered(number))
  const attempts = await Promise.allSettled([send(save, numbered(1)), send(save, pilbara)])
  expect(attempts.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(send(save, numbered(99))).rejects.toMatchObject({
    status: 409,
    message: 'You can save up to 25 searches. Delete one to make room for another.',
  })
  await send(save, { ...numbered(7), name: 'Seven' })
  expect(await namesOf(person)).toContain('Seven')

  const [newest] = (await send(list, {})).searches
  await send(remove, { id: newest?.id ?? '' })
  await send(save, numbered(99))
  expect(await namesOf(person)).toHaveLength(savedSearchSizes.most)
})

test.each([
  [{ name: ' ' }, { name: 'Please enter a name' }],
  [{ name: 'x'.repeat(81) }, { name: 'Must be 80 characters or fewer' }],
])('%j is no name for one', async (wrong, fields) => {
  const { send } = product.as(await aContractor(product))
  await expect(send(save, { ...pilbara, ...wrong })).rejects.toMatchObject({ status: 422, fields })
})

test('what the list of jobs would refuse is not saved', async () => {
  const { send } = product.as(await aContractor(product))
  await expect(send(save, { ...pilbara, wish: { lat: -31 } })).rejects.toMatchObject({
    status: 400,
  })
})

test('the mails of all of them are switched off and on, and stand in the own data with the searches', async () => {
  const person = await aContractor(product)
  const { send } = product.as(person)
  const saved = await send(save, pilbara)
  expect(await send(switchMails, { on: false })).toEqual({ mails_on: false })
  await send(switchMails, { on: false })
  expect(await send(list, {})).toMatchObject({ mails_on: false })
  expect((await exportOf(product, person)).data.saved_searches).toEqual({
    searches: [saved],
    mails_on: false,
  })
  await send(switchMails, { on: true })
  expect(await send(list, {})).toMatchObject({ mails_on: true })
})

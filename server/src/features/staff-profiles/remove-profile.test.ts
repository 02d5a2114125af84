import { expect, test } from 'vitest'
import { productName, staffProfiles } from '@headframe/wire'
import { hashOf } from '../../testing/disclosures.ts'
import { aBench, aNoteOn, aProfile } from '../../testing/library.ts'
import { aRegisteredContractor, aStaffMember, signInContractor } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { codesOf } from '../../testing/requests.ts'
import { tidyNow } from '../../testing/tidy.ts'

const product = await aProduct()
const day = 24 * 3600

const as = (staff: Person) => product.as(staff).send
const totalFor = async (staff: Person, search = '') =>
  (await as(staff)(staffProfiles.list, { search, sortOrder: 'desc' })).totalProfiles

test('whoever is removed leaves lists, searches and counts at once, and comes back whole', async () => {
  const staff = await aStaffMember(product)
  const send = as(staff)
  const { id, hash } = await aProfile(product, staff, { fullName: 'Casey Potoroo' })
  await aProfile(product, staff, { fullName: 'Robin Quoll' })
  await aNoteOn(product, { id }, 'Prefers Leinster.')
  const bench = await aBench(product, staff, [{ id }])
  const before = await send(staffProfiles.one, { ph: hash })

  const { restorable_until } = await send(staffProfiles.remove, { ph: hash })

  expect([await totalFor(staff), await totalFor(staff, 'potoroo')]).toEqual([1, 0])
  expect(await codesOf([send(staffProfiles.one, { ph: hash })])).toEqual(['NOT_FOUND'])
  expect(await codesOf([send(staffProfiles.remove, { ph: hash })])).toEqual(['NOT_FOUND'])
  expect(await codesOf([send(staffProfiles.update, { ph: hash, rate: 1 })])).toEqual(['NOT_FOUND'])
  expect(await send(staffProfiles.removed, {})).toEqual([
    {
      profile_hash: hash,
      full_name: 'Casey Potoroo',
      removed_date: restorable_until - 30 * day,
      restorable_until,
      removed_by: 'Robin Hale',
    },
  ])

  expect(await send(staffProfiles.restore, { ph: hash })).toEqual({
    success: true,
    status: 'SUCCESS',
  })

  expect(await send(staffProfiles.one, { ph: hash })).toEqual(before)
  expect(before.pools).toEqual([bench.hash])
  expect([await totalFor(staff), await totalFor(staff, 'potoroo')]).toEqual([2, 1])
  expect(await send(staffProfiles.removed, {})).toEqual([])

  // The button was pressed twice.
  expect(await send(staffProfiles.restore, { ph: hash })).toMatchObject({ success: true })
  expect(await send(staffProfiles.one, { ph: hash })).toEqual(before)
})

test('after thirty days nobody comes back, and what was known of them is gone', async () => {
  const account = 'Thirty days'
  const { hash, id } = await aProfile(product, await aStaffMember(product, account))
  await aNoteOn(product, { id }, 'Prefers Leinster.')
  await as(await aStaffMember(product, account))(staffProfiles.remove, { ph: hash })

  product.moveClock(30 * day - 60)
  await tidyNow(product)
  const soonEnough = as(await aStaffMember(product, account))
  expect(await soonEnough(staffProfiles.removed, {})).toHaveLength(1)

  product.moveClock(day)
  await tidyNow(product)

  const tooLate = as(await aStaffMember(product, account))
  expect(await tooLate(staffProfiles.removed, {})).toEqual([])
  expect(await codesOf([tooLate(staffProfiles.restore, { ph: hash })])).toEqual(['NOT_FOUND'])
  const left = await product.world.database.reading
    .selectFrom('profile')
    .select('id')
    .where('id', '=', id)
    .execute()
  expect(left).toEqual([])
})

test('a contractor who was removed stays out, and never hears of it', async () => {
  const staff = await aStaffMember(product, productName)
  const marnie = await aRegisteredContractor(product)
  const ph = await hashOf(product, marnie)
  const before = await totalFor(staff)
  await as(staff)(staffProfiles.remove, { ph })
  expect(await totalFor(staff)).toBe(before - 1)

  product.moveClock(31 * day)
  await tidyNow(product)

  const { token } = await signInContractor(product, marnie.email, marnie.password)
  expect(token).toEqual(expect.any(String))
  const later = await aStaffMember(product, productName)
  expect(await totalFor(later)).toBe(before - 1)
})

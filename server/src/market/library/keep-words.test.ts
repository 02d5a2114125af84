import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { staffProfiles } from '@headframe/wire'
import { aProfile } from '../../testing/library.ts'
import { aStaffMember } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { promiseHomes } from './keep-homes.ts'

const product = await aProduct()
const { world } = product

test('whose words were kept before homes stood among them is found by home once a worker has begun', async () => {
  const staff = await aStaffMember(product)
  const { id } = await aProfile(product, staff, { location: 'Boulder WA' })
  const found = async () => {
    const { totalProfiles } = await product.as(staff).send(staffProfiles.list, {
      search: 'Kalgoorlie',
      sortOrder: 'asc',
    })
    return totalProfiles
  }
  await world.database.writing
    .updateTable('profile_words')
    .set({ words: sql<string>`to_tsvector('simple', 'casey morgan boulder wa')` })
    .where('profile_id', '=', id)
    .execute()
  expect(await found()).toBe(0)

  await promiseHomes(world)
  await world.tasks.finish(world)

  expect(await found()).toBe(1)
})

test('where all know their homes nothing is promised', async () => {
  await aProfile(product, await aStaffMember(product), { location: 'Boulder WA' })

  await promiseHomes(world)

  const promised = await world.database.reading
    .selectFrom('task')
    .select('id')
    .where('kind', '=', 'keep-homes')
    .execute()
  expect(promised).toEqual([])
})

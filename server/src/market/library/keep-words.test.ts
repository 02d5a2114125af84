import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { staffProfiles } from '@headframe/wire'
import { inOneTransaction } from '../../db/call-transaction.ts'
import { waitersOn } from '../../testing/at-once/waiters.ts'
import { aProfile } from '../../testing/library.ts'
import { aStaffMember } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { editProfile } from './edit-profile.ts'
import { promiseWords } from './keep-words.ts'
import { settleProfiles } from './settle-profiles.ts'

const product = await aProduct()
const { world } = product

test('whose words were kept by an older version is found by home and half a name once a worker has begun', async () => {
  const staff = await aStaffMember(product)
  const { id } = await aProfile(product, staff, { location: 'Boulder WA' })
  const found = async (search: string) => {
    const { totalProfiles } = await product.as(staff).send(staffProfiles.list, {
      search,
      sortOrder: 'asc',
    })
    return totalProfiles
  }
  await world.database.writing
    .updateTable('profile_words')
    .set({ words: sql<string>`to_tsvector('simple', 'casey morgan boulder wa')` })
    .where('profile_id', '=', id)
    .execute()
  expect(await found('Kalgoorlie')).toBe(0)

  await promiseWords(world)
  await world.tasks.finish(world)

  expect(await found('Kalgoorlie')).toBe(1)
  expect(await found('casey mor')).toBe(1)
})

test('whoever is edited just then is found by what they are called now', async () => {
  const staff = await aStaffMember(product)
  const { id } = await aProfile(product, staff, { fullName: 'Casey Morgan' })
  const { database } = world
  await database.writing
    .updateTable('profile_words')
    .set({ words: sql<string>`to_tsvector('simple', 'casey morgan')` })
    .where('profile_id', '=', id)
    .execute()
  let keeping: Promise<unknown> | undefined

  await inOneTransaction(database, async (db) => {
    await editProfile(db, id, { full_name: 'Casey Lindqvist' }, world.clock())
    await settleProfiles(db, [id], world.clock())
    await promiseWords(world)
    keeping = world.tasks.finish(world)
    await expect.poll(() => waitersOn(database)).toBeGreaterThan(0)
  })
  await keeping

  const wish = { search: 'lindqvist', sortOrder: 'asc' } as const
  expect((await product.as(staff).send(staffProfiles.list, wish)).totalProfiles).toBe(1)
})

test('where all are kept as they are now nothing is promised', async () => {
  await aProfile(product, await aStaffMember(product), { location: 'Boulder WA' })

  await promiseWords(world)

  const promised = await world.database.reading
    .selectFrom('task')
    .select('id')
    .where('kind', '=', 'keep-homes')
    .execute()
  expect(promised).toEqual([])
})

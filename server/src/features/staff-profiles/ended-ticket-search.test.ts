import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { dayOf, productTimeZone, staffProfiles } from '@headframe/wire'
import { keepWordsInTime } from '../../market/library/keep-words.ts'
import { aPdf, resumeLines } from '../../testing/documents.ts'
import { aStaffMember } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { uploaded } from '../../testing/reviews.ts'

const product = await aProduct()
const { world } = product
const day = 24 * 3600

test('whoever lets a ticket lapse is meant by it no longer than on its last day', async () => {
  const account = 'account of everybody'
  const staff = await aStaffMember(product, account)
  const [, , ...rest] = resumeLines.slice(0, -1)
  const end = dayOf(new Date(world.clock().getTime() + 30 * day * 1000), productTimeZone)
  for (const [name, ticket] of [
    ['Fay Bilby', 'Forklift licence, expires 06/2035'],
    ['Gil Quokka', `Forklift licence, expires ${end}`],
    ['Hew Potoroo', 'Forklift licence, expired 03/2019'],
  ] as const) {
    await uploaded(product, staff, await aPdf([name, ...rest, ticket]))
    product.moveClock(60)
  }
  const inOrder = async () => {
    await world.tasks.promise(world.database.writing, keepWordsInTime.task, {})
    await world.tasks.finish(world)
    // A session does not last as long as a ticket.
    const colleague = await aStaffMember(product, account)
    const asked = { search: 'forklift licence', sortField: 'fit', sortOrder: 'desc' } as const
    const { profileData } = await product.as(colleague).send(staffProfiles.list, asked)
    return profileData.map(({ full_name }) => full_name.split(' ')[0])
  }
  expect(await inOrder()).toEqual(['Gil', 'Fay', 'Hew'])

  product.moveClock(30 * day - 3600)
  expect(await inOrder()).toEqual(['Gil', 'Fay', 'Hew'])

  product.moveClock(2 * day)
  expect(await inOrder()).toEqual(['Fay', 'Hew', 'Gil'])
  const waiting = await world.database.reading
    .selectFrom('profile_words')
    .select('profile_id')
    .where('next_end', '<', sql<string>`${dayOf(world.clock(), productTimeZone)}::date`)
    .execute()
  expect(waiting).toEqual([])
})

import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { benches, staffProfiles } from '@headframe/wire'
import { promiseWords } from '../../market/library/keep-words.ts'
import { keptAsNow, ofTitle } from '../../market/library/profile-words.ts'
import { aPdf, resumeLines } from '../../testing/documents.ts'
import { aBench, aNoteOn, aProfile } from '../../testing/library.ts'
import { aStaffMember } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { uploaded } from '../../testing/reviews.ts'

const product = await aProduct()
let staff: Person

beforeAll(async () => {
  staff = await aStaffMember(product)
  // Each is newer than the one before.
  for (const [fullName, title, note] of [
    ['Ash Wombat', 'Rigger', 'Rang back.'],
    ['Bo Numbat', 'Crane Operator', 'A rigger once.'],
    ['Cy Dunnart', 'Rigging Supervisor', 'No forklift. Happy on 2 weeks on 1 week off.'],
    ['Di Quoll', 'Cook', 'Never rings back, would not do 2:1.'],
  ] as const) {
    await aNoteOn(product, await somebody(staff, fullName, title), note)
    product.moveClock(60)
  }
  const [, ...rest] = resumeLines.slice(0, -1)
  const holder = ['Fay Bilby', ...rest, 'Forklift licence, expires 06/2031', 'Roster: 14/7']
  await uploaded(product, staff, await aPdf(holder))
  const denier = ['Gus Potoroo', 'Employment', 'Storeman and rigger, Karri, Perth', '2019 to 2021']
  await uploaded(product, staff, await aPdf([...denier, 'Tickets', 'Forklift: no', 'HR licence']))
})

async function somebody(whose: Person, fullName: string, title: string) {
  const person = await aProfile(product, whose, { fullName })
  const { writing } = product.world.database
  await writing
    .updateTable('profile')
    .set({ current_title: title, parsed_at: product.world.clock() })
    .where('id', '=', person.id)
    .execute()
  return person
}

async function found(search: string, wish: { page?: number } = {}) {
  const asked = { search, sortField: 'fit', sortOrder: 'desc', ...wish } as const
  const { profileData, totalProfiles } = await product.as(staff).send(staffProfiles.list, asked)
  expect(totalProfiles).toBe(profileData.length)
  return profileData.map(({ full_name, hits = [] }) => ({
    name: full_name.split(' ')[0],
    told: hits.flatMap(({ pieces }) => pieces.flatMap((one) => (one.found ? [one.text] : []))),
  }))
}
const names = async (search: string) => (await found(search)).map(({ name }) => name)

describe('those whom a search means', () => {
  test('stand before those in whom it occurs, and among them the newest', async () => {
    expect(await names('rigger')).toEqual(['Cy', 'Ash', 'Bo', 'Gus'])
    const byDate = { search: 'rigger', sortOrder: 'desc' } as const
    const { profileData } = await product.as(staff).send(staffProfiles.list, byDate)
    expect(profileData[0]?.full_name).toBe('Gus Potoroo')
  })

  test('who works as it stands before who holds its ticket, however long ago', async () => {
    const others = await aStaffMember(product)
    await aNoteOn(product, await somebody(others, 'Ned Olive', 'Dogman'), 'Rang back.')
    await aNoteOn(product, await somebody(others, 'Dogan Bell', 'Cook'), 'Rang back.')
    product.moveClock(60)
    const [, ...rest] = resumeLines.slice(0, -1)
    const holder = ['Fay Bilby', ...rest, 'Dogging (DG) licence, expires 06/2031']
    await uploaded(product, others, await aPdf(holder))
    product.moveClock(60)
    const noted = await somebody(others, 'Bo Numbat', 'Crane Operator')
    await aNoteOn(product, noted, 'A dogman once.')
    const asked = { search: 'dogman', sortField: 'fit', sortOrder: 'desc' } as const
    const inOrder = async () => {
      const { profileData } = await product.as(others).send(staffProfiles.list, asked)
      return profileData.map(({ full_name }) => full_name)
    }
    expect(await inOrder()).toEqual(['Ned Olive', 'Fay Bilby', 'Bo Numbat'])

    // Words that an older version kept tell no title apart: until they are kept anew nobody is lost.
    const { world } = product
    await world.database.writing
      .updateTable('profile_words')
      .set({
        words: sql`ts_delete(words, array(
          select lexeme from unnest(words) where lexeme like ${`${ofTitle}%`} or lexeme = ${keptAsNow}
        ))`,
      })
      .execute()
    expect(await inOrder()).toEqual(['Fay Bilby', 'Ned Olive', 'Bo Numbat'])
    await promiseWords(world)
    await world.tasks.finish(world)
    expect(await inOrder()).toEqual(['Ned Olive', 'Fay Bilby', 'Bo Numbat'])
  })

  test('stand first on a bench, too', async () => {
    const ids = await product.world.database.reading
      .selectFrom('profile')
      .select('id')
      .where('full_name', 'in', ['Ash Wombat', 'Bo Numbat', 'Gus Potoroo'])
      .execute()
    const bench = await aBench(product, staff, ids)
    const asked = {
      tph: bench.hash,
      search: 'rigger',
      sortField: 'fit',
      sortOrder: 'desc',
    } as const
    const { profileData } = await product.as(staff).send(benches.members, asked)
    expect(profileData.map(({ full_name }) => full_name)).toEqual([
      'Ash Wombat',
      'Bo Numbat',
      'Gus Potoroo',
    ])
  })

  test('are shown once, over all pages', async () => {
    const others = await aStaffMember(product)
    for (let nth = 0; nth < 45; nth += 1) {
      const isOne = nth % 3 === 0
      const person = await somebody(others, `Person ${nth}`, isOne ? 'Rigger' : 'Cook')
      await aNoteOn(product, person, isOne ? 'Rang.' : 'Worked with a rigger.')
    }
    const seen = []
    for (const page of [1, 2, 3]) {
      const asked = { search: 'rigger', sortField: 'fit', sortOrder: 'desc', page } as const
      const list = await product.as(others).send(staffProfiles.list, asked)
      expect(list).toMatchObject({ totalProfiles: 45, totalPages: 3 })
      seen.push(...list.profileData)
    }
    expect(new Set(seen.map(({ hash }) => hash)).size).toBe(45)
    expect(seen.slice(0, 15).every(({ current_role }) => current_role === 'Rigger')).toBe(true)
    expect(seen.slice(15).every(({ current_role }) => current_role === 'Cook')).toBe(true)
  })
})

test('whoever says that they do not hold a ticket is not found by it', async () => {
  expect(await found('forklift ticket')).toEqual([{ name: 'Fay', told: ['Forklift'] }])
  expect(await names('HR licence')).toEqual(['Gus'])
})

describe('a roster', () => {
  test.each([
    ['2:1', ['Fay', 'Cy']],
    ['14/7', ['Fay', 'Cy']],
    ['two weeks on, one week off', ['Fay', 'Cy']],
    ['rigger 2:1', ['Cy']],
    ['8/6', []],
    ['even time', []],
  ])('means whoever works or wants it, however it is written: %s', async (search, who) => {
    expect(await names(search)).toEqual(who)
  })

  test('is marked where they are found by it', async () => {
    expect((await found('2:1')).map(({ told }) => told)).toEqual([
      ['14/7'],
      ['2 weeks on 1 week off'],
    ])
  })
})

test('a day means by its end', async () => {
  const saidAt = product.world.clock()
  const person = { fullName: 'Hal Free', availability: { value: 0.2, saidAt } }
  await aProfile(product, staff, person)

  expect(await names('available tomorrow')).toEqual([])
  expect(await names('available in 10 days')).toEqual(['Hal'])
})

import { beforeAll, describe, expect, test } from 'vitest'
import type { InputOf } from '@headframe/wire'
import { profileOrders, staffProfiles } from '@headframe/wire'
import type { NewProfile } from '../../market/library/add-profile.ts'
import { aBench, aNoteOn, aProfile } from '../../testing/library.ts'
import { aStaffMember } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { bearer, outcome } from '../../testing/requests.ts'

const product = await aProduct()
const saidAt = new Date('2026-03-02T00:00:00Z')

type Wish = Partial<InputOf<typeof staffProfiles.list>>

const pageFor = (staff: Person, wish: Wish = {}) =>
  product.as(staff).send(staffProfiles.list, { sortOrder: 'desc', search: '', ...wish })

const namesFor = async (staff: Person, wish: Wish = {}) =>
  (await pageFor(staff, wish)).profileData.map(({ full_name }) => full_name)

describe('a library of nobody', () => {
  test('has one page, which is empty', async () => {
    const staff = await aStaffMember(product)

    expect(await pageFor(staff, { page: 7 })).toEqual({
      profileData: [],
      totalPages: 1,
      totalProfiles: 0,
      page: 1,
    })
  })
})

describe('the order', () => {
  let staff: Person

  beforeAll(async () => {
    staff = await aStaffMember(product)
    const people: Partial<NewProfile>[] = [
      { fullName: 'élan Quoll', salary: 90_000, phone: '0491 570 156', email: 'b@people.example' },
      { fullName: 'Zoe Bilby', salary: 120_000.5, rate: 60 },
      { fullName: 'Ash Wombat', rate: 95.25, email: 'a@people.example' },
      { fullName: 'Bo Numbat', availability: { value: 1, saidAt } },
      { fullName: 'Cy Dunnart', availability: { value: 0.1, saidAt }, phone: '0391 570 156' },
    ]
    for (const person of people) await aProfile(product, staff, person)
  })

  test.each<[Wish['sortField'], string[], string[]]>([
    [
      'full_name',
      ['Ash Wombat', 'Bo Numbat', 'Cy Dunnart', 'élan Quoll', 'Zoe Bilby'],
      ['Zoe Bilby', 'élan Quoll', 'Cy Dunnart', 'Bo Numbat', 'Ash Wombat'],
    ],
    ['salary', ['élan Quoll', 'Zoe Bilby'], ['Zoe Bilby', 'élan Quoll']],
    ['rate', ['Zoe Bilby', 'Ash Wombat'], ['Ash Wombat', 'Zoe Bilby']],
    ['email', ['Ash Wombat', 'élan Quoll'], ['élan Quoll', 'Ash Wombat']],
    ['phone', ['Cy Dunnart', 'élan Quoll'], ['élan Quoll', 'Cy Dunnart']],
    ['sortingAvailability', ['Cy Dunnart', 'Bo Numbat'], ['Bo Numbat', 'Cy Dunnart']],
  ])('by %s has those without one last, either way round', async (sortField, up, down) => {
    const ascending = await namesFor(staff, { sortField, sortOrder: 'asc' })
    const descending = await namesFor(staff, { sortField, sortOrder: 'desc' })

    expect(ascending.slice(0, up.length)).toEqual(up)
    expect(descending.slice(0, down.length)).toEqual(down)
    expect(ascending.toSorted()).toEqual(descending.toSorted())
  })

  test('by what no list has is refused', async () => {
    const headers = bearer(staff.token)
    for (const sort of ['sortField=member_since', 'sortField=notes', 'sortOrder=up']) {
      const response = await product.ask(`/profile.php?getPagedProfiles&${sort}`, { headers })
      expect(await outcome(response)).toMatchObject({ status: 400, code: 'BAD_SORT' })
    }
  })
})

describe('pages', () => {
  let staff: Person

  beforeAll(async () => {
    staff = await aStaffMember(product)
    for (let nth = 0; nth < 45; nth += 1) {
      // Half of them have a rate, and many the same one.
      const rate = nth % 2 === 0 ? 50 + (nth % 3) : null
      await aProfile(product, staff, { fullName: `Person ${nth}`, rate })
    }
  })

  test.each(profileOrders)('by %s show everybody once, either way round', async (sortField) => {
    for (const sortOrder of ['asc', 'desc'] as const) {
      const pages = []
      for (const page of [1, 2, 3]) pages.push(await pageFor(staff, { sortField, sortOrder, page }))

      expect(pages.map(({ profileData }) => profileData.length)).toEqual([20, 20, 5])
      const hashes = pages.flatMap(({ profileData }) => profileData.map(({ hash }) => hash))
      expect(new Set(hashes).size).toBe(45)
    }
  })

  test('above the last one are the last one', async () => {
    expect(await pageFor(staff, { page: 9 })).toMatchObject({
      page: 3,
      totalPages: 3,
      totalProfiles: 45,
    })
  })

  test('leave out whoever stands on a bench, where that is wished for', async () => {
    const { profileData } = await pageFor(staff)
    const [first, second] = profileData
    const { writing } = product.world.database
    const members = await writing
      .selectFrom('profile')
      .select('id')
      .where('hash', 'in', [first?.hash ?? '', second?.hash ?? ''])
      .execute()
    const bench = await aBench(product, staff, members)

    const others = await pageFor(staff, { excludeTph: bench.hash })

    expect(others.totalProfiles).toBe(43)
    const all = await product.as(staff).send(staffProfiles.all, { excludeTph: bench.hash })
    expect(all).toHaveLength(43)
    expect(all.map(({ hash }) => hash)).not.toContain(first?.hash)
    // A bench of somebody else's is none.
    const stranger = await aStaffMember(product)
    const strange = await aBench(product, stranger)
    const response = await product.ask(`/profile.php?getPagedProfiles&excludeTph=${strange.hash}`, {
      headers: bearer(staff.token),
    })
    expect(response.status).toBe(404)
  })
})

describe('a search', () => {
  let staff: Person

  beforeAll(async () => {
    staff = await aStaffMember(product)
    await aProfile(product, staff, { fullName: 'Marnie O’Brien', location: 'Kalgoorlie WA' })
    const noted = await aProfile(product, staff, { fullName: 'Priya Naidoo', location: 'Perth WA' })
    await aNoteOn(product, noted, 'Called back, wants even time at Jimblebar.')
    const mar = await aProfile(product, staff, { fullName: 'Mar Watanabe' })
    await aNoteOn(product, mar, 'A licensed electrician.')
    // Everybody else's words are nobody's here.
    await aProfile(product, await aStaffMember(product), { fullName: 'Marnie Elsewhere' })
  })

  test.each<[string, string[]]>([
    ['marnie', ['Marnie O’Brien']],
    ['MARNIE kalgoorlie', ['Marnie O’Brien']],
    ['marnie perth', []],
    ["o'brien", ['Marnie O’Brien']],
    ['obrien', ['Marnie O’Brien']],
    ['kalg', ['Marnie O’Brien']],
    ['wa', ['Marnie O’Brien', 'Priya Naidoo']],
    ['Western Australia', ['Marnie O’Brien', 'Priya Naidoo']],
    ['sparky', ['Mar Watanabe']],
    ['sparky kalgoorlie', []],
    ['near kalgoorlie', ['Marnie O’Brien']],
    ['"sparky"', []],
    ['jimblebar', ['Priya Naidoo']],
    ['"even time"', ['Priya Naidoo']],
    ['"time even"', []],
    ['"naidoo perth"', []],
    // A name by its beginning, however short.
    ['mar', ['Mar Watanabe', 'Marnie O’Brien']],
    ['%', []],
    ['& | !', []],
    [String.raw`'\ marnie`, ['Marnie O’Brien']],
    ['', ['Mar Watanabe', 'Marnie O’Brien', 'Priya Naidoo']],
  ])('for %s', async (search, names) => {
    const wish = { search, sortField: 'full_name', sortOrder: 'asc' } as const
    expect(await pageFor(staff, wish)).toMatchObject({
      profileData: names.map((full_name) => ({ full_name })),
      totalProfiles: names.length,
    })
  })
})

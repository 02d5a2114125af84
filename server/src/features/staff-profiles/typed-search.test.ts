import { beforeAll, describe, expect, test } from 'vitest'
import { benches, staffProfiles } from '@headframe/wire'
import type { NewProfile } from '../../market/library/add-profile.ts'
import { aPdf, resumeLines } from '../../testing/documents.ts'
import { aBench, aProfile } from '../../testing/library.ts'
import { aStaffMember } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { uploaded } from '../../testing/reviews.ts'

const product = await aProduct()
const saidAt = product.world.clock()
const day = 24 * 3600
const inHundredDays = Math.floor(saidAt.getTime() / 1000) + 100 * day
let staff: Person
let bench: { hash: string }

const people: Partial<NewProfile>[] = [
  { fullName: 'Ash Wombat', location: 'Perth WA', rate: 80, availability: { value: 0.1, saidAt } },
  { fullName: 'Bo Numbat', location: 'Newman WA', rate: 95, availability: { value: 1, saidAt } },
  { fullName: 'Cy Dunnart', location: 'Mackay QLD', rate: 120 },
  { fullName: 'Di Quoll', availability: { value: inHundredDays, saidAt } },
]

beforeAll(async () => {
  staff = await aStaffMember(product)
  const added: { id: string }[] = []
  for (const person of people) added.push(await aProfile(product, staff, person))
  bench = await aBench(product, staff, added.slice(1))
  // Nobody of another account is ever found.
  await aProfile(product, await aStaffMember(product), people[0])
})

const monthOf = (seconds: number) =>
  new Date(seconds * 1000).toLocaleString('en-AU', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })

async function namesFor(search: string) {
  const found = await product.as(staff).send(staffProfiles.list, {
    search,
    sortField: 'full_name',
    sortOrder: 'asc',
  })
  expect(found.totalProfiles).toBe(found.profileData.length)
  return found.profileData.map(({ full_name }) => full_name)
}

test('a short word for somebody begins no other: an elec, electronics, and a cook, cooking', async () => {
  const own = await aStaffMember(product)
  for (const fullName of ['Ed Elec', 'Flo Electronics', 'Gus Cook', 'Hal Cooking']) {
    await aProfile(product, own, { fullName })
  }
  for (const [search, name] of [
    ['electrician', 'Ed Elec'],
    ['elec', 'Ed Elec'],
    ['cook', 'Gus Cook'],
    ['cook jobs', 'Gus Cook'],
  ] as const) {
    const found = await product.as(own).send(staffProfiles.list, { search, sortOrder: 'asc' })
    expect([search, found.profileData.map(({ full_name }) => full_name)]).toEqual([search, [name]])
  }
})

test('whoever lists the name of a ticket is found by it, without the word', async () => {
  const own = await aStaffMember(product)
  const dogger = await aPdf([...resumeLines.slice(0, -2), 'High risk work', 'Dogman, white card'])
  await uploaded(product, own, dogger)
  const totalFor = async (search: string) => {
    const found = await product.as(own).send(staffProfiles.list, { search, sortOrder: 'asc' })
    return found.totalProfiles
  }

  for (const search of ['dogman ticket kambalda', 'certified dogman', 'white card holder']) {
    expect([search, await totalFor(search)]).toEqual([search, 1])
  }
  for (const search of ['ticket', '"white card holder"', 'dogman "ticket"']) {
    expect([search, await totalFor(search)]).toEqual([search, 0])
  }
})

describe('people are found by what is meant', () => {
  test.each([
    ['$95', ['Ash Wombat', 'Bo Numbat']],
    ['under $90', ['Ash Wombat']],
    ['$950 a day', ['Ash Wombat', 'Bo Numbat']],
    ['over $100', ['Cy Dunnart']],
    ['over $90 under $100', ['Bo Numbat']],
    ['"$95"', []],
    ['available now', ['Ash Wombat']],
    ['WA under $100', ['Ash Wombat', 'Bo Numbat']],
    ['WA available now', ['Ash Wombat']],
    ['within 50 km of Newman', ['Bo Numbat']],
    ['wombat under $70', []],
    ['wombat', ['Ash Wombat']],
  ])('%s', async (search, names) => {
    expect(await namesFor(search)).toEqual(names)
  })

  test('by the end of a month, which comes', async () => {
    expect(await namesFor(`available by ${monthOf(inHundredDays)}`)).toEqual([
      'Ash Wombat',
      'Bo Numbat',
      'Di Quoll',
    ])
    expect(await namesFor(`available by ${monthOf(inHundredDays - 62 * day)}`)).not.toContain(
      'Di Quoll',
    )
  })

  test('and so are those on a bench', async () => {
    const found = await product.as(staff).send(benches.members, {
      tph: bench.hash,
      search: 'WA under $100',
      sortField: 'full_name',
      sortOrder: 'asc',
    })
    expect(found.profileData.map(({ full_name }) => full_name)).toEqual(['Bo Numbat'])
  })
})

describe('a place is where somebody lives', () => {
  let others: Person
  beforeAll(async () => {
    others = await aStaffMember(product)
    const homes = [
      ['Ed Boulder-Dweller', 'Boulder, Western Australia'],
      ['Flo Kambalda', '3 Salmon Gum Rd, Kambalda West WA 6442'],
      ['Gus Perth', 'Perth WA'],
      ['Hal Newman', 'Rockhampton QLD'],
      ['Ivy Region', 'Pilbara region WA'],
      ['Jo Odd', 'Around Kalgoorlie mostly'],
      ['Kit Nowhere', null],
    ] as const
    for (const [fullName, location] of homes)
      await aProfile(product, others, { fullName, location })
  })

  const named = async (search: string) => {
    const { profileData, totalProfiles } = await product.as(others).send(staffProfiles.list, {
      search,
      sortField: 'full_name',
      sortOrder: 'asc',
    })
    expect(totalProfiles).toBe(profileData.length)
    return profileData.map(({ full_name }) => full_name.split(' ')[0])
  }

  test.each([
    // The towns around are near enough to be meant; whose home cannot be told is found by what they wrote.
    ['Kalgoorlie', ['Ed', 'Jo']],
    ['in Kalgoorlie WA', ['Ed']],
    ['near Kalgoorlie', ['Ed', 'Flo']],
    ['within 5 km of Kalgoorlie', ['Ed']],
    ['within 700 km of Kalgoorlie', ['Ed', 'Flo', 'Gus']],
    // Nobody lives there, but somebody is called so.
    ['Newman', ['Hal']],
    ['near Newman', []],
    ['Mackay', []],
    ['Pilbara', ['Ivy']],
    ['WA', ['Ed', 'Flo', 'Gus', 'Ivy']],
    ['Queensland', ['Hal']],
    ['6432', ['Ed', 'Flo']],
    ['"Newman"', ['Hal']],
  ])('%s', async (search, names) => {
    expect(await named(search)).toEqual(names)
  })

  test('or what staff have noted of them, and none of all the towns that a resume names', async () => {
    const alone = await aStaffMember(product)
    const { profile_hash: ph } = await uploaded(product, alone, await aPdf())
    await product
      .as(alone)
      .send(staffProfiles.addNote, { ph: ph ?? '', note: 'Would go to Dubbo.' })
    const found = async (search: string) => {
      const list = await product.as(alone).send(staffProfiles.list, { search, sortOrder: 'asc' })
      return [list.totalProfiles, ...list.profileData.flatMap(({ hits = [] }) => hits.length)]
    }

    expect(await found('Kambalda')).toEqual([1, 0])
    expect(await found('Dubbo')).toEqual([1, 1])
    expect(await found('Perth')).toEqual([0])
    // In quotation marks it is a word, wherever it stands.
    expect(await found('"Perth"')).toEqual([1, 1])
  })

  test('and whoever is found by it is not shown with words that have nothing to do with it', async () => {
    const { profileData } = await product
      .as(others)
      .send(staffProfiles.list, { search: 'Perth', sortOrder: 'asc' })
    expect(profileData.map(({ hits }) => hits ?? [])).toEqual([[]])
  })

  test('who moves is found where they live now', async () => {
    const mover = await aProfile(product, others, { fullName: 'Lea Mover', location: 'Cairns QLD' })
    expect(await named('Cairns')).toEqual(['Lea'])
    await product
      .as(others)
      .send(staffProfiles.update, { ph: mover.hash, location: 'Port Hedland WA' })
    expect(await named('Cairns')).toEqual([])
    expect(await named('Pilbara')).toEqual(['Ivy', 'Lea'])
  })

  test('and of a name that several towns have, each of the others is offered and finds who lives there', async () => {
    await aProfile(product, others, { fullName: 'Max Outback', location: 'Richmond QLD 4822' })
    const { chips } = await read('in richmond')
    const [richmond] = chips
    expect(richmond?.label).toBe('Richmond VIC 3121')
    expect(await named('in richmond')).toEqual([])
    const [taken] = (richmond?.others ?? []).filter(({ label }) => label === 'Richmond QLD 4822')
    expect(await named(taken?.search ?? '')).toEqual(['Max'])
  })
})

const read = (search: string) => product.as(staff).send(staffProfiles.readSearch, { search })

test('the box is told what was understood', async () => {
  const { chips, words } = await read('sparky near perth under $90 available now wombat')

  expect(chips.map(({ kind, label }) => [kind, label])).toEqual([
    ['occupation', 'Electrician'],
    ['place', 'Near Perth WA 6000'],
    ['rate', 'Up to $90 an hour'],
    ['start', 'Available now'],
  ])
  expect(words).toBe('wombat')
})

test('nothing that somebody is called is misspelt', async () => {
  expect((await read('fittir wombat')).did_you_mean).toBe('fitter wombat')

  await aProfile(product, staff, { fullName: 'Jo Fittir' })
  expect((await read('fittir wombat')).did_you_mean).toBeNull()
})

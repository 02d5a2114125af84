import { beforeAll, describe, expect, test } from 'vitest'
import { contractorCommunities, contractorJobs } from '@headframe/wire'
import { aCommunityOf } from '../../testing/communities.ts'
import { aCompany, aContractor } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'

const product = await aProduct()
let ash: Person

beforeAll(async () => {
  const company = await aCompany(product)
  ash = await aContractor(product)
  const moranbah = { location: 'Moranbah QLD', location_lat: -22.0, location_lng: 148.05 }
  const communities = [
    { title: 'Underground electricians' },
    { title: 'Boilermakers and carpenters', workType: 'permanent' as const, ...moranbah },
    { title: 'Pilbara alumni', ...moranbah, location_lat: null, location_lng: null },
  ]
  for (const one of communities) {
    product.moveClock(60)
    await aCommunityOf(product, company, { workType: 'contract', ...one })
  }
})

describe('a talent pool is found', () => {
  test.each([
    ['sparky', ['Underground electricians']],
    ['boily or sparky', ['Underground electricians', 'Boilermakers and carpenters']],
    ['chippy', ['Boilermakers and carpenters']],
    ['"sparky"', []],
    ['karratha', ['Underground electricians']],
    ['within 300 km of Port Hedland', ['Underground electricians']],
    ['Western Australia', ['Underground electricians']],
    ['QLD', ['Boilermakers and carpenters', 'Pilbara alumni']],
    ['Pilbara', ['Underground electricians', 'Pilbara alumni']],
    ['sparky bowen basin', []],
    ['permanent', ['Boilermakers and carpenters']],
    ['contract sparky', ['Underground electricians']],
    ['perm sparky', []],
    ['%', []],
    ['% alumni', ['Pilbara alumni']],
  ])('by "%s"', async (search, titles) => {
    const { data } = await product.as(ash).send(contractorCommunities.list, { search })
    expect(data.map(({ title }) => title).toReversed()).toEqual(titles)
  })
})

const read = (search: string) => product.as(ash).send(contractorCommunities.readSearch, { search })

async function suggested(search: string, list: 'jobs' | 'pools') {
  return (await product.send(contractorJobs.suggest, { search, list })).map(({ kind }) => kind)
}

test('the box is told what was understood, and offered what may be meant', async () => {
  const { chips, words } = await read('steady perm sparky near karratha 2:1')
  expect(chips.map(({ kind, label, without }) => [kind, label, without])).toEqual([
    ['employment', 'Permanent', 'steady sparky near karratha 2:1'],
    ['occupation', 'Electrician', 'steady perm near karratha 2:1'],
    ['place', 'Near Karratha WA 6714', 'steady perm sparky 2:1'],
  ])
  expect(words).toBe('steady 2:1')
  expect((await read('boilermakr')).did_you_mean).toBe('boilermaker')
})

test('no word of a talent pool that is open is misspelt', async () => {
  expect((await read('geoligist')).did_you_mean).toBe('geologist')

  await aCommunityOf(product, await aCompany(product), { title: 'Geoligist circle' })
  expect((await read('geoligist')).did_you_mean).toBeNull()
})

test('what is suggested for talent pools is what their list understands', async () => {
  expect(await suggested('chef 2:', 'jobs')).toEqual(['roster', 'roster'])
  expect(await suggested('chef 2:', 'pools')).toEqual([])
  expect(await suggested('sparky kalg', 'pools')).toContain('place')
})

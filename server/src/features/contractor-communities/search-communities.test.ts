import { beforeAll, describe, expect, test } from 'vitest'
import { contractorCommunities } from '@headframe/wire'
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
    { title: 'Boilermakers and carpenters', ...moranbah },
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
    ['%', []],
    ['% alumni', ['Pilbara alumni']],
  ])('by "%s"', async (search, titles) => {
    const { data } = await product.as(ash).send(contractorCommunities.list, { search })
    expect(data.map(({ title }) => title).toReversed()).toEqual(titles)
  })
})

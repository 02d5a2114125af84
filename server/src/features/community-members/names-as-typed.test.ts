import { expect, test } from 'vitest'
import { communityMembers } from '@headframe/wire'
import { aCommunityOf, aMemberOf } from '../../testing/communities.ts'
import { aCompany, aContractor } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'

const product = await aProduct()

test('members are found however the letters of their names are typed', async () => {
  const company = await aCompany(product)
  const pool = await aCommunityOf(product, company)
  for (const [firstName, lastName] of [
    ['Bjørn', 'Jørgensen'],
    ['Łukasz', 'Großmann'],
  ] as const)
    await aMemberOf(product, pool, await aContractor(product, { firstName, lastName }))
  const find = async (search: string) => {
    const found = await product.as(company).send(communityMembers.list, { id: pool.id, search })
    return found.map(({ full_name }) => full_name)
  }

  for (const search of ['jorgensen', 'bjorn', 'JØRGENSEN'])
    expect(await find(search)).toEqual(['Bjørn Jørgensen'])
  for (const search of ['lukasz', 'grossmann', 'łukasz großmann'])
    expect(await find(search)).toEqual(['Łukasz Großmann'])
})

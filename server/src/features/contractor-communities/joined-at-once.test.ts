import { expect, test } from 'vitest'
import { contractorCommunities } from '@headframe/wire'
import { aCommunityOf } from '../../testing/communities.ts'
import { aCompany, aContractor } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'

const product = await aProduct()

test('who joins at the same moment from another window is told no status that nobody has', async () => {
  const company = await aCompany(product)
  const ash = product.as(await aContractor(product))
  const { id } = await aCommunityOf(product, company)
  for (let rounds = 0; rounds < 60; rounds += 1) {
    const [, left] = await Promise.all([
      ash.send(contractorCommunities.apply, { id }),
      ash.send(contractorCommunities.withdraw, { id }),
    ])
    expect(left.applicationStatus).toBeNull()
    await ash.send(contractorCommunities.withdraw, { id })
  }
})

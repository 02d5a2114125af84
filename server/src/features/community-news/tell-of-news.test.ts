import { expect, test } from 'vitest'
import { contractorCommunities, limits } from '@headframe/wire'
import { aCommunityOf, toldOfCommunities } from '../../testing/communities.ts'
import { aCompany, aContractor } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'

const product = await aProduct()

test('whoever comes and goes in a talent pool is told of to the company a few times only', async () => {
  const [company, ash] = [await aCompany(product), await aContractor(product)]
  const { id } = await aCommunityOf(product, company)
  const { points } = limits.poolApplicationMails
  for (let times = 0; times < points + 2; times += 1) {
    await product.as(ash).send(contractorCommunities.apply, { id })
    await toldOfCommunities(product, company, 70)
    await product.as(ash).send(contractorCommunities.withdraw, { id })
  }

  await product.as(await aContractor(product)).send(contractorCommunities.apply, { id })
  expect(await toldOfCommunities(product, company, 70)).toHaveLength(points + 1)
})

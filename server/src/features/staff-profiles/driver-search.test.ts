import { beforeAll, expect, test } from 'vitest'
import { staffProfiles } from '@headframe/wire'
import { aPdf } from '../../testing/documents.ts'
import { aStaffMember } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { uploaded } from '../../testing/reviews.ts'

const product = await aProduct()
let staff: Person

beforeAll(async () => {
  staff = await aStaffMember(product)
  for (const [name, title, ticket] of [
    ['Ana Medium', 'Truck Driver', 'MR Driver Licence'],
    ['Ben Whitlock', 'Delivery Driver', 'HR licence'],
    ['Cas Combination', 'Truck Driver', 'Multi Combination (MC)'],
    ['Dee Light', 'Cook', 'Car licence'],
  ] as const) {
    const lines = [name, 'Employment', `${title}, Saltbush Mining, March 2019 to present`]
    await uploaded(product, staff, await aPdf([...lines, 'Licences and tickets', ticket]))
  }
})

test.each([
  ['HR driver', ['Ben Whitlock', 'Cas Combination']],
  ['MC driver', ['Cas Combination']],
  ['heavy combination driver', ['Cas Combination']],
  ['MR driver', ['Ana Medium', 'Ben Whitlock', 'Cas Combination']],
  ['truck driver', ['Ana Medium', 'Cas Combination']],
])('who may drive the class is found by "%s"', async (search, names) => {
  const { profileData } = await product
    .as(staff)
    .send(staffProfiles.list, { search, sortField: 'full_name', sortOrder: 'asc' })
  expect(profileData.map(({ full_name }) => full_name)).toEqual(names)
})

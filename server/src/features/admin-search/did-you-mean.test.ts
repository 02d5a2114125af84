import { expect, test } from 'vitest'
import { adminSearch, type AdminList } from '@headframe/wire'
import { aJobOf } from '../../testing/jobs.ts'
import { aContractor, aRegisteredCompany, anAdmin } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { wordsOf } from '../../text/words.ts'

const product = await aProduct()
const admin = await anAdmin(product)
const { send } = product.asAdmin(`admin_session=${admin.token}`)

const meant = async (list: AdminList, search: string) =>
  (await send(adminSearch.didYouMean, { list, search })).did_you_mean

await aContractor(product, { firstName: 'Seán', lastName: 'Gallagher' })
const pindarri = await aRegisteredCompany(product, { companyName: 'Pindarri Iron' })
await aJobOf(product, pindarri, {
  words: ['Shiploader Operator', 'Pindarri Iron', 'Port Hedland'].map(wordsOf).join('\n'),
})

test.each([
  ['contractors', 'gallager', 'gallagher'],
  ['contractors', 'Sean Galalgher', 'Sean gallagher'],
  ['companies', 'pindrari', 'pindarri'],
  ['companies', 'Pindarii iron', 'pindarri iron'],
  ['jobs', 'shiploder', 'shiploader'],
  ['jobs', 'pindrari', 'pindarri'],
] as const)('among %s, "%s" may be meant to be "%s"', async (list, search, word) => {
  expect(await meant(list, search)).toBe(word)
})

test.each([
  ['what is there is not misspelt', 'companies', 'pindarri'],
  ['what begins a word that is there is not either', 'companies', 'pindar'],
  ['nobody is taken for somebody else', 'contractors', 'wollongong'],
  ['what stands in another list is none of this one', 'contractors', 'pindrari'],
  ['what would find nothing is not offered', 'companies', 'pindrari zanthus'],
  ['signs and numbers are no names', 'companies', '%%%%% 12345'],
] as const)('%s', async (_, list, search) => {
  expect(await meant(list, search)).toBeNull()
})

import { extractText, getDocumentProxy } from 'unpdf'
import { beforeEach, expect, test } from 'vitest'
import { abnMalformed, abnWrong, companyBilling, ownData, payments } from '@headframe/wire'
import type { InputOf } from '@headframe/wire'
import { aDraftJob } from '../../testing/jobs.ts'
import { giveCredits } from '../../testing/payments.ts'
import { aCompany } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { bearer } from '../../testing/requests.ts'

const product = await aProduct()
let company: Person

beforeEach(async () => {
  company = await aCompany(product)
  await giveCredits(product, company, 2)
})

const asked = { billing_name: 'Saltbush Group', abn: '51 824 753 556', order_number: 'PO-17' }
const kept = { ...asked, abn: '51824753556' }

const save = (input: InputOf<typeof companyBilling.save>) =>
  product.as(company).send(companyBilling.save, input)
const show = () => product.as(company).send(companyBilling.show, {})

/** The words of the newest receipt. */
async function newestReceipt(): Promise<string> {
  const [row] = await product.as(company).send(payments.history, { page: 1 })
  const response = await product.ask(`/company/get-receipt/${row?.id}`, {
    headers: bearer(company.token),
  })
  const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()))
  const { text } = await extractText(pdf, { mergePages: true })
  return text.replaceAll(/\s+/g, ' ')
}

async function buy(): Promise<void> {
  const { uuid } = await aDraftJob(product, company)
  await product.as(company).send(payments.postWithCredit, { uuid })
}

test('a company says how its receipts are made out, and takes it back', async () => {
  expect(await show()).toEqual({ billing_name: null, abn: null, order_number: null })

  expect(await save(asked)).toEqual(kept)
  expect(await show()).toEqual(kept)

  await save({ billing_name: ' ', abn: '', order_number: '' })
  expect(await show()).toEqual({ billing_name: null, abn: null, order_number: null })
})

test.each([
  ['51 824 753 557', abnWrong],
  ['00 000 000 000', abnWrong],
  ['5182475355', abnMalformed],
  ['518247535566', abnMalformed],
  ['twelve', abnMalformed],
])('"%s" is no ABN, and it is said why', async (abn, why) => {
  await save(asked)

  await expect(save({ ...asked, abn })).rejects.toMatchObject({ fields: { abn: why } })
  expect(await show()).toEqual(kept)
})

test('it stands on the receipts that are written from then on, and on no earlier one', async () => {
  await buy()
  const before = await newestReceipt()
  expect(before).toContain('Billed to Saltbush Mining')
  expect(before).not.toMatch(/ABN|Order number/)

  await save(asked)
  expect(await newestReceipt()).toBe(before)
  product.moveClock(60)
  await buy()
  const after = await newestReceipt()
  expect(after).toContain('Billed to Saltbush Group Customer ABN 51 824 753 556')
  expect(after).toContain('Order number PO-17')

  await save({ ...asked, order_number: 'PO-18' })
  expect(await newestReceipt()).toBe(after)
})

test('whoever erases a company takes it off what was paid', async () => {
  await save(asked)
  await buy()

  const [row] = await product.as(company).send(payments.history, { page: 1 })

  await product.as(company).send(ownData.erase, { accountPassword: company.password })

  const paid = await product.world.database.reading
    .selectFrom('payment')
    .select(['billed_to', 'billed_abn', 'order_number'])
    .where('id', '=', row?.id ?? '')
    .executeTakeFirst()
  expect(paid).toEqual({ billed_to: null, billed_abn: null, order_number: null })
})

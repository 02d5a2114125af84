import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { adminCompanies, payments } from '@headframe/wire'
import { aDraftJob } from '../../testing/jobs.ts'
import { giveCredits, goodCard, openSessionFor } from '../../testing/payments.ts'
import { aCompany, anAdmin } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'

const product = await aProduct()
const admin = await anAdmin(product)
const { send } = product.asAdmin(`admin_session=${admin.token}`)

test('what a company paid for by card is shown, page after page, and no other company’s', async () => {
  const [company, other] = [await aCompany(product), await aCompany(product)]
  for (const [title, who] of [
    ['Dozer Operator', company],
    ['Grader Operator', company],
    ['Boilermaker', other],
  ] as const) {
    const { clientSecret } = await openSessionFor(
      product,
      who,
      await aDraftJob(product, who, { title }),
    )
    await product.as(who).send(payments.sandbox, { clientSecret, ...goodCard })
    product.moveClock(60)
  }
  // What took a credit stands in the ledger.
  await giveCredits(product, company)
  const { uuid } = await aDraftJob(product, company, { title: 'Trainer' })
  await product.as(company).send(payments.postWithCredit, { uuid })

  const shown = await send(adminCompanies.payments, { companyId: company.id })
  expect(shown).toEqual(
    (await product.as(company).send(payments.history, {})).filter(
      ({ method }) => method === 'payment',
    ),
  )
  expect(shown).toMatchObject([
    { description: 'Grader Operator', amount: 162.5, status: 'succeeded' },
    { description: 'Dozer Operator', receipt_number: expect.stringMatching(/^HF-\d{6}$/) },
  ])
  expect(
    await send(adminCompanies.payments, { companyId: company.id, page: 2, perPage: 1 }),
  ).toEqual(shown.slice(1))
  await expect(send(adminCompanies.payments, { companyId: randomUUID() })).rejects.toMatchObject({
    status: 404,
  })
})

test('whoever complains about a payment is found by its receipt', async () => {
  const company = await aCompany(product)
  const { clientSecret } = await openSessionFor(product, company, await aDraftJob(product, company))
  await product.as(company).send(payments.sandbox, { clientSecret, ...goodCard })
  const [paid] = await send(adminCompanies.payments, { companyId: company.id })
  const receipt = paid?.receipt_number ?? ''
  const short = receipt.replace(/^HF-0+/, 'hf ')

  for (const search of [receipt, ` ${receipt.toLowerCase()} `, short]) {
    const found = await send(adminCompanies.list, { search, sortOrder: 'desc' })
    expect(
      found.map(({ id }) => id),
      search,
    ).toEqual([company.id])
  }
  expect(await send(adminCompanies.list, { search: 'HF-999999', sortOrder: 'desc' })).toEqual([])
})

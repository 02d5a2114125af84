import { beforeEach, describe, expect, test } from 'vitest'
import {
  adminPayments,
  companyBilling,
  dayOf,
  ownData,
  payments,
  productTimeZone,
} from '@headframe/wire'
import type { InputOf } from '@headframe/wire'
import { extractText, getDocumentProxy } from 'unpdf'
import { aDraftJob } from '../../testing/jobs.ts'
import { giveCredits, goodCard, openSessionFor } from '../../testing/payments.ts'
import { aCompany, anAdmin } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'

const product = await aProduct()
const admin = await anAdmin(product)
const headers = { cookie: `admin_session=${admin.token}` }
const { send } = product.asAdmin(headers.cookie)

const list = (wish: Partial<InputOf<typeof adminPayments.list>> = {}) =>
  send(adminPayments.list, { search: '', ...wish })

/** A posting that a company pays for by card; answers the number of its receipt. */
async function pay(company: Person, title = 'Dozer Operator'): Promise<string> {
  const draft = await aDraftJob(product, company, { title })
  const { clientSecret } = await openSessionFor(product, company, draft)
  await product.as(company).send(payments.sandbox, { clientSecret, ...goodCard })
  const [paid] = await product.as(company).send(payments.history, {})
  return paid?.receipt_number ?? ''
}

async function linesOf(month: string): Promise<string[]> {
  const answer = await product.ask(`/dashboard/payments-of-month/${month}`, { headers })
  expect(answer.headers.get('content-disposition')).toContain(`headframe-payments-${month}.csv`)
  return (await answer.text()).trim().split('\r\n')
}

async function receiptOf(paymentId: string): Promise<string> {
  const answer = await product.ask(`/dashboard/payments/${paymentId}/receipt`, { headers })
  const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()), { verbosity: 0 })
  const { text } = await extractText(pdf, { mergePages: true })
  return text.replaceAll(/\s+/g, ' ')
}

const monthNow = () => dayOf(product.world.clock(), productTimeZone).slice(0, 7)

let company: Person

beforeEach(async () => {
  company = await aCompany(product)
  product.moveClock(60)
})

describe('what was paid by card', () => {
  test('is listed newest first, page after page, with its company, and nothing else is', async () => {
    const other = await aCompany(product)
    const first = await pay(company)
    product.moveClock(60)
    const second = await pay(other, 'Grader Operator')
    await giveCredits(product, company)
    const { uuid } = await aDraftJob(product, company, { title: 'Trainer' })
    await product.as(company).send(payments.postWithCredit, { uuid })
    await openSessionFor(product, company, await aDraftJob(product, company))

    const shown = await list({ perPage: 2 })

    expect(shown).toMatchObject([
      { receipt_number: second, company_id: other.id, description: 'Grader Operator' },
      { receipt_number: first, company_name: 'Saltbush Mining', amount: 162.5, is_test: true },
    ])
    expect(await list({ page: 2, perPage: 1 })).toEqual(shown.slice(1))
  })

  test('is found by the number of its receipt alone', async () => {
    const [receipt] = [await pay(company), await pay(company)]

    expect(await list({ search: receipt.replace(/^HF-0+/, 'hf ') })).toMatchObject([
      { receipt_number: receipt },
    ])
    expect(await list({ search: 'saltbush' })).toEqual([])
  })

  test('belongs to the month of its day in Sydney', async () => {
    const receipt = await pay(company)
    await product.world.database.writing
      .updateTable('payment')
      // The last evening of March in UTC is the first of April in Sydney.
      .set({ settled_at: new Date('2021-03-31T14:30:00Z') })
      .where('receipt_number', '=', receipt)
      .execute()

    expect(await send(adminPayments.since, {})).toEqual({ first_month: '2021-04' })
    expect(await list({ month: '2021-03' })).toEqual([])
    expect(await list({ month: '2021-04' })).toMatchObject([{ receipt_number: receipt }])
    expect(await linesOf('2021-03')).toHaveLength(1)
    expect((await linesOf('2021-04'))[1]).toContain(`${receipt},2021-04-01`)
    for (const month of ['2021-13', 'all', '2021-4'])
      expect((await product.ask(`/dashboard/payments?month=${month}`, { headers })).status).toBe(
        400,
      )
  })
})

test('a month is a sheet of receipts as they were made out, which adds up', async () => {
  await product.as(company).send(companyBilling.save, {
    billing_name: 'Saltbush, Mining "Group"',
    abn: '51824753556',
    order_number: '=SUM(A1)',
  })
  const receipt = await pay(company)
  const month = monthNow()
  const [head, ...lines] = await linesOf(month)
  const line = lines.at(-1)

  expect(head).toBe(
    'Receipt,Date,Status,Billed to,ABN,Order number,Job,Amount (AUD),GST (AUD),Total (AUD),Became a credit,Test card',
  )
  expect(line).toMatch(new RegExp(`^${receipt},${month}-\\d\\d,Paid,`))
  expect(line).toContain('"Saltbush, Mining ""Group""",51 824 753 556,"\'=SUM(A1)",Dozer Operator')
  expect(line).toContain('147.73,14.77,162.50,No,Yes')
})

test('what a company paid that is gone stays in the books, with a receipt and without its name', async () => {
  const receipt = await pay(company)
  const [before] = await list()
  expect(await receiptOf(before?.id ?? '')).toContain('Billed to Saltbush Mining')

  await product.as(company).send(ownData.erase, { accountPassword: company.password })

  const [paid] = await list({ search: receipt })
  expect(paid).toMatchObject({
    receipt: true,
    company_id: null,
    company_name: null,
    job_uuid: null,
  })
  const text = await receiptOf(paid?.id ?? '')
  expect(text).toContain(`Number ${receipt}`)
  expect(text).toContain('Billed to A company that has erased its account')
  expect(text).not.toContain('Saltbush')
  const lines = await linesOf(monthNow())
  expect(lines.at(-1)).toContain(',Paid,A company that has erased its account,,,Dozer Operator,')
})

test('what was never paid has no receipt', async () => {
  await openSessionFor(product, company, await aDraftJob(product, company))
  const { id } = await product.world.database.reading
    .selectFrom('payment')
    .select('id')
    .where('company_id', '=', company.id)
    .executeTakeFirstOrThrow()

  for (const paymentId of [id, 'none'])
    expect(
      (await product.ask(`/dashboard/payments/${paymentId}/receipt`, { headers })).status,
    ).toBe(404)
})

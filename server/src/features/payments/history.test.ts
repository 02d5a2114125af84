import { extractText, getDocumentProxy } from 'unpdf'
import { beforeEach, describe, expect, test } from 'vitest'
import { companyJobs, limits, payments } from '@headframe/wire'
import { aDraftJob } from '../../testing/jobs.ts'
import { giveCredits, goodCard, openSessionFor } from '../../testing/payments.ts'
import { aCompany } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { answerOf, bearer } from '../../testing/requests.ts'

const product = await aProduct()

let saltbush: Person

beforeEach(async () => {
  saltbush = await aCompany(product)
})

const historyOf = (who: Person) => product.as(who).send(payments.history, {})

async function openFor(title: string) {
  const draft = await aDraftJob(product, saltbush, { title })
  return { draft, ...(await openSessionFor(product, saltbush, draft)) }
}

async function payFor(title: string) {
  const { draft, clientSecret } = await openFor(title)
  await product.as(saltbush).send(payments.sandbox, { clientSecret, ...goodCard })
  return draft
}

const receiptOf = (paymentId: string, { token }: Person = saltbush) =>
  product.ask(`/company/get-receipt/${paymentId}`, { headers: bearer(token) })

describe('the history of payments', () => {
  test('is empty at first', async () => {
    expect(await historyOf(saltbush)).toEqual([])
  })

  test('tells each payment in dollars, with its GST', async () => {
    const { uuid } = await payFor('Dozer Operator')

    expect(await historyOf(saltbush)).toEqual([
      {
        id: expect.any(String),
        transaction_date: expect.any(Number),
        description: 'Dozer Operator',
        type: 'Job Posting',
        amount: 162.5,
        gst: 14.77,
        currency: 'AUD',
        method: 'payment',
        status: 'succeeded',
        job_uuid: uuid,
        receipt_number: expect.stringMatching(/^HF-\d{6}$/),
        receipt: true,
      },
    ])
  })

  test('begins with what was paid last, and counts the day of the payment', async () => {
    const { clientSecret } = await openFor('Opened first')
    await payFor('Paid first')
    product.moveClock(3600)
    await product.as(saltbush).send(payments.sandbox, { clientSecret, ...goodCard })

    const rows = await historyOf(saltbush)

    expect(rows.map(({ description }) => description)).toEqual(['Opened first', 'Paid first'])
    const [last, first] = rows
    expect((last?.transaction_date ?? 0) - (first?.transaction_date ?? 0)).toBeGreaterThan(3500)
  })

  test('shows what waits to be paid, without a receipt, until it is needed no more', async () => {
    const { draft } = await openFor('Dozer Operator')
    expect(await historyOf(saltbush)).toMatchObject([
      { status: 'pending', receipt: false, receipt_number: null },
    ])

    await product.as(saltbush).send(companyJobs.deleteDraft, { uuid: draft.uuid })

    expect(await historyOf(saltbush)).toEqual([])
  })

  test('keeps the name of a job whose draft was deleted before its money came', async () => {
    const { draft, clientSecret } = await openFor('Grader Operator')
    await product.as(saltbush).send(companyJobs.deleteDraft, { uuid: draft.uuid })
    await product.as(saltbush).send(payments.sandbox, { clientSecret, ...goodCard })

    expect(await historyOf(saltbush)).toMatchObject([
      { description: 'Grader Operator', job_uuid: null, status: 'succeeded', receipt: true },
    ])
  })

  test('is that of the own company only', async () => {
    await payFor('Dozer Operator')

    expect(await historyOf(await aCompany(product))).toEqual([])
  })

  test('comes in pages of twenty', async () => {
    await giveCredits(product, saltbush, 21)
    for (let many = 0; many < 21; many += 1) {
      const { uuid } = await aDraftJob(product, saltbush)
      await product.as(saltbush).send(payments.postWithCredit, { uuid })
    }
    const page = await product.ask('/company/get-payments?page=2', {
      headers: bearer(saltbush.token),
    })

    expect(page.headers.get('x-total-count')).toBe('21')
    expect(page.headers.get('x-total-pages')).toBe('2')
    expect(await page.json()).toHaveLength(1)
  }, 60_000)
})

describe('a receipt', () => {
  test('is a PDF that is named for its number and tells the payment', async () => {
    await payFor('Łódź Dozer Operator')
    const [row] = await historyOf(saltbush)

    const response = await receiptOf(row?.id ?? '')
    const bytes = new Uint8Array(await response.arrayBuffer())
    const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true })

    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('content-disposition')).toContain(
      `attachment; filename="receipt-${row?.receipt_number}.pdf"`,
    )
    for (const said of [
      'Receipt',
      row?.receipt_number,
      'Saltbush Mining',
      'Łódź Dozer Operator',
      '$147.73',
      '$14.77',
      '$162.50',
      'Card (test)',
      'Test: not a tax invoice',
      'This was a test payment: no money moved',
    ]) {
      expect(text).toContain(said)
    }
  })

  test('reads the same after its company has another name', async () => {
    await payFor('Dozer Operator')
    const [row] = await historyOf(saltbush)
    const before = await (await receiptOf(row?.id ?? '')).bytes()

    await product.world.database.writing
      .updateTable('company')
      .set({ name: 'Quandong Resources' })
      .where('id', '=', saltbush.id)
      .execute()

    expect(await (await receiptOf(row?.id ?? '')).bytes()).toEqual(before)
  })

  test('of a payment that has not come and of none are the same nothing', async () => {
    await openFor('Grader Operator')
    const pending = (await historyOf(saltbush)).find(({ status }) => status === 'pending')
    const nothing = { status: 404, body: { error: 'Not found.', code: 'NOT_FOUND' } }

    expect(await answerOf(await receiptOf(pending?.id ?? ''))).toEqual(nothing)
    expect(await answerOf(await receiptOf('nothing'))).toEqual(nothing)
  })

  test('is given sixty times an hour', { timeout: 60_000 }, async () => {
    await payFor('Dozer Operator')
    const [paid] = await historyOf(saltbush)
    const ask = async (who = saltbush) => (await receiptOf(paid?.id ?? '', who)).status
    for (let asked = 0; asked < limits.documents.points; asked += 1) expect(await ask()).toBe(200)

    expect(await ask()).toBe(429)
    expect(await ask(await aCompany(product))).toBe(404)
    product.moveClock(limits.documents.seconds)
    expect(await ask()).toBe(200)
  })
})

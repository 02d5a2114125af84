import { beforeEach, describe, expect, test } from 'vitest'
import { companyJobs, jobStatus, payments } from '@headframe/wire'
import { openStripePayments } from '../../adapters/payments/stripe-payments.ts'
import { aDraftJob, aLiveJob } from '../../testing/jobs.ts'
import { creditsOf, goodCard, openSessionFor } from '../../testing/payments.ts'
import { aCompany } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { answerOf, bearer, json, refusalOf } from '../../testing/requests.ts'

const product = await aProduct()
const { deleteDraft, job, saveDraft } = companyJobs

let saltbush: Person

beforeEach(async () => {
  saltbush = await aCompany(product)
})

const session = (draft: { uuid: string }, who: Person = saltbush) =>
  openSessionFor(product, who, draft)

const pay = (clientSecret: string, card: object = {}, who: Person = saltbush) =>
  product
    .ask(
      '/payments/sandbox/confirm',
      json({ clientSecret, ...goodCard, ...card }, bearer(who.token)),
    )
    .then(answerOf)

const show = (uuid: string) => product.as(saltbush).send(job, { uuid })

const failed = 'Payment processing failed. Please try again.'

describe('a session', () => {
  test('tells what is to be paid', async () => {
    expect(await session(await aDraftJob(product, saltbush))).toEqual({
      clientSecret: expect.stringMatching(/./),
      paymentIntentId: expect.stringMatching(/./),
      amount: 16_250,
      currency: 'aud',
      provider: 'sandbox',
      publishableKey: null,
    })
  })

  test('is given again while the draft waits to be paid for', async () => {
    const draft = await aDraftJob(product, saltbush)
    const first = await session(draft)
    await product.as(saltbush).send(saveDraft, { uuid: draft.uuid, draft: { title: 'Grader' } })

    expect(await session({ uuid: draft.slug.replace(/^dozer-operator/, 'grader') })).toEqual(first)
    expect(await session(await aDraftJob(product, saltbush))).not.toEqual(first)
  })

  test('is not opened for a draft to which something is missing', async () => {
    const { uuid } = await aDraftJob(product, saltbush, { work_location: '', is_project: null })

    expect(await refusalOf(session({ uuid }))).toMatchObject({
      code: 'INVALID',
      status: 422,
      fields: {
        work_location: 'The Location field is mandatory',
        is_project: 'Please select if this job post is for a project',
      },
    })
  })

  test('is not opened for what is live already', async () => {
    expect(await refusalOf(session(await aLiveJob(product, saltbush)))).toMatchObject({
      code: 'NOT_A_DRAFT',
      message: 'This job posting cannot be edited.',
    })
  })

  test('is not opened for a draft that there is not', async () => {
    for (const uuid of ['nothing', '']) {
      expect(await refusalOf(session({ uuid }))).toMatchObject({
        code: 'NOT_FOUND',
        message: 'Invalid job ID.',
      })
    }
  })

  test('is not needed where listings are free', async () => {
    const free = await aProduct({ environment: { LISTING_PRICE_CENTS: '0' } })
    const company = await aCompany(free)
    const draft = await aDraftJob(free, company)

    expect(await refusalOf(openSessionFor(free, company, draft))).toMatchObject({
      code: 'PAYMENT_NOT_NEEDED',
      message: 'This listing is free.',
    })
  })
})

describe('a test card', () => {
  test('pays, and the job is live before the answer', async () => {
    const draft = await aDraftJob(product, saltbush)
    const { clientSecret, paymentIntentId } = await session(draft)

    expect(await pay(clientSecret)).toEqual({
      status: 200,
      body: {
        status: 'succeeded',
        redirectURL: `http://headframe.test/company/manage-jobs?payment_intent=${paymentIntentId}&redirect_status=succeeded`,
      },
    })
    expect(await show(draft.uuid)).toMatchObject({
      status: jobStatus.active,
      payment_method: 'payment',
      days_left: 30,
    })
  })

  test('pays once, however often it is confirmed', async () => {
    const { clientSecret } = await session(await aDraftJob(product, saltbush))
    const first = await pay(clientSecret)

    expect(await pay(clientSecret)).toEqual(first)
    expect(await pay(clientSecret, { number: '4000000000000002' })).toEqual(first)
    expect(await product.as(saltbush).send(payments.history, {})).toHaveLength(1)
    expect(await creditsOf(product, saltbush)).toEqual({ balance: 0, ledger: 0 })
  })

  test('that is declined leaves the session open for another one', async () => {
    const draft = await aDraftJob(product, saltbush)
    const { clientSecret } = await session(draft)

    for (const number of ['4000000000000002', '4000000000009995']) {
      expect(await pay(clientSecret, { number })).toEqual({
        status: 422,
        body: { error: failed, code: 'CARD_DECLINED' },
      })
    }
    expect(await show(draft.uuid)).toMatchObject({ status: jobStatus.draft })
    expect(await pay(clientSecret)).toMatchObject({ status: 200 })
    expect(await show(draft.uuid)).toMatchObject({ status: jobStatus.active })
  })

  test.each([
    [{ number: '4242424242424241' }, ['number']],
    [{ number: '' }, ['number']],
    [{ exp_month: '13', cvc: 'x' }, ['exp_month', 'cvc']],
    [{ exp_year: '2020' }, ['exp_month', 'exp_year']],
    [{ cvc: undefined }, ['cvc']],
  ])('that is told as %j is none', async (card, fields) => {
    const { clientSecret } = await session(await aDraftJob(product, saltbush))

    expect(await pay(clientSecret, card)).toEqual({
      status: 422,
      body: {
        error: failed,
        code: 'INVALID',
        fields: Object.fromEntries(fields.map((field) => [field, failed])),
      },
    })
  })

  test('may be told in numbers', async () => {
    const { clientSecret } = await session(await aDraftJob(product, saltbush))
    const card = { number: 4242424242424242, exp_month: 7, exp_year: 40, cvc: 1234 }

    expect(await pay(clientSecret, card)).toMatchObject({ status: 200 })
  })

  test('pays nothing that nobody opened', async () => {
    const draft = await aDraftJob(product, saltbush)
    const { clientSecret, paymentIntentId } = await session(draft)
    const unknown = { status: 404, body: { error: failed, code: 'NOT_FOUND' } }

    for (const secret of ['', 'nothing', paymentIntentId, `${clientSecret}0`]) {
      expect(await pay(secret)).toEqual(unknown)
    }
    expect(await show(draft.uuid)).toMatchObject({ status: jobStatus.draft })
  })

  test('is not taken where a real provider takes the cards', async () => {
    const settings = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'w' }
    const real = await aProduct({ payments: openStripePayments(settings) })
    const company = await aCompany(real)
    const { clientSecret } = await session(await aDraftJob(product, saltbush))
    const request = json({ clientSecret, ...goodCard }, bearer(company.token))

    expect(await answerOf(await real.ask('/payments/sandbox/confirm', request))).toEqual({
      status: 404,
      body: { error: failed, code: 'NOT_FOUND' },
    })
  })
})

describe('a payment whose draft', () => {
  test('was deleted meanwhile becomes one credit, and the company is told', async () => {
    const draft = await aDraftJob(product, saltbush)
    const { clientSecret } = await session(draft)
    await product.as(saltbush).send(deleteDraft, { uuid: draft.uuid })

    expect(await pay(clientSecret)).toMatchObject({ status: 200 })
    expect(await pay(clientSecret)).toMatchObject({ status: 200 })

    expect(await creditsOf(product, saltbush)).toEqual({ balance: 1, ledger: 1 })
    await product.runTasks()
    expect(await product.mailTo(saltbush.email)).toEqual([
      expect.objectContaining({
        kind: 'job-live',
        subject: 'Your payment for Dozer Operator became a credit',
        text: expect.stringMatching(/\$162\.50[^]*\/company\/manage-jobs/),
      }),
    ])
  })

  test('misses something meanwhile becomes one credit, and the draft stays one', async () => {
    const draft = await aDraftJob(product, saltbush)
    const { clientSecret } = await session(draft)
    const emptied = { uuid: draft.uuid, draft: { work_location: '' } }
    await product.as(saltbush).send(saveDraft, emptied)

    expect(await pay(clientSecret)).toMatchObject({ status: 200 })

    expect(await show(draft.uuid)).toMatchObject({ status: jobStatus.draft })
    expect(await creditsOf(product, saltbush)).toEqual({ balance: 1, ledger: 1 })
  })
})

test('a payment is told to the company by mail, with its receipt', async () => {
  const draft = await aDraftJob(product, saltbush, { title: 'Grader Operator' })
  const { clientSecret } = await session(draft)
  await pay(clientSecret)
  await pay(clientSecret)
  await product.runTasks()

  const mails = await product.mailTo(saltbush.email)

  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({ kind: 'job-live', subject: 'Your job is live: Grader Operator' })
  for (const said of [/HF-\d{6}/, /\$147\.73/, /\$14\.77/, /\$162\.50/, /Thank you/]) {
    expect(mails[0]?.text).toMatch(said)
  }
})

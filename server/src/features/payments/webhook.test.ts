import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { companyJobs, jobStatus, payments } from '@headframe/wire'
import type { PaymentSession } from '@headframe/wire'
import { openStripePayments } from '../../adapters/payments/stripe-payments.ts'
import { openStripePeer } from '../../adapters/payments/stripe-peer.ts'
import { aDraftJob } from '../../testing/jobs.ts'
import {
  anEvent,
  creditsOf,
  giveCredits,
  openSessionFor,
  tell,
  told,
} from '../../testing/payments.ts'
import { aCompany } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { answerOf, refusalOf } from '../../testing/requests.ts'

const peer = await openStripePeer()
afterAll(() => peer.close())
const product = await aProduct({ payments: openStripePayments(peer.settings, peer.place) })

let saltbush: Person
let job: { uuid: string }
let session: PaymentSession

beforeEach(async () => {
  saltbush = await aCompany(product)
  job = await aDraftJob(product, saltbush)
  session = await openSessionFor(product, saltbush, job)
})

const received = { status: 200, body: { received: true } }
const refused = {
  status: 400,
  body: { error: 'The request could not be understood.', code: 'BAD_SIGNATURE' },
}

const say = async (...about: [event: object, how?: { secondsAgo?: number; secret?: string }]) =>
  answerOf(await tell(product, peer, ...about))

const show = () => product.as(saltbush).send(companyJobs.job, { uuid: job.uuid })
const historyOf = (who: Person) => product.as(who).send(payments.history, {})
const statuses = async () => (await historyOf(saltbush)).map(({ status }) => status)

test('a session with Stripe carries what a browser needs, and is given again', async () => {
  expect(session).toEqual({
    clientSecret: peer.intents.get(session.paymentIntentId)?.client_secret,
    paymentIntentId: session.paymentIntentId,
    amount: 16_250,
    currency: 'aud',
    provider: 'stripe',
    publishableKey: 'pk_test_headframe',
  })
  expect(await openSessionFor(product, saltbush, job)).toEqual(session)
})

describe('a payment that succeeded', () => {
  test('puts its job on the board, and nothing else does', async () => {
    expect(await show()).toMatchObject({ status: jobStatus.draft })

    expect(await say(told.succeeded(session))).toEqual(received)

    expect(await show()).toMatchObject({ status: jobStatus.active, payment_method: 'payment' })
    expect(await historyOf(saltbush)).toMatchObject([{ status: 'succeeded', amount: 162.5 }])
  })

  test('counts once, under whatever name it is told again', async () => {
    const event = told.succeeded(session)
    for (const again of [event, event, told.succeeded(session)]) {
      expect(await say(again)).toEqual(received)
    }

    expect(await statuses()).toEqual(['succeeded'])
    expect(await creditsOf(product, saltbush)).toEqual({ balance: 0, ledger: 0 })
    await product.runTasks()
    expect(await product.mailTo(saltbush.email)).toHaveLength(1)
  })

  test('after another card had failed counts as well', async () => {
    await say(told.failed(session))
    expect(await statuses()).toEqual(['failed'])

    await say(told.succeeded(session))

    expect(await statuses()).toEqual(['succeeded'])
    expect(await show()).toMatchObject({ status: jobStatus.active })
  })

  test('before it is told that another card had failed stays what it is', async () => {
    await say(told.succeeded(session))
    await say(told.failed(session))

    expect(await statuses()).toEqual(['succeeded'])
  })

  test('becomes a credit when the job is live already', async () => {
    await giveCredits(product, saltbush)
    await product.as(saltbush).send(payments.postWithCredit, { uuid: job.uuid })

    await say(told.succeeded(session))

    expect(await show()).toMatchObject({ payment_method: 'credit' })
    expect(await creditsOf(product, saltbush)).toEqual({ balance: 1, ledger: 1 })
  })

  test('and was opened at another price still pays, besides the one that took its place', async () => {
    await product.world.database.writing
      .updateTable('payment')
      .set({ amount_cents: 9_900 })
      .where('intent_id', '=', session.paymentIntentId)
      .execute()
    const second = await openSessionFor(product, saltbush, job)

    expect(second.paymentIntentId).not.toBe(session.paymentIntentId)
    expect((await statuses()).toSorted()).toEqual(['failed', 'pending'])
    await say(told.succeeded({ ...session, amount: 9_900 }))
    expect(await show()).toMatchObject({ status: jobStatus.active })
    await say(told.succeeded(second))
    expect(await creditsOf(product, saltbush)).toEqual({ balance: 1, ledger: 1 })
  })
})

describe('a payment that was given back', () => {
  test('stays in the history as such, and its job stays live', async () => {
    await say(told.succeeded(session))
    expect(await say(told.refunded(session))).toEqual(received)

    expect(await historyOf(saltbush)).toMatchObject([{ status: 'refunded', receipt: true }])
    expect(await show()).toMatchObject({ status: jobStatus.active })
  })

  test('before it was told that it came publishes nothing', async () => {
    await say(told.refunded(session))
    await say(told.succeeded(session))

    expect(await historyOf(saltbush)).toMatchObject([{ status: 'refunded', receipt: true }])
    expect(await show()).toMatchObject({ status: jobStatus.draft })
    expect(await creditsOf(product, saltbush)).toEqual({ balance: 0, ledger: 0 })
  })
})

describe('nothing happens', () => {
  test.each([
    ['of another amount', () => told.succeeded({ ...session, amount: 1_000 })],
    ['in another currency', () => told.succeeded({ ...session, currency: 'usd' })],
    ['that nobody opened', () => told.succeeded({ ...session, paymentIntentId: 'pi_unknown' })],
    ['of another account', () => ({ ...told.succeeded(session), account: 'acct_connected' })],
    ['of another kind', () => anEvent('customer.created', { id: 'cus_1' })],
  ])('on an event %s, which is received all the same', async (_kind, event) => {
    const message = event()
    expect(await say(message)).toEqual(received)
    expect(await say(message)).toEqual(received)

    expect(await show()).toMatchObject({ status: jobStatus.draft })
    expect(await statuses()).toEqual(['pending'])
  })

  test.each([
    ['signed by somebody else', { secret: 'whsec_stranger' }],
    ['that is 400 seconds old', { secondsAgo: 400 }],
  ])('on an event %s, and it is refused', async (_kind, how) => {
    expect(await say(told.succeeded(session), how)).toEqual(refused)

    expect(await show()).toMatchObject({ status: jobStatus.draft })
  })

  test.each([
    ['no signature', { body: '{}', headers: { 'content-type': 'application/json' } }],
    ['no body', {}],
    ['a body of another type', { body: '{}', headers: { 'content-type': 'text/plain' } }],
    ['no JSON', { body: '{', headers: { 'content-type': 'application/json' } }],
  ])('on an event with %s', async (_kind, request) => {
    const response = await product.ask('/payments/webhook', { method: 'POST', ...request })

    expect(await answerOf(response)).toEqual(refused)
  })
})

test('where no provider is configured nobody is believed', async () => {
  const sandbox = await aProduct()

  expect(await answerOf(await tell(sandbox, peer, told.succeeded(session)))).toEqual(refused)
})

describe('while Stripe is away', () => {
  test('a session is refused before long, and nothing is left behind', async () => {
    // Tries that were given up knock again later, so nobody else's may be at the same door.
    const silent = await openStripePeer()
    onTestFinished(() => silent.close())
    const impatient = { tryMs: 200, wholeMs: 500 }
    const away = await aProduct({
      payments: openStripePayments(silent.settings, silent.place, impatient),
    })
    const company = await aCompany(away)
    const draft = await aDraftJob(away, company)
    silent.fall('hangs')

    const refusal = await refusalOf(openSessionFor(away, company, draft))

    expect(refusal).toMatchObject({
      code: 'PROVIDER_DOWN',
      status: 503,
      message: 'Payment processing failed. Please try again.',
    })
    expect(await away.as(company).send(payments.history, {})).toEqual([])
  })

  test('whoever tries again after a reply that was lost pays one payment', async () => {
    const draft = await aDraftJob(product, saltbush)
    const everyTry = 3
    peer.fall('loses its answer', everyTry)
    expect(await refusalOf(openSessionFor(product, saltbush, draft))).toMatchObject({
      code: 'PROVIDER_DOWN',
    })

    const { paymentIntentId } = await openSessionFor(product, saltbush, draft)

    const opened = [...peer.intents.values()].filter(
      ({ metadata }) => metadata['job_id'] === draft.uuid,
    )
    expect(opened).toEqual([expect.objectContaining({ id: paymentIntentId })])
  })
})

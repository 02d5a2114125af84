import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ProviderDown } from '../provider-down.ts'
import { openCardPayments } from './open-card-payments.ts'
import { openStripePayments } from './stripe-payments.ts'
import { openStripePeer, type StripePeer } from './stripe-peer.ts'

let peer: StripePeer
beforeEach(async () => {
  peer = await openStripePeer()
})
afterEach(() => peer.close())

const impatient = { tryMs: 100, wholeMs: 300 }
const posting = {
  jobId: 'a-job',
  amountCents: 16_250,
  currency: 'aud',
  description: 'Łódź & Sons [day shift] = dozer + grader',
  idempotencyKey: 'a-key',
} as const

const stripe = (patience?: typeof impatient) =>
  openStripePayments(peer.settings, peer.place, patience)

test('an operator with an account is served by Stripe, and its cards never pass through us', async () => {
  const payments = await openCardPayments(peer.settings, () => new Date())

  expect(payments).toMatchObject({ provider: 'stripe', publishableKey: 'pk_test_headframe' })
  expect(payments.testCards).toBeNull()
})

test('Stripe is told what is paid, by card and for which posting', async () => {
  const { intentId, clientSecret } = await stripe().open(posting)

  expect(peer.intents.get(intentId)).toMatchObject({
    amount: 16_250,
    currency: 'aud',
    description: posting.description,
    allowed_payment_method_types: ['card'],
    metadata: { job_id: 'a-job' },
    client_secret: clientSecret,
  })
})

describe('Stripe', () => {
  test.each(['breaks', 'hangs up', 'loses its answer'] as const)(
    'that %s twice is asked again, and there is one payment',
    async (fault) => {
      peer.fall(fault, 2)

      const opened = await stripe().open(posting)

      expect([...peer.intents.keys()]).toEqual([opened.intentId])
      expect(peer.asked()).toBe(3)
    },
  )

  test.each(['breaks', 'hangs up', 'hangs'] as const)('that only %s is down', async (fault) => {
    peer.fall(fault)

    await expect(stripe(impatient).open(posting)).rejects.toThrow(ProviderDown)
    await expect(stripe(impatient).find('pi_unknown')).rejects.toThrow(ProviderDown)
    expect(peer.intents.size).toBe(0)
  })

  test('that lost its answer gives the same payment to whoever comes back with the same key', async () => {
    peer.fall('loses its answer')
    await expect(stripe(impatient).open(posting)).rejects.toThrow(ProviderDown)
    const [charged] = peer.intents.keys()

    peer.fall('breaks', 0)
    const opened = await stripe().open(posting)

    expect(opened.intentId).toBe(charged)
    expect(peer.intents.size).toBe(1)
  })

  test.each([1, 2, 3])(
    'that keeps its own failure under a key is asked under the next, after %i of them',
    async (failures) => {
      // Each failure is kept under the key that it was asked under, and told again to whoever comes back.
      for (let failed = 0; failed < failures; failed += 1) {
        peer.fall('breaks inside', 1)
        await stripe()
          .open(posting)
          .catch(() => undefined)
      }

      const clicks = await Promise.all([stripe().open(posting), stripe().open(posting)])

      expect(new Set(clicks.map(({ intentId }) => intentId)).size).toBe(1)
      expect(peer.intents.size).toBe(1)
    },
  )

  test('that broke for as long as there were keys takes the payment five minutes later, once', async () => {
    let now = new Date()
    const open = () =>
      openStripePayments(peer.settings, peer.place, undefined, () => now).open(posting)
    peer.fall('breaks inside')
    for (let tries = 0; tries < 5; tries += 1) await expect(open()).rejects.toThrow(ProviderDown)
    peer.fall('breaks', 0)
    await expect(open()).rejects.toThrow(ProviderDown)

    now = new Date(now.getTime() + 5 * 60_000)
    const clicks = await Promise.all([open(), open()])

    expect(new Set(clicks.map(({ intentId }) => intentId)).size).toBe(1)
    expect(peer.intents.size).toBe(1)
  }, 60_000)

  test('that does not know our key is down', async () => {
    const stranger = { ...peer.settings, secretKey: 'sk_test_stranger' }
    const payments = openStripePayments(stranger, peer.place)

    await expect(payments.open(posting)).rejects.toThrow(ProviderDown)
  })

  test('opens nothing under a key that was for another amount', async () => {
    await stripe().open(posting)

    await expect(stripe().open({ ...posting, amountCents: 9_900 })).rejects.toThrow(ProviderDown)
    expect(peer.intents.size).toBe(1)
  })

  test('that is not there is down', async () => {
    const gone = await openStripePeer()
    await gone.close()
    const payments = openStripePayments(gone.settings, gone.place, impatient)

    await expect(payments.open(posting)).rejects.toThrow(ProviderDown)
  })
})

test('a payment that was called off is not given again', async () => {
  const { intentId } = await stripe().open(posting)
  const intent = peer.intents.get(intentId)
  if (intent) peer.intents.set(intentId, { ...intent, status: 'canceled' })

  expect(await stripe().find(intentId)).toBeUndefined()
})

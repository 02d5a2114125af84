import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BadSignature } from './bad-signature.ts'
import { openStripePayments } from './stripe-payments.ts'
import { openStripePeer, type StripePeer } from './stripe-peer.ts'

let peer: StripePeer
beforeAll(async () => {
  peer = await openStripePeer()
})
afterAll(() => peer.close())

const noon = new Date('2026-11-21T01:00:00Z')
const secondsBefore = (seconds: number) => new Date(noon.getTime() - seconds * 1000)

const intent = {
  id: 'pi_1',
  object: 'payment_intent',
  amount: 16_250,
  amount_received: 16_250,
  currency: 'aud',
  metadata: { job_id: 'a-job' },
}
const charge = {
  ...intent,
  id: 'ch_1',
  object: 'charge',
  payment_intent: 'pi_1',
  amount_refunded: 16_250,
  refunded: true,
}

function anEvent(type: string, object: unknown = intent, rest: object = {}) {
  return { id: 'evt_1', object: 'event', type, data: { object }, ...rest }
}

function readTold(event: object, at = noon, secret?: string) {
  const { body, signature } = peer.tell(event, at, secret)
  return stripe().readEvent(body, signature, noon)
}

const stripe = () => openStripePayments(peer.settings, peer.place)

const paid = { id: 'evt_1', intentId: 'pi_1', currency: 'aud' }

test.each([
  ['payment_intent.succeeded', 'succeeded', intent],
  ['payment_intent.payment_failed', 'failed', { ...intent, amount_received: 0 }],
  ['charge.refunded', 'refunded', charge],
])('%s tells that a payment has %s', (type, kind, object) => {
  expect(readTold(anEvent(type, object))).toEqual({ ...paid, type, kind, amountCents: 16_250 })
})

test('what was received counts, not what was asked for', () => {
  const partly = { ...intent, amount_received: 1_000 }

  expect(readTold(anEvent('payment_intent.succeeded', partly))).toMatchObject({
    amountCents: 1_000,
  })
})

test.each([
  [
    'of a part that was given back',
    anEvent('charge.refunded', { ...charge, amount_refunded: 2_000, refunded: false }),
  ],
  ['of another kind', anEvent('customer.created', { id: 'cus_1' })],
  [
    'of an account connected to ours',
    anEvent('payment_intent.succeeded', intent, { account: 'acct_2' }),
  ],
  ['about something that is no payment', anEvent('payment_intent.succeeded', null)],
  [
    'about a charge without a payment',
    anEvent('charge.refunded', { ...charge, payment_intent: null }),
  ],
])('an event %s says nothing to us', (_kind, event) => {
  expect(readTold(event)).toEqual({ id: 'evt_1', type: event.type, kind: 'other' })
})

describe('nobody is believed', () => {
  const event = anEvent('payment_intent.succeeded')

  test('who signs with another secret', () => {
    expect(() => readTold(event, noon, 'whsec_stranger')).toThrow(BadSignature)
  })

  test('who changes a byte', () => {
    const { body, signature } = peer.tell(event, noon)
    const changed = Buffer.from(body.toString().replace('16250', '10000'))

    expect(() => stripe().readEvent(changed, signature, noon)).toThrow(BadSignature)
  })

  test('who repeats what was said more than 300 seconds ago', () => {
    expect(readTold(event, secondsBefore(300))).toMatchObject({ kind: 'succeeded' })
    expect(() => readTold(event, secondsBefore(301))).toThrow(BadSignature)
  })

  test.each(['', 'v1=', 't=1', 't=,v1=', 'nonsense', 't=1,v0=00,v1=00'])(
    'whose signature is "%s"',
    (signature) => {
      const { body } = peer.tell(event, noon)

      expect(() => stripe().readEvent(body, signature, noon)).toThrow(BadSignature)
    },
  )

  test.each([
    ['nothing', Buffer.alloc(0)],
    ['no JSON', Buffer.from('succeeded!')],
    ['no event', Buffer.from('null')],
  ])('who says %s', (_what, body) => {
    const { signature } = peer.tell(event, noon)

    expect(() => stripe().readEvent(body, signature, noon)).toThrow(BadSignature)
  })

  test('who signs something that is no event', () => {
    expect(() => readTold({ hello: 'there' })).toThrow(BadSignature)
  })
})

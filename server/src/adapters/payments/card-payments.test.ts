import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BadSignature } from './bad-signature.ts'
import type { CardPayments, WantedPayment } from './card-payments.ts'
import { openSandboxPayments } from './sandbox-payments.ts'
import { openStripePayments } from './stripe-payments.ts'
import { openStripePeer, type StripePeer } from './stripe-peer.ts'

let peer: StripePeer
beforeAll(async () => {
  peer = await openStripePeer()
})
afterAll(() => peer.close())

const providers: [string, () => CardPayments][] = [
  ['the sandbox', () => openSandboxPayments()],
  ['Stripe', () => openStripePayments(peer.settings, peer.place)],
]

function aPosting(wishes: Partial<WantedPayment> = {}): WantedPayment {
  return {
    jobId: randomUUID(),
    amountCents: 16_250,
    currency: 'aud',
    description: 'Dozer Operator',
    idempotencyKey: randomUUID(),
    ...wishes,
  }
}

describe.each(providers)('%s', (_name, open) => {
  test('opens a payment with a name and a secret of its own for each posting', async () => {
    const payments = open()
    const first = await payments.open(aPosting())
    const second = await payments.open(aPosting())

    expect(first.clientSecret).toContain(first.intentId)
    expect(new Set([first.intentId, first.clientSecret, second.intentId]).size).toBe(3)
    expect(second.clientSecret).not.toBe(first.clientSecret)
  })

  test('opens one payment for one key, however often and from wherever it is asked', async () => {
    const wanted = aPosting()
    const first = await open().open(wanted)

    expect(await Promise.all([open().open(wanted), open().open(wanted)])).toEqual([first, first])
  })

  test('finds a payment again, also after a restart', async () => {
    const opened = await open().open(aPosting())

    expect(await open().find(opened.intentId)).toEqual(opened)
  })

  test('finds nothing under a name that it never gave', async () => {
    expect(await open().find(`pi_${randomUUID()}`)).toBeUndefined()
  })

  test('believes nobody who tells of a payment without a signature', async () => {
    const payments = open()
    const now = new Date()
    const event = Buffer.from('{"id":"evt_1","type":"payment_intent.succeeded"}')

    expect(() => payments.readEvent(event, undefined, now)).toThrow(BadSignature)
    expect(() => payments.readEvent(event, `t=${now.getTime()},v1=00`, now)).toThrow(BadSignature)
  })
})

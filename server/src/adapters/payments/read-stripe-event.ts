import { Stripe } from 'stripe'
import * as z from 'zod/mini'
import { BadSignature } from './bad-signature.ts'
import type { PaymentEvent } from './card-payments.ts'

const oldestSeconds = 300

const envelope = z.object({
  id: z.string(),
  type: z.string(),
  /** Set when it happened in somebody else's account that is connected to ours. */
  account: z.optional(z.nullable(z.string())),
  data: z.object({ object: z.unknown() }),
})

const intent = z.object({ id: z.string(), amount: z.int(), currency: z.string() })
const paidIntent = z.object({ ...intent.shape, amount_received: z.int() })
const charge = z.object({
  ...intent.shape,
  payment_intent: z.string(),
  /** False while a part of it is still ours. */
  refunded: z._default(z.boolean(), true),
})

/** Reads what Stripe tells, once it is sure that it was Stripe who told it, and lately. */
export function readStripeEvent(
  secret: string,
  body: Uint8Array,
  signature: string | undefined,
  now: Date,
): PaymentEvent {
  const event = envelope.safeParse(signedContent(secret, body, signature, now))
  if (!event.success) throw new BadSignature(event.error)

  const { id, type, account, data } = event.data
  const told = account ? undefined : readPayment(type, data.object)
  return told ? { ...told, id, type } : { kind: 'other', id, type }
}

function signedContent(
  secret: string,
  body: Uint8Array,
  signature: string | undefined,
  now: Date,
): unknown {
  try {
    return Stripe.webhooks.constructEvent(
      body,
      signature ?? '',
      secret,
      oldestSeconds,
      undefined,
      now.getTime(),
    )
  } catch (cause) {
    throw new BadSignature(cause)
  }
}

function readPayment(type: string, object: unknown) {
  switch (type) {
    case 'payment_intent.succeeded': {
      const { data } = paidIntent.safeParse(object)
      return data && asTold('succeeded', { ...data, amount: data.amount_received })
    }
    case 'payment_intent.payment_failed': {
      const { data } = intent.safeParse(object)
      return data && asTold('failed', data)
    }
    case 'charge.refunded': {
      const { data } = charge.safeParse(object)
      return data?.refunded ? asTold('refunded', { ...data, id: data.payment_intent }) : undefined
    }
    default:
      return undefined
  }
}

function asTold(
  kind: 'succeeded' | 'failed' | 'refunded',
  { id, amount, currency }: z.output<typeof intent>,
) {
  return { kind, intentId: id, amountCents: amount, currency }
}

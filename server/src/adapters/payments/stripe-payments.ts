import { setTimeout as after } from 'node:timers/promises'
import { Stripe } from 'stripe'
import { ProviderDown } from '../provider-down.ts'
import type { CardPayments, OpenedPayment } from './card-payments.ts'
import { readStripeEvent } from './read-stripe-event.ts'

export interface StripeSettings {
  readonly secretKey: string
  readonly publishableKey: string
  readonly webhookSecret: string
}

/** Where Stripe is spoken, when it is not with Stripe itself. */
export interface StripePlace {
  readonly protocol: 'http' | 'https'
  readonly host: string
  readonly port: number
}

interface Patience {
  readonly tryMs: number
  readonly wholeMs: number
}

/** Leaves room for a second try of one that hangs, and tells whoever waits within ten seconds. */
const usualPatience: Patience = { tryMs: 4_000, wholeMs: 8_000 }

/** Cards through Stripe. What cannot be reached, breaks or refuses us is down; tries carry the key of their payment. */
export function openStripePayments(
  { secretKey, publishableKey, webhookSecret }: StripeSettings,
  place?: StripePlace,
  patience = usualPatience,
  clock = () => new Date(),
): CardPayments {
  const stripe = new Stripe(secretKey, {
    ...place,
    timeout: patience.tryMs,
    maxNetworkRetries: 2,
    telemetry: false,
  })

  return {
    provider: 'stripe',
    publishableKey,
    async open({ jobId, amountCents, currency, description, idempotencyKey }) {
      const wish: Stripe.PaymentIntentCreateParams = {
        amount: amountCents,
        currency,
        description,
        // A posting goes live on payment, and other methods take days to tell whether they paid.
        allowed_payment_method_types: ['card'],
        metadata: { job_id: jobId },
      }
      const intent = underNextKey(keysFrom(idempotencyKey, clock()), (key, manner) =>
        stripe.paymentIntents.create(wish, { idempotencyKey: key, ...manner }),
      )
      return answered(intent.then(asOpened), patience.wholeMs)
    },
    async find(intentId) {
      const intent = stripe.paymentIntents
        .retrieve(intentId)
        .then((found) => (found.status === 'canceled' ? undefined : asOpened(found)))
        .catch(nothingWhenUnknown)
      return answered(intent, patience.wholeMs)
    },
    readEvent: (body, signature, now) => readStripeEvent(webhookSecret, body, signature, now),
    testCards: null,
  }
}

const fixedKeys = 5
const passingKeyMs = 5 * 60_000

/**
 * All made of the first, so that two clicks still ask for one payment. The last one is another every five
 * minutes: however long it broke, nobody waits for a day to pay for their posting.
 */
function keysFrom(first: string, now: Date): readonly [string, ...string[]] {
  const again = Array.from({ length: fixedKeys - 1 }, (_, at) => `${first}-again-${at + 2}`)
  return [first, ...again, `${first}-at-${Math.floor(now.getTime() / passingKeyMs)}`]
}

/**
 * Stripe keeps what it answered under a key for a day, its own failures too: whoever is given a former
 * failure again asks under the next key, once, so that a failure that lasts spends one key a try.
 */
async function underNextKey<T>(
  [key, ...others]: readonly [string, ...string[]],
  ask: (key: string, manner: Stripe.RequestOptions) => Promise<T>,
  manner: Stripe.RequestOptions = {},
): Promise<T> {
  try {
    return await ask(key, manner)
  } catch (error) {
    const [next, ...later] = others
    if (next === undefined || !isFormerFailure(error)) throw error
    return underNextKey([next, ...later], ask, { maxNetworkRetries: 0 })
  }
}

function isFormerFailure(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeError &&
    (error.statusCode ?? 0) >= 500 &&
    error.headers?.['idempotent-replayed'] === 'true'
  )
}

function asOpened({ id, client_secret }: Stripe.PaymentIntent): OpenedPayment {
  if (!client_secret) throw new Error('answered a payment without its secret')
  return { intentId: id, clientSecret: client_secret }
}

function nothingWhenUnknown(error: unknown): undefined {
  if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return
  throw error
}

/** A try that outlives the wait does no harm: whoever asks again asks for the same payment. */
async function answered<T>(answer: Promise<T>, wholeMs: number): Promise<T> {
  const waiting = new AbortController()
  const silence = after(wholeMs, undefined, { signal: waiting.signal }).then(() => {
    throw new Error(`was silent for ${wholeMs} ms`)
  })
  try {
    return await Promise.race([answer, silence])
  } catch (cause) {
    throw new ProviderDown('payments', { cause })
  } finally {
    waiting.abort()
  }
}

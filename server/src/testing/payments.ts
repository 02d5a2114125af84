import { randomUUID } from 'node:crypto'
import type { PaymentSession } from '@headframe/wire'
import { payments } from '@headframe/wire'
import type { StripePeer } from '../adapters/payments/stripe-peer.ts'
import { inOneTransaction } from '../db/call-transaction.ts'
import { changeCredits } from '../market/money/credits.ts'
import type { Behind } from './jobs.ts'
import type { Person } from './people.ts'
import type { Product } from './product.ts'

/** Credits as an administrator gives them, or the product where none is named. */
export async function giveCredits(
  { world }: Behind,
  { id }: Pick<Person, 'id'>,
  many = 1,
  by?: Pick<Person, 'id'>,
) {
  const giver = by
    ? ({ source: 'administrator', givenBy: by.id } as const)
    : { source: 'product' as const }
  const gift = { companyId: id, change: many, reason: 'Admin allocation', jobId: null, ...giver }
  await inOneTransaction(world.database, (db) => changeCredits(db, gift, world.clock()))
}

/** The ledger's sum and the balance: they never differ. */
export async function creditsOf({ world }: Behind, { id }: Pick<Person, 'id'>) {
  const { reading } = world.database
  const { balance } = await reading
    .selectFrom('company')
    .select('credits as balance')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const changes = await reading
    .selectFrom('credit_entry')
    .select('change')
    .where('company_id', '=', id)
    .execute()
  return { balance, ledger: changes.reduce((sum, { change }) => sum + change, 0) }
}

/** The card that every sandbox takes. */
export const goodCard = {
  number: '4242424242424242',
  exp_month: '12',
  exp_year: '2040',
  cvc: '123',
} as const

export const openSessionFor = (product: Product, company: Person, { uuid }: { uuid: string }) =>
  product.as(company).send(payments.session, { uuid })

type Paid = Pick<PaymentSession, 'paymentIntentId' | 'amount'> & { currency?: string }

/** Events as Stripe tells them. */
export const told = {
  succeeded: ({ paymentIntentId, amount, currency = 'aud' }: Paid) =>
    anEvent('payment_intent.succeeded', {
      id: paymentIntentId,
      object: 'payment_intent',
      amount,
      amount_received: amount,
      currency,
    }),
  failed: ({ paymentIntentId, amount }: Paid) =>
    anEvent('payment_intent.payment_failed', {
      id: paymentIntentId,
      object: 'payment_intent',
      amount,
      amount_received: 0,
      currency: 'aud',
    }),
  refunded: ({ paymentIntentId, amount }: Paid) =>
    anEvent('charge.refunded', {
      id: `ch_${randomUUID()}`,
      object: 'charge',
      payment_intent: paymentIntentId,
      amount,
      currency: 'aud',
    }),
} as const

export function anEvent(type: string, object: object, rest: object = {}) {
  return { id: `evt_${randomUUID()}`, object: 'event', type, data: { object }, ...rest }
}

/** Tells the product as the provider does, now or some seconds ago. */
export function tell(
  product: Product,
  peer: StripePeer,
  event: object,
  { secondsAgo = 0, secret }: { secondsAgo?: number; secret?: string } = {},
): Promise<Response> {
  const at = new Date(product.world.clock().getTime() - secondsAgo * 1000)
  const { body, signature } = peer.tell(event, at, secret)
  return product.ask('/payments/webhook', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body: new Uint8Array(body),
  })
}

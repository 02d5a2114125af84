import type { payments } from '@headframe/wire'
import type { PaymentEvent } from '../../adapters/payments/card-payments.ts'
import type { Context, UseCase } from '../../kit/use-case.ts'
import { findCardPayment, noteEvent, noteFailed, noteRefunded } from './queries.ts'
import type { CardPayment } from './queries.ts'
import { settlePayment } from './settle-payment.ts'

type Webhook = typeof payments.webhook
type Told = Exclude<PaymentEvent, { kind: 'other' }>

/** Event and effect share one transaction: what is told again has taken effect already, or takes effect now. */
export const takeEvent: UseCase<Webhook> = async (context, { bytes, signature }) => {
  const { db, now, world } = context
  const event = world.payments.readEvent(bytes, signature, now)
  if ((await noteEvent(db, event, now)) && event.kind !== 'other') await follow(context, event)
  return { received: true }
}

async function follow(context: Context<Webhook>, event: Told): Promise<void> {
  const { db, now, world } = context
  const payment = await findCardPayment(db, event.intentId)
  if (!payment || !fits(payment, event)) {
    // Somebody has to look at money that nobody here asked for.
    const { id, type, intentId } = event
    world.log.error({ event: { id, type, intentId } }, 'A payment does not fit what was asked for')
    return
  }
  if (event.kind === 'succeeded') await settlePayment(context, payment)
  else if (event.kind === 'failed') await noteFailed(db, payment.id)
  else await noteRefunded(db, payment, now)
}

function fits(payment: CardPayment, { amountCents, currency }: Told): boolean {
  return payment.amount_cents === amountCents && currency === 'aud'
}

import type { payments } from '@headframe/wire'
import { Refusal, words } from '@headframe/wire'
import type { TestCards } from '../../adapters/payments/card-payments.ts'
import type { CardJudgement } from '../../adapters/payments/judge-card.ts'
import type { Prepare, UseCase } from '../../kit/use-case.ts'
import { findCardPayment } from './queries.ts'
import type { CardPayment } from './queries.ts'
import { settlePayment } from './settle-payment.ts'

type Confirm = typeof payments.sandbox

interface Paying {
  readonly payment: CardPayment
  readonly testCards: TestCards
}

/** An own payment; where a real provider takes the cards there is none that is confirmed here. */
export const findPaymentOfSecret: Prepare<Confirm, Paying> = async (
  { reading, actor, world: { payments: cards } },
  { clientSecret = '' },
) => {
  const intentId = cards.testCards?.intentOf(clientSecret)
  const payment = intentId ? await findCardPayment(reading, intentId) : undefined
  if (!cards.testCards || payment?.company_id !== actor.companyId) throw new Refusal('NOT_FOUND')
  return { subject: { payment, testCards: cards.testCards } }
}

/** The posting is live before this answers. Paying twice changes nothing. */
export const confirmTestCard: UseCase<Confirm, Paying> = async (
  context,
  card,
  { payment, testCards },
) => {
  const isOpen = payment.status === 'pending' || payment.status === 'failed'
  if (isOpen) {
    mustBeApproved(testCards.judge(card, context.now))
    await settlePayment(context, payment)
  }
  const query = new URLSearchParams({
    payment_intent: payment.intent_id,
    redirect_status: 'succeeded',
  })
  const redirectURL = `${context.world.config.appUrl}/company/manage-jobs?${query.toString()}`
  return { status: 'succeeded', redirectURL }
}

function mustBeApproved(judgement: CardJudgement): void {
  if (judgement.outcome === 'declined') throw new Refusal('CARD_DECLINED')
  if (judgement.outcome === 'unsound') {
    const fields = judgement.fields.map((field) => [field, words.paymentFailed] as const)
    throw new Refusal('INVALID', { fields: Object.fromEntries(fields) })
  }
}

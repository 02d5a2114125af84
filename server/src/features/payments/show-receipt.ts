import type { PaymentRow, payments } from '@headframe/wire'
import { Refusal } from '@headframe/wire'
import type { UseCase } from '../../kit/use-case.ts'
import { hasReceipt } from '../../market/money/listed-payments.ts'
import { findOwnPayment } from './queries.ts'

/** Made anew whenever it is asked for: the same payment gives the same bytes. */
export const showReceipt: UseCase<typeof payments.receipt> = async (
  { db, actor, world },
  { paymentId },
) => {
  const payment = await findOwnPayment(db, actor.companyId, paymentId)
  if (!payment || !hasReceipt(payment)) throw new Refusal('NOT_FOUND')

  const content = await world.documents.draw(actor.companyId, 'receipt', {
    number: payment.receipt_number,
    sellerAbn: world.config.sellerAbn,
    paidAt: payment.settled_at,
    billedTo: payment.billed_to,
    billedAbn: payment.billed_abn ?? undefined,
    orderNumber: payment.order_number ?? undefined,
    jobTitle: payment.job_title,
    totalCents: payment.amount_cents,
    gstCents: payment.gst_cents,
    // The database takes no others.
    method: payment.method as PaymentRow['method'],
    isRefunded: payment.status === 'refunded',
    becameCredit: payment.became_credit,
    isTest: payment.provider === 'sandbox',
  })
  return {
    content,
    type: 'application/pdf',
    size: content.length,
    name: `receipt-${payment.receipt_number}.pdf`,
  }
}

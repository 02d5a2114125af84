import type { PaymentRow } from '@headframe/wire'
import { Refusal } from '@headframe/wire'
import type { World } from '../../kit/world.ts'
import { hasReceipt } from './listed-payments.ts'

export const receiptColumns = [
  'payment.job_title',
  'payment.method',
  'payment.provider',
  'payment.status',
  'payment.amount_cents',
  'payment.gst_cents',
  'payment.became_credit',
  'payment.receipt_number',
  'payment.settled_at',
  'payment.billed_abn',
  'payment.order_number',
] as const

export interface PaymentWithReceipt {
  readonly job_title: string
  readonly method: string
  readonly provider: string | null
  readonly status: string
  readonly amount_cents: number
  readonly gst_cents: number
  readonly became_credit: boolean
  readonly receipt_number: string | null
  readonly settled_at: Date | null
  readonly billed_abn: string | null
  readonly order_number: string | null
  readonly billed_to: string | null
}

/** What stands for the name of a company that has erased its account. */
export const goneCompany = 'A company that has erased its account'

/** Made anew whenever it is asked for: the same payment gives the same bytes. */
export async function receiptOf(
  { documents, config }: Pick<World, 'documents' | 'config'>,
  readerId: string,
  payment: PaymentWithReceipt | undefined,
) {
  if (!payment || !hasReceipt(payment)) throw new Refusal('NOT_FOUND')

  const content = await documents.draw(readerId, 'receipt', {
    number: payment.receipt_number,
    sellerAbn: config.sellerAbn,
    paidAt: payment.settled_at,
    billedTo: payment.billed_to ?? goneCompany,
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

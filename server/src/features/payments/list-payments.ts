import type { PaymentRow, payments } from '@headframe/wire'
import { sizes } from '@headframe/wire'
import { instantOf } from '../../domain/instants.ts'
import { pageOf } from '../../kit/paging.ts'
import type { UseCase } from '../../kit/use-case.ts'
import { countPayments, hasReceipt, listCompanyPayments } from './queries.ts'

export const listPayments: UseCase<typeof payments.history> = ({ db, actor }, wish) =>
  pageOf(wish, sizes.pageSize, {
    count: () => countPayments(db, actor.companyId),
    rows: async (part) => (await listCompanyPayments(db, actor.companyId, part)).map(rowOf),
  })

function rowOf(payment: Awaited<ReturnType<typeof listCompanyPayments>>[number]): PaymentRow {
  return {
    id: payment.id,
    transaction_date: instantOf(payment.settled_at ?? payment.created_at),
    description: payment.job_title,
    type: 'Job Posting',
    amount: payment.amount_cents / 100,
    gst: payment.gst_cents / 100,
    currency: 'AUD',
    // The database takes no others.
    method: payment.method as PaymentRow['method'],
    status: payment.status as PaymentRow['status'],
    job_uuid: payment.job_id,
    receipt_number: payment.receipt_number,
    receipt: hasReceipt(payment),
  }
}

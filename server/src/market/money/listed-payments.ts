import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import type { PaymentRow } from '@headframe/wire'
import type { Reading } from '../../db/open.ts'
import type { Tables } from '../../db/tables.ts'
import { instantOf } from '../../domain/instants.ts'
import type { Part } from '../../kit/paging.ts'

export interface ListedPayments {
  readonly companyId: string
  /** A posting that took a credit, or was free, is listed beside them otherwise. */
  readonly byCardAlone?: boolean
}

export async function countPayments(db: Reading, which: ListedPayments): Promise<number> {
  const { count } = await listed(db, which)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Newest first. */
export async function listPayments(
  db: Reading,
  which: ListedPayments,
  { limit, offset }: Part,
): Promise<PaymentRow[]> {
  const rows = await listed(db, which)
    .select(paymentColumns)
    .orderBy(sql`coalesce(payment.settled_at, payment.created_at)`, 'desc')
    .orderBy('payment.id')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(paymentRowOf)
}

export const paymentColumns = [
  'payment.id',
  'payment.job_id',
  'payment.job_title',
  'payment.method',
  'payment.status',
  'payment.amount_cents',
  'payment.gst_cents',
  'payment.receipt_number',
  'payment.created_at',
  'payment.settled_at',
] as const

type Listed = Pick<
  Selectable<Tables['payment']>,
  | 'id'
  | 'job_id'
  | 'job_title'
  | 'method'
  | 'status'
  | 'amount_cents'
  | 'gst_cents'
  | 'receipt_number'
  | 'created_at'
  | 'settled_at'
>

export function paymentRowOf(payment: Listed): PaymentRow {
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

interface Settled {
  readonly receipt_number: string | null
  readonly settled_at: Date | null
}

/** What has been paid has a receipt, also when it was given back. */
export function hasReceipt<P extends Settled>(
  payment: P,
): payment is P & { receipt_number: string; settled_at: Date } {
  return payment.receipt_number !== null && payment.settled_at !== null
}

/** A payment that was opened and never made is listed only while its posting still waits for one. */
function listed(db: Reading, { companyId, byCardAlone = false }: ListedPayments) {
  return db
    .selectFrom('payment')
    .leftJoin('job', 'job.id', 'payment.job_id')
    .where('payment.company_id', '=', companyId)
    .$if(byCardAlone, (some) => some.where('payment.method', '=', 'payment'))
    .where((row) =>
      row.or([
        row('payment.status', '!=', 'pending'),
        row.and([row('job.id', 'is not', null), row('job.published_at', 'is', null)]),
      ]),
    )
}

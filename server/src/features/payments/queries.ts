import { sql } from 'kysely'
import type { Insertable } from 'kysely'
import type { PaymentEvent } from '../../adapters/payments/card-payments.ts'
import type { Reading, Writing } from '../../db/open.ts'
import type { Tables } from '../../db/tables.ts'
import { billedTo, nextReceiptNumber } from '../../market/money/payments.ts'
import { receiptColumns } from '../../market/money/receipt-file.ts'
import { isUuid } from '../../kit/uuids.ts'

export async function countCredits(db: Reading, companyId: string): Promise<number> {
  const company = await db
    .selectFrom('company')
    .select('credits')
    .where('id', '=', companyId)
    .executeTakeFirst()
  return company?.credits ?? 0
}

const cardColumns = [
  'id',
  'company_id',
  'job_id',
  'job_title',
  'provider',
  'status',
  'amount_cents',
  'gst_cents',
] as const

export type CardPayment = NonNullable<Awaited<ReturnType<typeof findCardPayment>>>

/** A payment by the provider's own name for it. */
export function findCardPayment(db: Reading, intentId: string) {
  return db
    .selectFrom('payment')
    .select(cardColumns)
    .select(sql<string>`intent_id`.as('intent_id'))
    .where('intent_id', '=', intentId)
    .executeTakeFirst()
}

/** All payments by card that were ever opened for a posting, whatever became of them. */
export function listCardPayments(db: Reading, jobId: string) {
  return db
    .selectFrom('payment')
    .select(['status', 'amount_cents', 'intent_id'])
    .where('job_id', '=', jobId)
    .where('method', '=', 'payment')
    .execute()
}

type OpenPayment = Omit<Insertable<Tables['payment']>, 'method' | 'status'> & {
  readonly job_id: string
  readonly intent_id: string
}

/** A posting has one open payment: another one takes the place of the former, the same one stays. */
export async function keepOpenPayment(db: Writing, payment: OpenPayment): Promise<void> {
  await db
    .updateTable('payment')
    .set({ status: 'failed' })
    .where('job_id', '=', payment.job_id)
    .where('status', '=', 'pending')
    .where('intent_id', '!=', payment.intent_id)
    .execute()
  await db
    .insertInto('payment')
    .values({ ...payment, method: 'payment', status: 'pending' })
    .onConflict((conflict) => conflict.column('intent_id').doNothing())
    .execute()
}

/** False when it was told before. */
export async function noteEvent(
  db: Writing,
  { id, type }: PaymentEvent,
  now: Date,
): Promise<boolean> {
  const noted = await db
    .insertInto('payment_event')
    .values({ id, type, received_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return noted !== undefined
}

/**
 * Also one that has failed before: somebody tries another card. Answers the number of its receipt; nothing
 * when it had succeeded already.
 */
export async function noteSucceeded(
  db: Writing,
  { id, company_id }: Pick<CardPayment, 'id' | 'company_id'>,
  jobTitle: string,
  now: Date,
): Promise<string | undefined> {
  const noted = await db
    .updateTable('payment')
    .set({ status: 'succeeded', settled_at: now })
    .set({ receipt_number: nextReceiptNumber, job_title: jobTitle, ...billedTo(company_id) })
    .where('id', '=', id)
    .where('status', 'in', ['pending', 'failed'])
    .returning(sql<string>`receipt_number`.as('receipt_number'))
    .executeTakeFirst()
  return noted?.receipt_number
}

export async function noteBecameCredit(db: Writing, paymentId: string): Promise<void> {
  await db.updateTable('payment').set({ became_credit: true }).where('id', '=', paymentId).execute()
}

export async function noteCameAfterCompany(db: Writing, paymentId: string): Promise<void> {
  await db
    .updateTable('payment')
    .set({ came_after_company: true })
    .where('id', '=', paymentId)
    .execute()
}

export async function noteFailed(db: Writing, paymentId: string): Promise<void> {
  await db
    .updateTable('payment')
    .set({ status: 'failed' })
    .where('id', '=', paymentId)
    .where('status', '=', 'pending')
    .execute()
}

/** It may be told before the success of the payment, which then changes nothing any more. */
export async function noteRefunded(
  db: Writing,
  { id, company_id }: Pick<CardPayment, 'id' | 'company_id'>,
  now: Date,
): Promise<void> {
  // A receipt that was written is not made out anew.
  await db
    .updateTable('payment')
    .set({ receipt_number: nextReceiptNumber, ...billedTo(company_id) })
    .where('id', '=', id)
    .where('receipt_number', 'is', null)
    .execute()
  await db
    .updateTable('payment')
    .set((row) => ({
      status: 'refunded',
      settled_at: row.fn.coalesce('settled_at', row.val(now)),
    }))
    .where('id', '=', id)
    .execute()
}

/** Somebody else's payment is as good as none. */
export async function findOwnPayment(db: Reading, companyId: string, paymentId: string) {
  if (!isUuid(paymentId)) return undefined
  return db
    .selectFrom('payment')
    .innerJoin('company', 'company.id', 'payment.company_id')
    .select(receiptColumns)
    .select(({ fn }) => fn.coalesce('payment.billed_to', 'company.name').as('billed_to'))
    .where('payment.id', '=', paymentId)
    .where('payment.company_id', '=', companyId)
    .executeTakeFirst()
}

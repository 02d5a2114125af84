import { sql } from 'kysely'
import type { Writing } from '../db/open.ts'
import type { JobRecord } from './jobs.ts'

/**
 * A posting that no money was paid for stands in the company's history of payments as well. Answers the
 * number of its receipt.
 */
export async function recordUnpaidPosting(
  db: Writing,
  { id, company_id, title }: Pick<JobRecord, 'id' | 'company_id' | 'title'>,
  method: 'credit' | 'free',
  now: Date,
): Promise<string> {
  const number = await newReceiptNumber(db)
  await db
    .insertInto('payment')
    .values({
      company_id,
      job_id: id,
      job_title: title ?? '',
      method,
      status: 'succeeded',
      amount_cents: 0,
      gst_cents: 0,
      receipt_number: number,
      created_at: now,
      settled_at: now,
    })
    .execute()
  return number
}

/** Receipts are numbered in a row; a number that was taken by a call that failed stays unused. */
export async function newReceiptNumber(db: Writing): Promise<string> {
  const { number } = await db
    .selectNoFrom(sql<string>`nextval('receipt_number')::text`.as('number'))
    .executeTakeFirstOrThrow()
  return `HF-${number.padStart(6, '0')}`
}

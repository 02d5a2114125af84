import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Writing } from '../../db/open.ts'
import type { JobRecord } from '../jobs/jobs.ts'

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
  const { receipt_number } = await db
    .insertInto('payment')
    .values({
      company_id,
      job_id: id,
      job_title: title ?? '',
      method,
      status: 'succeeded',
      amount_cents: 0,
      gst_cents: 0,
      receipt_number: nextReceiptNumber,
      ...billedTo(company_id),
      created_at: now,
      settled_at: now,
    })
    .returning(sql<string>`receipt_number`.as('receipt_number'))
    .executeTakeFirstOrThrow()
  return receipt_number
}

/** As the company wants its receipt made out when it is written. */
export function billedTo(companyId: string | null) {
  return {
    billed_to: ofCompany(companyId, sql`coalesce(billing_name, name)`),
    billed_abn: ofCompany(companyId, sql`billing_abn`),
    order_number: ofCompany(companyId, sql`order_number`),
  }
}

function ofCompany(companyId: string | null, value: RawBuilder<unknown>) {
  return sql<string | null>`(select ${value} from company where id = ${companyId}::uuid)`
}

/**
 * Receipts are numbered in a row. Only the statement that writes a number draws it; a call that fails
 * afterwards leaves a gap.
 */
export const nextReceiptNumber = sql<string>`(
  select 'HF-' || lpad(number, greatest(6, length(number)), '0')
  from (select nextval('receipt_number')::text as number) as next
)`

import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import { productTimeZone } from '@headframe/wire'
import type { AdminPaymentRow } from '@headframe/wire'
import type { Reading } from '../../db/open.ts'
import type { Part } from '../../kit/paging.ts'
import { isUuid } from '../../kit/uuids.ts'
import { paymentColumns, paymentRowOf } from '../../market/money/listed-payments.ts'
import { receiptColumns } from '../../market/money/receipt-file.ts'

export interface Sought {
  /** `YYYY-MM`. */
  readonly month?: string | undefined
  readonly receipt?: string | undefined
}

export async function countReceived(db: Reading, sought: Sought): Promise<number> {
  const { count } = await received(db, sought)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Newest first. */
export async function listReceived(
  db: Reading,
  sought: Sought,
  { limit, offset }: Part,
): Promise<AdminPaymentRow[]> {
  const rows = await received(db, sought)
    .leftJoin('company', 'company.id', 'payment.company_id')
    .select(paymentColumns)
    .select(['company.id as company_id', 'company.name as company_name'])
    .select(['payment.provider', 'payment.came_after_company'])
    .orderBy('payment.settled_at', 'desc')
    .orderBy('payment.id')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map((row) => ({
    ...paymentRowOf(row),
    company_id: row.company_id,
    company_name: row.company_name,
    is_test: row.provider === 'sandbox',
    must_be_refunded: row.came_after_company && row.status === 'succeeded',
  }))
}

/** All of a month as they are made out, oldest first. */
export function listForExport(db: Reading, month: string) {
  return received(db, { month })
    .select(receiptColumns)
    .select(['payment.billed_to', 'payment.came_after_company'])
    .orderBy('payment.settled_at')
    .orderBy('payment.receipt_number')
    .execute()
}

/** When the first was paid. */
export async function findFirst(db: Reading): Promise<Date | null> {
  const first = await received(db, {})
    .select('payment.settled_at')
    .orderBy('payment.settled_at')
    .limit(1)
    .executeTakeFirst()
  return first?.settled_at ?? null
}

/** Whoever paid, and whether they are still here. */
export async function findPayment(db: Reading, paymentId: string) {
  if (!isUuid(paymentId)) return undefined
  return db
    .selectFrom('payment')
    .leftJoin('company', 'company.id', 'payment.company_id')
    .select(receiptColumns)
    .select(({ fn }) => fn.coalesce('payment.billed_to', 'company.name').as('billed_to'))
    .where('payment.id', '=', paymentId)
    .executeTakeFirst()
}

/** What was paid by card and has a receipt, also what was given back since. */
function received(db: Reading, { month, receipt }: Sought) {
  return db
    .selectFrom('payment')
    .where('payment.method', '=', 'payment')
    .where('payment.receipt_number', 'is not', null)
    .$if(receipt !== undefined, (all) => all.where('payment.receipt_number', '=', receipt ?? ''))
    .$if(month !== undefined, (all) => all.where(isIn(month ?? '')))
}

function isIn(month: string) {
  const begins = sql`(${`${month}-01`}::date::timestamp)`
  return sql<SqlBool>`payment.settled_at >= ${begins} at time zone ${productTimeZone}
    and payment.settled_at < (${begins} + interval '1 month') at time zone ${productTimeZone}`
}

import type { Writing } from '../../db/open.ts'

interface CreditChange {
  readonly companyId: string
  readonly change: number
  readonly reason: string
  readonly jobId: string | null
  /** An administrator gave them, a payment became one, a posting took one, or the product gave them itself. */
  readonly source: 'administrator' | 'payment' | 'posting' | 'product'
  /** The administrator. */
  readonly givenBy?: string
  /** Who of the company. */
  readonly spentBy?: string
}

/**
 * Adds credits or takes them, and writes down why. Answers how many there are now; nothing when there
 * would be fewer than none.
 */
export async function changeCredits(
  db: Writing,
  { companyId, change, reason, jobId, source, givenBy, spentBy }: CreditChange,
  now: Date,
): Promise<number | undefined> {
  const company = await db
    .updateTable('company')
    .set((row) => ({ credits: row('credits', '+', change) }))
    .where('id', '=', companyId)
    .where((row) => row(row('credits', '+', change), '>=', 0))
    .returning('credits')
    .executeTakeFirst()
  if (!company) return undefined

  await db
    .insertInto('credit_entry')
    .values({
      company_id: companyId,
      change,
      reason,
      job_id: jobId,
      source,
      given_by: givenBy ?? null,
      spent_by: spentBy ?? null,
      at: now,
    })
    .execute()
  return company.credits
}

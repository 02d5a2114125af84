import type { Writing } from '../db/open.ts'

interface CreditChange {
  readonly companyId: string
  readonly change: number
  readonly reason: string
  readonly jobId: string | null
}

/**
 * Adds credits or takes them, and writes down why. Answers how many there are now; nothing when there
 * would be fewer than none.
 */
export async function changeCredits(
  db: Writing,
  { companyId, change, reason, jobId }: CreditChange,
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
    .values({ company_id: companyId, change, reason, job_id: jobId, at: now })
    .execute()
  return company.credits
}

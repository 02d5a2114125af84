import type { Writing } from '../db/open.ts'

/**
 * Whatever a call has to lock, it locks in this order: account, company, posting or community, payment,
 * application or member.
 * Two calls that met the other way round would wait for each other until the database ends one of them.
 */

/** Holds a company until the call ends, and keeps its account from being erased. False when it is gone. */
export async function lockCompany(db: Writing, companyId: string): Promise<boolean> {
  const company = await db
    .selectFrom('account')
    .innerJoin('company', 'company.id', 'account.id')
    .select('company.id')
    .where('account.id', '=', companyId)
    .forKeyShare('account')
    .forNoKeyUpdate('company')
    .executeTakeFirst()
  return company !== undefined
}

/** Of all that would publish, change or delete a posting, one does at a time. */
export async function lockJob(db: Writing, companyId: string, jobId: string): Promise<void> {
  await lockCompany(db, companyId)
  await db
    .selectFrom('job')
    .select('id')
    .where('id', '=', jobId)
    .where('company_id', '=', companyId)
    .forUpdate()
    .execute()
}

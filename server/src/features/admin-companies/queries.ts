import { sql } from 'kysely'
import type { AdminCompanyRow, CreditEntry, companyOrders } from '@headframe/wire'
import type { Reading } from '../../db/open.ts'
import { instantOf } from '../../domain/instants.ts'
import type { Part } from '../../kit/paging.ts'
import { inOrderOf } from '../../kit/in-order.ts'
import { isUuid } from '../../kit/uuids.ts'
import { whoAre } from '../../market/accounts/account-search.ts'
import { isOpenAt } from '../../market/jobs/job-status.ts'

export type CompanyOrder = (typeof companyOrders)[number]

/** In the order of what companies have themselves: those that are found are put in order. */
export async function listIdsInOrder(
  db: Reading,
  { terms, field, order }: { terms: readonly string[]; field: CompanyOrder; order: 'asc' | 'desc' },
  { limit, offset }: Part,
): Promise<string[]> {
  const rows = await db
    .selectFrom('company')
    .select('id')
    .$if(terms.length > 0, (all) =>
      all.where('id', 'in', whoAre(db, { audience: 'company', terms }).select('account_id')),
    )
    .orderBy(orders[field], order)
    .orderBy('id', order)
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(({ id }) => id)
}

const orders = {
  creation_date: sql`created_at`,
  name: sql`words_of(name)`,
  credits: sql`credits`,
} as const

/** Who paid for what a receipt is of. */
export async function findPayer(db: Reading, number: string): Promise<string[]> {
  const rows = await db
    .selectFrom('payment')
    .select('company_id')
    .where('receipt_number', '=', number)
    .execute()
  // That of a company which is gone stays, and leads to nobody.
  return rows.flatMap(({ company_id }) => company_id ?? [])
}

/** Rows of these companies, in the same order. */
export async function showCompanies(
  db: Reading,
  ids: readonly string[],
  now: Date,
): Promise<AdminCompanyRow[]> {
  const rows = await db
    .selectFrom('company')
    .innerJoin('account', 'account.id', 'company.id')
    .leftJoin('industry', 'industry.id', 'company.industry_id')
    .select(['company.id', 'company.slug', 'company.name', 'industry.name as industry_name'])
    .select(['company.first_name', 'company.last_name', 'company.title', 'account.email'])
    .select(['company.office_address', 'account.created_at', 'company.credits'])
    .select(({ selectFrom }) => [
      selectFrom('job')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('job.company_id', '=', 'company.id')
        .where(isOpenAt(now))
        .$asScalar()
        .$notNull()
        .as('jobsActive'),
      selectFrom('job')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('job.company_id', '=', 'company.id')
        .where('job.published_at', 'is not', null)
        .$asScalar()
        .$notNull()
        .as('jobsPosted'),
    ])
    .where('company.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  const shown = rows.map(({ created_at, ...row }) => ({
    ...row,
    creation_date: instantOf(created_at),
  }))
  return inOrderOf(ids, shown)
}

export async function findCompany(db: Reading, id: string, now: Date) {
  if (!isUuid(id)) return undefined
  const [company] = await showCompanies(db, [id], now)
  return company
}

export async function countEntries(db: Reading, companyId: string): Promise<number> {
  const { count } = await db
    .selectFrom('credit_entry')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow()
  return count
}

/** Newest first, each with what the company had after it. */
export async function listEntries(
  db: Reading,
  companyId: string,
  { limit, offset }: Part,
): Promise<CreditEntry[]> {
  const rows = await db
    .selectFrom('credit_entry as entry')
    .leftJoin('job', 'job.id', 'entry.job_id')
    .leftJoin('account', 'account.id', 'entry.given_by')
    .leftJoin('account as spender', 'spender.id', 'entry.spent_by')
    .select(['entry.id', 'entry.at', 'entry.change', 'entry.source', 'entry.reason'])
    .select(['account.email as given_by', 'spender.email as spent_by'])
    .select(['job.id as job_id', 'job.title as job_title'])
    .select(
      sql<number>`(sum(entry.change) over (order by entry.at, entry.id))::integer`.as('balance'),
    )
    .where('entry.company_id', '=', companyId)
    .orderBy('entry.at', 'desc')
    .orderBy('entry.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(({ at, source, ...entry }) => ({
    ...entry,
    date: instantOf(at),
    // The database takes no others.
    source: source as CreditEntry['source'],
  }))
}

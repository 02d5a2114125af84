import type { ActivityEvent } from '@headframe/wire'
import { sql } from 'kysely'
import type { Reading, Writing } from '../../db/open.ts'
import { instantOf } from '../../domain/instants.ts'

export function findAdmin(db: Reading, email: string) {
  return db
    .selectFrom('account')
    .select(['id', 'email'])
    .where('audience', '=', 'admin')
    .where('email', '=', email)
    .executeTakeFirst()
}

/** The administrator of the demo, which is on. */
export async function isDemoAdmin(db: Reading, email: string): Promise<boolean> {
  const account = await db
    .selectFrom('account')
    .select('id')
    .where('audience', '=', 'admin')
    .where('email', '=', email)
    .where('demo', '=', 'open')
    .executeTakeFirst()
  return account !== undefined
}

export async function insertLink(
  db: Writing,
  link: { tokenHash: Buffer; accountId: string; now: Date },
): Promise<void> {
  await db
    .insertInto('sign_in_link')
    .values({ token_hash: link.tokenHash, account_id: link.accountId, created_at: link.now })
    .execute()
}

/** Uses the link up and answers whose it was; of many at once, one call gets the answer. */
export function useLink(db: Writing, tokenHash: Buffer, now: Date, notBefore: Date) {
  return db
    .updateTable('sign_in_link')
    .from('account')
    .set({ used_at: now })
    .whereRef('account.id', '=', 'sign_in_link.account_id')
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('sign_in_link.created_at', '>', notBefore)
    .returning(['account.id', 'account.email'])
    .executeTakeFirst()
}

/** The newest of every kind of event, newest first. Each kind reads no more rows than are asked for. */
export async function listActivity(db: Reading, limit: number): Promise<ActivityEvent[]> {
  const companies = db
    .selectFrom('account')
    .innerJoin('company', 'company.id', 'account.id')
    .leftJoin('industry', 'industry.id', 'company.industry_id')
    .select([
      'account.id',
      'account.created_at as at',
      sql<ActivityEvent['event_type']>`'company_registration'`.as('event_type'),
      'company.name as company_name',
      'industry.name as industry',
      sql<string | null>`null`.as('contractor_name'),
      sql<string | null>`null`.as('photo_hash'),
      sql<string | null>`null`.as('role'),
    ])
    .where('account.audience', '=', 'company')
    .orderBy('account.created_at', 'desc')
    .limit(limit)

  const contractors = db
    .selectFrom('account')
    .innerJoin('contractor', 'contractor.id', 'account.id')
    .leftJoin('industry', 'industry.id', 'contractor.industry_id')
    .leftJoin('role', 'role.id', 'contractor.role_id')
    .select([
      'account.id',
      'account.created_at as at',
      sql<ActivityEvent['event_type']>`'contractor_registration'`.as('event_type'),
      sql<string | null>`null`.as('company_name'),
      'industry.name as industry',
      sql<string | null>`contractor.first_name || ' ' || contractor.last_name`.as(
        'contractor_name',
      ),
      'contractor.photo_hash',
      'role.name as role',
    ])
    .where('account.audience', '=', 'contractor')
    .orderBy('account.created_at', 'desc')
    .limit(limit)

  const [registeredCompanies, registeredContractors] = await Promise.all([
    companies.execute(),
    contractors.execute(),
  ])
  return [...registeredCompanies, ...registeredContractors]
    .toSorted((a, b) => b.at.getTime() - a.at.getTime() || a.id.localeCompare(b.id))
    .slice(0, limit)
    .map((event) => ({
      ...event,
      event_time: instantOf(event.at),
      job_title: null,
      job_slug: null,
    }))
}

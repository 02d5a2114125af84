import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import type { Writing } from '../../../db/open.ts'
import { isOpenAt } from '../../../market/jobs/job-status.ts'
import { applicantsOfJob } from '../queries.ts'

const warnedWithDaysLeft = 7
/** So many are told of at a time; the rest when it comes round again. */
const mostAtOnce = 500

export type ExpiringJob = Awaited<ReturnType<typeof takeExpiring>>[number]

/**
 * Live postings whose end is near, by the calendar where the work is, and whose company does not know
 * yet. What another worker has taken, or somebody is just changing or erasing, is left for later.
 */
export function takeExpiring(db: Writing, now: Date) {
  return db
    .selectFrom('job')
    .innerJoin('company', 'company.id', 'job.company_id')
    .innerJoin('account', 'account.id', 'company.id')
    .select(['job.id', 'job.title', 'job.published_at', 'job.expires_at', 'job.closed_at'])
    .select(['job.time_zone', 'company.id as company_id', 'account.email'])
    .select(['company.first_name', 'company.last_name'])
    .select(applicantsOfJob.as('applicants'))
    .where('job.warned_at', 'is', null)
    .where(isOpenAt(now))
    .where('job.expires_at', '<', new Date(now.getTime() + (warnedWithDaysLeft + 1) * dayMs))
    .where(isWithinDays(now))
    .$narrowType<{ expires_at: Date; time_zone: string }>()
    .orderBy('job.expires_at')
    .limit(mostAtOnce)
    .modifyEnd(sql`for key share of account skip locked for no key update of job skip locked`)
    .execute()
}

const dayMs = 24 * 3600_000

/** Asked of those that an index has found near already: by the calendar, a day more or less. */
function isWithinDays(now: Date) {
  const [last, today] = [dayThere(sql`job.expires_at`), dayThere(sql`${now}::timestamptz`)]
  return sql<SqlBool>`${last} - ${today} <= ${warnedWithDaysLeft}`
}

function dayThere(instant: RawBuilder<unknown>) {
  return sql`(${instant} at time zone job.time_zone)::date`
}

export async function noteWarned(db: Writing, jobIds: readonly string[], now: Date): Promise<void> {
  await db
    .updateTable('job')
    .set({ warned_at: now })
    .where('id', '=', sql<string>`any(${jobIds}::uuid[])`)
    .execute()
}

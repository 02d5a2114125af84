import { sql } from 'kysely'
import { applicationStatus } from '@headframe/wire'
import type { Writing } from '../../db/open.ts'
import type { CompanyActor } from '../../kit/actor.ts'
import { isUuid } from '../../kit/uuids.ts'

export interface Decision {
  readonly status: number
  readonly reason: string
}

export interface Decidable extends Decision {
  readonly id: string
  /** The account that has decided so. */
  readonly decidedBy: string | null
  readonly name: string
  /** What the applicant was told last. */
  readonly told: Decision
}

/**
 * Until the call ends they can neither be withdrawn nor decided on by somebody else. The accounts come
 * first, as they do when one is erased, and applications in one order. What is nobody's, or somebody
 * else's, is not among them.
 */
export async function lockOwnApplications(
  db: Writing,
  { companyId, personId }: Pick<CompanyActor, 'companyId' | 'personId'>,
  ids: readonly string[],
): Promise<Decidable[]> {
  const rows = await db
    .selectFrom('job_application')
    .innerJoin('job', 'job.id', 'job_application.job_id')
    .innerJoin('account', 'account.id', 'job_application.contractor_id')
    .innerJoin('contractor', 'contractor.id', 'job_application.contractor_id')
    .innerJoin('account as hirer', 'hirer.id', 'job.company_id')
    .innerJoin('account as decider', (join) => join.on('decider.id', '=', personId))
    .select(['job_application.id', 'job_application.status', 'job_application.reason'])
    .select(['job_application.told_status', 'job_application.told_reason'])
    .select(['job_application.decided_by', 'contractor.first_name', 'contractor.last_name'])
    .where('job_application.id', '=', sql<string>`any(${ids.filter(isUuid)}::uuid[])`)
    .where('job.company_id', '=', companyId)
    .orderBy('job_application.id')
    .forKeyShare(['account', 'hirer', 'decider'])
    .forNoKeyUpdate('job_application')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    status: row.status,
    reason: row.reason ?? '',
    decidedBy: row.decided_by,
    name: `${row.first_name} ${row.last_name}`,
    told: { status: row.told_status ?? applicationStatus.pending, reason: row.told_reason ?? '' },
  }))
}

interface NewDecision extends Decision {
  readonly decidedAt: Date
  /** The account that decides. */
  readonly decidedBy: string
  /** Nothing when there is nothing to tell. */
  readonly tellAt: Date | null
}

/** Back to pending there is no decision, and no reason for one. Better words for the same one do not make it a later one. */
export async function noteDecisions(
  db: Writing,
  ids: readonly string[],
  { status, reason, decidedAt, decidedBy, tellAt }: NewDecision,
): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('job_application')
    .set({
      status,
      reason: reason || null,
      tell_at: tellAt,
      decided_at: sql`case ${status}::int
        when ${applicationStatus.pending} then null
        when status then decided_at
        else ${decidedAt}::timestamptz end`,
      decided_by: status === applicationStatus.pending ? null : decidedBy,
    })
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
}

/** So many are told at a time; the rest when it comes round again. */
const mostAtOnce = 500

export type Untold = Awaited<ReturnType<typeof takeUntold>>[number]

/**
 * Decisions that have stood for long enough. What another worker has taken, or somebody is just deciding
 * anew or erasing, is left for later.
 */
export function takeUntold(db: Writing, now: Date) {
  return db
    .selectFrom('job_application')
    .innerJoin('job', 'job.id', 'job_application.job_id')
    .leftJoin('company', 'company.id', 'job.company_id')
    .innerJoin('contractor', 'contractor.id', 'job_application.contractor_id')
    .innerJoin('account', 'account.id', 'contractor.id')
    .select(['job_application.id', 'job_application.status', 'job_application.reason'])
    .select(['job.title', 'job.work_location', 'company.name as company_name'])
    .select(['contractor.id as contractor_id', 'account.email'])
    .select(['contractor.first_name', 'contractor.last_name'])
    .where('job_application.tell_at', '<=', now)
    .orderBy('job_application.tell_at')
    .limit(mostAtOnce)
    .modifyEnd(
      sql`for key share of account skip locked for no key update of job_application skip locked`,
    )
    .execute()
}

/** They were locked since they were read: this is what was told. */
export async function noteTold(db: Writing, ids: readonly string[]): Promise<void> {
  await db
    .updateTable('job_application')
    .set({ tell_at: null, told_status: sql`status`, told_reason: sql`reason` })
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
}

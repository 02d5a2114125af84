import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import { applicationStatus } from '@headframe/wire'
import type { Reading, Writing } from '../../db/open.ts'
import { isOnProject } from '../../market/people/engagements.ts'
import { isOpenAt } from '../../market/jobs/job-status.ts'
import { isJob } from '../../market/jobs/jobs.ts'
import type { CompanyActor } from '../../kit/actor.ts'
import type { Part } from '../../kit/paging.ts'
import { containing, plainInDatabase } from '../../kit/search.ts'
import type { Choice } from '../../kit/search-choices.ts'
import { isUuid } from '../../kit/uuids.ts'

interface Which {
  readonly jobId: string
  readonly choices: readonly Choice[]
}

/** Applications to a posting, by people of whom every choice is true in one way; those that were withdrawn are gone. */
function applicationsTo(db: Reading, { jobId, choices }: Which) {
  const applications = db.selectFrom('job_application').where('job_application.job_id', '=', jobId)
  return choices.reduce((some, choice) => some.where(isBySomebody(choice)), applications)
}

/**
 * Looked up for each applicant: a join would tempt the planner to make everybody in the marketplace
 * comparable first.
 */
function isBySomebody({ ways: wanted }: Choice) {
  const says = sql<string>`concat_ws(' ', first_name, last_name, trade.name, suburb, state)`
  const ways = wanted.map((terms) => {
    const all = terms.map((term) => sql`person.words like ${containing(term)}`)
    return sql`(${sql.join(all, sql` and `)})`
  })
  return sql<SqlBool>`exists (
    select from (
      select ${plainInDatabase(says)} as words
      from contractor left join role as trade on trade.id = contractor.role_id
      where contractor.id = job_application.contractor_id
      offset 0
    ) as person
    where ${sql.join(ways, sql` or `)}
  )`
}

export async function countByStatus(db: Reading, which: Which): Promise<Map<number, number>> {
  const rows = await applicationsTo(db, which)
    .select('job_application.status')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .groupBy('job_application.status')
    .execute()
  return new Map(rows.map(({ status, count }) => [status, count]))
}

export type FoundApplicant = Awaited<ReturnType<typeof listApplicants>>[number]

interface Listed extends Which {
  readonly status: number | undefined
  readonly isByMatch: boolean
  readonly now: Date
}

/** Newest first, or those who suit best and then those whom nothing is known to compare by. */
export function listApplicants(
  db: Reading,
  { status, isByMatch, now, ...which }: Listed,
  { limit, offset }: Part,
) {
  const applications = applicationsTo(db, which)
  return (
    status === undefined ? applications : applications.where('job_application.status', '=', status)
  )
    .innerJoin('contractor', 'contractor.id', 'job_application.contractor_id')
    .leftJoin('role', 'role.id', 'contractor.role_id')
    .leftJoin('resume', (join) =>
      join.onRef('resume.contractor_id', '=', 'contractor.id').on('resume.place', '=', 'active'),
    )
    .select(['profile_hash', 'photo_hash'])
    .select(['first_name', 'last_name', 'role.name as role_name', 'suburb', 'state'])
    .select(['availability', 'availability_said_at', 'resume.id as resume_id'])
    .select(isOnProject(now).as('is_on_project'))
    .select(['job_application.id', 'job_application.rate', 'job_application.rate_type'])
    .select(['job_application.status', 'applied_at', 'job_application.contractor_id'])
    .$if(isByMatch, (some) => some.orderBy(sql`job_application.match_score desc nulls last`))
    .orderBy('applied_at', 'desc')
    .orderBy('job_application.id')
    .limit(limit)
    .offset(offset)
    .execute()
}

interface Bounds {
  readonly strong: number
  readonly fair: number
}

/** Of those who are compared with a live posting, how many reach each score. */
export function countMatches(db: Reading, jobId: string, { strong, fair }: Bounds, now: Date) {
  return db
    .selectFrom('job_match')
    .innerJoin('job', 'job.id', 'job_match.job_id')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('job_match.score', '>=', strong).as('strong'),
      fn.countAll<number>().filterWhere('job_match.score', '>=', fair).as('fair'),
    ])
    .where('job_match.job_id', '=', jobId)
    .where(isOpenAt(now))
    .executeTakeFirstOrThrow()
}

interface Named {
  readonly companyId: string
  readonly jobUuid: string
  readonly profileHash: string
}

/** The application of one person to an own posting: without it, the person is nobody. */
export function findApplication(db: Reading, { companyId, jobUuid, profileHash }: Named) {
  return db
    .selectFrom('job')
    .innerJoin('job_application', 'job_application.job_id', 'job.id')
    .innerJoin('contractor', 'contractor.id', 'job_application.contractor_id')
    .select(['job_application.id', 'job_application.status', 'applied_at', 'decided_at', 'reason'])
    .select([
      'job_application.rate',
      'job_application.rate_type',
      'job.slug as job_slug',
      'job.id as job_id',
    ])
    .select(['contractor.id as contractor_id', 'first_name', 'last_name'])
    .where((job) => isJob(job, jobUuid))
    .where('job.company_id', '=', companyId)
    .where('contractor.profile_hash', '=', profileHash)
    .executeTakeFirst()
}

export interface Decision {
  readonly status: number
  readonly reason: string
}

export interface Decidable extends Decision {
  readonly id: string
  /** What the applicant was told last. */
  readonly told: Decision
}

/**
 * Until the call ends it can neither be withdrawn nor decided on by somebody else. The accounts come
 * first, as they do when one is erased.
 */
export async function lockOwnApplication(
  db: Writing,
  { companyId, personId }: Pick<CompanyActor, 'companyId' | 'personId'>,
  id: string,
): Promise<Decidable | undefined> {
  if (!isUuid(id)) return undefined
  const found = await db
    .selectFrom('job_application')
    .innerJoin('job', 'job.id', 'job_application.job_id')
    .innerJoin('account', 'account.id', 'job_application.contractor_id')
    .innerJoin('account as hirer', 'hirer.id', 'job.company_id')
    .innerJoin('account as decider', (join) => join.on('decider.id', '=', personId))
    .select(['job_application.id', 'job_application.status', 'job_application.reason'])
    .select(['job_application.told_status', 'job_application.told_reason'])
    .where('job_application.id', '=', id)
    .where('job.company_id', '=', companyId)
    .forKeyShare(['account', 'hirer', 'decider'])
    .forNoKeyUpdate('job_application')
    .executeTakeFirst()
  return (
    found && {
      id: found.id,
      status: found.status,
      reason: found.reason ?? '',
      told: {
        status: found.told_status ?? applicationStatus.pending,
        reason: found.told_reason ?? '',
      },
    }
  )
}

interface NewDecision extends Decision {
  readonly decidedAt: Date
  /** The account that decides. */
  readonly decidedBy: string
  /** Nothing when there is nothing to tell. */
  readonly tellAt: Date | null
}

/** Back to pending there is no decision, and no reason for one. Better words for the same one do not make it a later one. */
export async function noteDecision(
  db: Writing,
  id: string,
  { status, reason, decidedAt, decidedBy, tellAt }: NewDecision,
): Promise<void> {
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
    .where('id', '=', id)
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

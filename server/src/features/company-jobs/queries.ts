import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import { applicationStatus, jobStatus } from '@headframe/wire'
import type { Reading, Writing } from '../../db/open.ts'
import type { JobColumns } from '../../market/jobs/job-changes.ts'
import { isEndingAt, jobStatusAt } from '../../market/jobs/job-status.ts'
import {
  companyName,
  fromJobs,
  isTouched,
  jobColumns,
  oneRevisionMore,
} from '../../market/jobs/jobs.ts'
import type { Part } from '../../kit/paging.ts'
import { containing } from '../../kit/search.ts'

interface Found {
  readonly companyId: string
  readonly terms: readonly string[]
  readonly now: Date
}

interface Which extends Found {
  readonly status: number | undefined
  readonly only: 'waiting' | 'ending' | undefined
}

function found(db: Reading, { companyId, terms }: Found) {
  const jobs = fromJobs(db).where('job.company_id', '=', companyId).where(isTouched)
  return terms.reduce((some, term) => some.where(hasWord(term)), jobs)
}

function listed(db: Reading, { status, only, ...which }: Which) {
  const { now } = which
  return found(db, which)
    .$if(status !== undefined, (some) => some.where(jobStatusAt(now), '=', status ?? 0))
    .$if(only === 'waiting', (some) => some.where(hasPending))
    .$if(only === 'ending', (some) => some.where(isEndingAt(now)))
}

/** How many of those that the search finds each filter shows. */
export function countJobs(db: Reading, which: Found) {
  const { now } = which
  return db
    .with('one', () =>
      found(db, which)
        .select(jobStatusAt(now).as('status'))
        .select([hasPending.as('waits'), isEndingAt(now).as('ends')]),
    )
    .selectFrom('one')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('status', '=', jobStatus.draft).as('draft'),
      fn.countAll<number>().filterWhere('status', '=', jobStatus.active).as('active'),
      fn.countAll<number>().filterWhere('status', '=', jobStatus.expired).as('expired'),
      fn.countAll<number>().filterWhere('status', '=', jobStatus.closed).as('closed'),
      fn.countAll<number>().filterWhere('waits', '=', true).as('waiting'),
      fn.countAll<number>().filterWhere('ends', '=', true).as('ending'),
    ])
    .executeTakeFirstOrThrow()
}

/** Somebody who applied to the posting that the row is about waits. */
const hasPending = sql<boolean>`exists (
  select from job_application
  where job_application.job_id = job.id
    and job_application.status = ${sql.lit(applicationStatus.pending)}
)`

function hasWord(term: string) {
  return sql<SqlBool>`job.words like ${containing(term)}`
}

export async function countListedJobs(db: Reading, which: Which): Promise<number> {
  const { count } = await listed(db, which)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export type Order = 'newest' | 'pending' | 'waiting'

/** Newest first where nothing else tells, each with the number of its applicants. */
export function listListedJobs(db: Reading, which: Which, order: Order, { limit, offset }: Part) {
  return listed(db, which)
    .select(jobColumns)
    .select(companyName)
    .select(['job.is_project', 'job.project_description'])
    .select(sql<boolean>`job.description is not null`.as('has_description'))
    .select([applicantsOfJob.as('applicants'), pendingOfJob.as('pending')])
    .$if(order === 'pending', (jobs) => jobs.orderBy('pending', 'desc'))
    .$if(order === 'waiting', (jobs) => jobs.orderBy(sql`${waitingSince} asc nulls last`))
    .orderBy('job.created_at', 'desc')
    .orderBy('job.id')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** When the one applied who has waited longest: the first entry of an index. */
const waitingSince = sql<Date | null>`(
  select applied_at from job_application
  where job_application.job_id = job.id
    and job_application.status = ${sql.lit(applicationStatus.pending)}
  order by applied_at limit 1
)`

/** Of the posting that the row is about. */
export const applicantsOfJob = sql<number>`(
  select count(*) from job_application where job_application.job_id = job.id
)`

const pendingOfJob = sql<number>`(
  select count(*) from job_application
  where job_application.job_id = job.id
    and job_application.status = ${sql.lit(applicationStatus.pending)}
)`

/** All who applied to it, and those of them who wait. */
export function countApplicants(db: Reading, jobId: string) {
  return db
    .selectFrom('job_application')
    .select(({ fn }) => [
      fn.countAll<number>().as('applicants'),
      fn.countAll<number>().filterWhere('status', '=', applicationStatus.pending).as('pending'),
    ])
    .where('job_id', '=', jobId)
    .executeTakeFirstOrThrow()
}

interface JobChange {
  readonly changes: JobColumns
  readonly now: Date
  /** As whoever changes it has seen it. */
  readonly revision?: number | undefined
}

/** Drafts and live postings; of a live one the address stays what it was. */
export async function changeEditable(
  db: Writing,
  companyId: string,
  jobId: string,
  { changes, now, revision }: JobChange,
): Promise<boolean> {
  const changed = await db
    .updateTable('job')
    .set({ ...changes, revision: oneRevisionMore })
    .where('id', '=', jobId)
    .where('company_id', '=', companyId)
    .where(jobStatusAt(now), 'in', [jobStatus.draft, jobStatus.active])
    .$if(revision !== undefined, (job) => job.where('revision', '=', revision ?? 0))
    .executeTakeFirst()
  return changed.numUpdatedRows === 1n
}

/** Nobody has applied after the end: those who are about to are waited for. */
export async function closeLiveJob(
  db: Writing,
  companyId: string,
  jobId: string,
  now: Date,
): Promise<boolean> {
  await db
    .selectFrom('job')
    .select('id')
    .where('id', '=', jobId)
    .where('company_id', '=', companyId)
    .forNoKeyUpdate()
    .execute()
  const closed = await db
    .updateTable('job')
    .set({ closed_at: sql`greatest(${now}::timestamptz, ${lastApplication(jobId)})` })
    .where('id', '=', jobId)
    .where('company_id', '=', companyId)
    .where(jobStatusAt(now), '=', jobStatus.active)
    .executeTakeFirst()
  return closed.numUpdatedRows === 1n
}

function lastApplication(jobId: string) {
  return sql`(select max(applied_at) from job_application where job_id = ${jobId})`
}

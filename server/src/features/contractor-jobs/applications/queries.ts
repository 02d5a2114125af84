import { sql } from 'kysely'
import { applicationStatus } from '@headframe/wire'
import type { Reading, Writing } from '../../../db/open.ts'
import { isJob } from '../../../market/jobs/jobs.ts'
import type { Part } from '../../../kit/paging.ts'
import { publishedJobs } from '../../../market/jobs/listed-jobs.ts'
import type { ListedJob } from '../../../market/jobs/listed-jobs.ts'

export type JobToApplyFor = NonNullable<Awaited<ReturnType<typeof lockPublishedJob>>>

/** Until the call ends, the job cannot be closed between the look at it and the application. */
export function lockPublishedJob(db: Writing, id: string) {
  return db
    .selectFrom('job')
    .select(['id', 'title', 'work_location'])
    .select(['published_at', 'expires_at', 'closed_at'])
    .where((job) => isJob(job, id))
    .where('published_at', 'is not', null)
    .forShare()
    .executeTakeFirst()
}

export type Applicant = NonNullable<Awaited<ReturnType<typeof lockApplicant>>>

/** Keeps the account from being erased until the call ends. */
export function lockApplicant(db: Writing, contractorId: string) {
  return db
    .selectFrom('contractor')
    .innerJoin('account', 'account.id', 'contractor.id')
    .leftJoin('role', 'role.id', 'contractor.role_id')
    .select(['contractor.id', 'account.email', 'contractor.first_name', 'contractor.last_name'])
    .select(['contractor.rate', 'contractor.rate_type', 'contractor.suburb', 'contractor.state'])
    .select('role.name as role_name')
    .select(({ exists, selectFrom }) => [
      exists(
        selectFrom('resume')
          .select('resume.id')
          .whereRef('resume.contractor_id', '=', 'contractor.id')
          .where('resume.place', '=', 'active'),
      ).as('has_resume'),
      exists(
        selectFrom('contractor_answer')
          .select('contractor_answer.contractor_id')
          .whereRef('contractor_answer.contractor_id', '=', 'contractor.id'),
      ).as('has_answers'),
    ])
    .where('contractor.id', '=', contractorId)
    .forKeyShare('account')
    .executeTakeFirst()
}

export type Hirer = Awaited<ReturnType<typeof lockHirer>>

/** Whoever hears of applications to a job; nobody once the company is gone. */
export function lockHirer(db: Writing, job: string) {
  return db
    .selectFrom('job')
    .innerJoin('company', 'company.id', 'job.company_id')
    .innerJoin('account', 'account.id', 'company.id')
    .select(['company.id', 'company.name', 'company.first_name', 'company.last_name'])
    .select('account.email')
    .where((where) => isJob(where, job))
    .forKeyShare('account')
    .executeTakeFirst()
}

interface NewApplication {
  readonly jobId: string
  readonly contractorId: string
  readonly rate: number
  readonly rateType: string
  readonly now: Date
}

/** Answers nothing when this contractor has applied to this job already. */
export function insertApplication(
  db: Writing,
  { jobId, contractorId, rate, rateType, now }: NewApplication,
): Promise<{ id: string; status: number } | undefined> {
  return db
    .insertInto('job_application')
    .values({
      job_id: jobId,
      contractor_id: contractorId,
      applied_at: now,
      rate: rate.toFixed(2),
      rate_type: rateType,
    })
    .onConflict((conflict) => conflict.columns(['job_id', 'contractor_id']).doNothing())
    .returning(['id', 'status'])
    .executeTakeFirst()
}

/** Wherever the job has got to meanwhile. */
export function findApplicationTo(db: Reading, job: string, contractorId: string) {
  return db
    .selectFrom('job')
    .innerJoin('job_application as own', 'own.job_id', 'job.id')
    .select(['own.id', 'own.status'])
    .where((where) => isJob(where, job))
    .where('own.contractor_id', '=', contractorId)
    .executeTakeFirst()
}

/** Whether it was there still, and nobody had decided on it. */
export async function removePendingApplication(
  db: Writing,
  contractorId: string,
  id: string,
): Promise<boolean> {
  const removed = await db
    .deleteFrom('job_application')
    .where('id', '=', id)
    .where('contractor_id', '=', contractorId)
    .where('status', '=', applicationStatus.pending)
    .executeTakeFirst()
  return removed.numDeletedRows === 1n
}

/**
 * An own application stands so. One that nobody has decided on ended with its company: it is among all of
 * them, and no longer among those that are pending.
 */
function standsAs(status: number) {
  return status === applicationStatus.pending
    ? sql<boolean>`(own.status = ${status} and job.company_id is not null)`
    : sql<boolean>`own.status = ${status}`
}

const standing = (status: number) => sql<number>`count(*) filter (where ${standsAs(status)})::int`

/** How many there are, and how many stand in each way. */
export function countApplications(db: Reading, contractorId: string) {
  return db
    .selectFrom('job_application as own')
    .innerJoin('job', 'job.id', 'own.job_id')
    .select(({ fn }) => fn.countAll<number>().as('all'))
    .select([
      standing(applicationStatus.pending).as('pending'),
      standing(applicationStatus.approved).as('approved'),
      standing(applicationStatus.rejected).as('rejected'),
    ])
    .where('own.contractor_id', '=', contractorId)
    .executeTakeFirstOrThrow()
}

/** Whatever has become of the job. */
export function listApplications(
  db: Reading,
  contractorId: string,
  status: number | undefined,
  { limit, offset }: Part,
): Promise<ListedJob[]> {
  return publishedJobs(db, contractorId)
    .where('own.contractor_id', '=', contractorId)
    .$if(status !== undefined, (query) => query.where(standsAs(status ?? 0)))
    .orderBy('own.applied_at', 'desc')
    .orderBy('own.id')
    .limit(limit)
    .offset(offset)
    .execute()
}

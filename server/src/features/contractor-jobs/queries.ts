import { sql } from 'kysely'
import type { Reading } from '../../db/open.ts'
import { findJobs, isJob } from '../../market/jobs/jobs.ts'
import type { JobRecord } from '../../market/jobs/jobs.ts'
import { publishedJobs } from '../../market/jobs/listed-jobs.ts'
import type { ListedJob, OnBoard } from '../../market/jobs/listed-jobs.ts'

export type PublishedJob = JobRecord & OnBoard

/** A posting that is on the board or was there once; drafts are their company's own affair. */
export function findPublishedJob(db: Reading, id: string): Promise<PublishedJob | undefined> {
  return findJobs(db)
    .where((job) => isJob(job, id))
    .where('job.published_at', 'is not', null)
    .$narrowType<OnBoard>()
    .executeTakeFirst()
}

/** Those of these ids, in no order. */
export function listJobsNamed(
  db: Reading,
  contractorId: string | undefined,
  ids: readonly string[],
): Promise<ListedJob[]> {
  return publishedJobs(db, contractorId)
    .where('job.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
}

export type OwnApplication = NonNullable<Awaited<ReturnType<typeof findOwnApplication>>>

export function findOwnApplication(db: Reading, jobId: string, contractorId: string) {
  return db
    .selectFrom('job_application')
    .select(['id', 'applied_at', 'status', 'rate', 'rate_type', 'decided_at'])
    .select(['told_status', 'told_reason'])
    .where('job_id', '=', jobId)
    .where('contractor_id', '=', contractorId)
    .executeTakeFirst()
}

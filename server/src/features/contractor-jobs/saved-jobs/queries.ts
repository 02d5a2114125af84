import type { Reading, Writing } from '../../../db/open.ts'
import type { Part } from '../../../kit/paging.ts'
import { publishedJobs } from '../../../market/jobs/listed-jobs.ts'
import type { ListedJob } from '../../../market/jobs/listed-jobs.ts'

interface Keeping {
  readonly contractorId: string
  readonly jobId: string
}

export async function keepJob(
  db: Writing,
  { contractorId, jobId }: Keeping,
  now: Date,
): Promise<void> {
  await db
    .insertInto('saved_job')
    .values({ contractor_id: contractorId, job_id: jobId, saved_at: now })
    .onConflict((known) => known.doNothing())
    .execute()
}

export async function dropJob(db: Writing, { contractorId, jobId }: Keeping): Promise<void> {
  await db
    .deleteFrom('saved_job')
    .where('contractor_id', '=', contractorId)
    .where('job_id', '=', jobId)
    .execute()
}

export async function isSaved(db: Reading, contractorId: string, jobId: string): Promise<boolean> {
  const found = await db
    .selectFrom('saved_job')
    .select('job_id')
    .where('contractor_id', '=', contractorId)
    .where('job_id', '=', jobId)
    .executeTakeFirst()
  return found !== undefined
}

export async function countSavedJobs(db: Reading, contractorId: string): Promise<number> {
  const { count } = await db
    .selectFrom('saved_job')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('contractor_id', '=', contractorId)
    .executeTakeFirstOrThrow()
  return count
}

/** Whatever has become of the job. */
export function listSavedJobs(
  db: Reading,
  contractorId: string,
  { limit, offset }: Part,
): Promise<ListedJob[]> {
  return publishedJobs(db, contractorId)
    .where('kept.contractor_id', '=', contractorId)
    .orderBy('kept.saved_at', 'desc')
    .orderBy('kept.job_id')
    .limit(limit)
    .offset(offset)
    .execute()
}

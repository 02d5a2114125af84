import { sql } from 'kysely'
import { jobStatus } from '@headframe/wire'
import type { Reading } from '../db/open.ts'
import { jobStatusAt } from '../market/jobs/job-status.ts'

/** Postings that are on the board, and those that were there to their last second. */
export function countListedJobs(db: Reading, now: Date) {
  const countOf = (status: number) =>
    sql<number>`count(*) filter (where ${jobStatusAt(now)} = ${status})`
  return db
    .selectFrom('job')
    .select(countOf(jobStatus.active).as('active'))
    .select(countOf(jobStatus.expired).as('expired'))
    .executeTakeFirstOrThrow()
}

import { sql } from 'kysely'
import type { ExpressionBuilder } from 'kysely'
import type { Tables } from '../db/tables.ts'

export const activeJob = 2

/** Where a job stands now: 1 is a draft, 2 active, 3 expired, 4 closed. For queries that look at `job`. */
export function jobStatusAt(now: Date) {
  return sql<number>`case
    when job.closed_at is not null then 4
    when job.published_at is null then 1
    when job.expires_at <= ${now} then 3
    else ${sql.lit(activeJob)}
  end`
}

/** It takes applications. Plain conditions: the indexes of open postings serve no others. */
export function isOpenAt(now: Date) {
  return (job: ExpressionBuilder<Tables, 'job'>) =>
    job.and([
      job('job.published_at', 'is not', null),
      job('job.closed_at', 'is', null),
      job('job.expires_at', '>', now),
    ])
}

import { sql } from 'kysely'
import type { ExpressionBuilder } from 'kysely'
import { endsSoonDays, jobStatus } from '@headframe/wire'
import type { Tables } from '../../db/tables.ts'

/** Where a job stands now. For queries that look at `job`. */
export function jobStatusAt(now: Date) {
  return sql<number>`case
    when job.closed_at is not null then ${sql.lit(jobStatus.closed)}
    when job.published_at is null then ${sql.lit(jobStatus.draft)}
    when job.expires_at <= ${now} then ${sql.lit(jobStatus.expired)}
    else ${sql.lit(jobStatus.active)}
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

/** It is live, and its last day is near. */
export function isEndingAt(now: Date) {
  const soon = new Date(now.getTime() + endsSoonDays * 24 * 3600_000)
  return sql<boolean>`(
    job.published_at is not null and job.closed_at is null
    and job.expires_at > ${now} and job.expires_at <= ${soon}
  )`
}

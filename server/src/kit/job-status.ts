import { sql } from 'kysely'

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

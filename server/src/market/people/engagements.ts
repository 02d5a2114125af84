import { sql } from 'kysely'
import type { contractLengths } from '@headframe/wire'
import { applicationStatus, asSoonAsPossible } from '@headframe/wire'

/** How long a contract of a listed length may last. Past twelve months nobody knows. */
const longest = {
  '1-2 weeks': '2 weeks',
  '1 month': '1 month',
  '2-3 months': '3 months',
  '3-6 months': '6 months',
  '6-12 months': '12 months',
  '12+ months': '12 months',
} as const satisfies Record<(typeof contractLengths)[number], string>

/** As soon as possible is the day of the approval. */
const begin = sql<Date>`case job.start_date
  when ${sql.lit(asSoonAsPossible)} then job_application.decided_at
  else to_timestamp(job.start_date)
end`

/** Nothing where the length is in words of the company's own. */
const length = sql`(${sql.lit(JSON.stringify(longest))}::jsonb ->> job.contract_length)::interval`

/**
 * They were approved for contract work that has begun and goes on today. For queries that look at
 * `contractor`. Counted, since the planner would gather all engagements there are to see whether one exists.
 */
export function isOnProject(now: Date) {
  return sql<boolean>`(
    select count(*) > 0 from job_application join job on job.id = job_application.job_id
    where job_application.contractor_id = contractor.id
      and job_application.status = ${sql.lit(applicationStatus.approved)}
      and job.work_type = 'contract'
      and ${now} between ${begin} and ${begin} + ${length}
  )`
}

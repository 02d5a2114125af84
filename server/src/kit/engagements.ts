import { sql } from 'kysely'
import type { contractLengths } from '@headframe/wire'
import { applicationStatus, asSoonAsPossible } from '@headframe/wire'
import type { Reading } from '../db/open.ts'

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

/** Who of these people was approved for contract work that has begun and goes on today. */
export async function listOnProject(
  db: Reading,
  contractorIds: readonly string[],
  now: Date,
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('job_application')
    .innerJoin('job', 'job.id', 'job_application.job_id')
    .select('job_application.contractor_id')
    .where('job_application.contractor_id', '=', sql<string>`any(${contractorIds}::uuid[])`)
    .where('job_application.status', '=', applicationStatus.approved)
    .where('job.work_type', '=', 'contract')
    .where(sql<boolean>`${now} between ${begin} and ${begin} + ${length}`)
    .execute()
  return new Set(rows.map(({ contractor_id }) => contractor_id))
}

import { sql } from 'kysely'
import type { Writing } from '@headframe/server/src/db/open.ts'
import { chance, idOf, numbered, rowNumber } from './numbers.ts'
import type { Numbers, Scale } from './numbers.ts'

const applicationsOfEach = 3
const usualCrowd = 1000

/** Everybody applies to a few postings that were open at some time. */
export async function insertApplications(
  db: Writing,
  scale: Scale,
  part: Numbers,
): Promise<number> {
  if (scale.jobs === 0) return 0
  const nth = sql`row.number || '.' || nth`
  const which = sql`(1 + ${chance(scale, 'applies', nth, scale.jobs)})`
  const { numAffectedRows = 0n } = await sql`
    ${insertInto}
    from ${numbered(part)}
    cross join generate_series(1, ${sql.lit(applicationsOfEach)}) as nth
    ${applied(scale, which)}`.execute(db)
  return Number(numAffectedRows)
}

/** And many to the first one. */
export async function insertApplicants(db: Writing, scale: Scale): Promise<number> {
  if (scale.jobs === 0 || scale.contractors === 0) return 0
  const crowd = { from: 1, to: Math.min(scale.contractors, scale.crowd ?? usualCrowd) }
  const { numAffectedRows = 0n } = await sql`
    ${insertInto}
    from ${numbered(crowd)}
    ${applied(scale, sql`1`)}`.execute(db)
  return Number(numAffectedRows)
}

const insertInto = sql`
  insert into job_application (job_id, contractor_id, applied_at, status, decided_at, told_status, rate, rate_type)
  select job.id, contractor.id, told.applied_at, told.status,
    case when told.status > 0 then told.decided_at end, nullif(told.status, 0),
    contractor.rate, contractor.rate_type`

/** Somewhere between the posting and its end, and decided before today where it is decided. */
function applied(scale: Scale, jobNumber: ReturnType<typeof sql>) {
  const share = sql`(${chance(scale, 'when', rowNumber, 1000)} / 1000.0)`
  const until = sql`least(coalesce(job.closed_at, job.expires_at), ${scale.now})`
  const appliedAt = sql`(job.published_at + (${until} - job.published_at) * ${share})`
  return sql`
    join contractor on contractor.id = ${idOf(scale, 'contractor', rowNumber)}
    join job on job.id = ${idOf(scale, 'job', jobNumber)} and job.published_at is not null
    cross join lateral (select
      ${appliedAt} as applied_at,
      ${appliedAt} + (${scale.now}::timestamptz - ${appliedAt}) / 2 as decided_at,
      greatest(0, ${chance(scale, 'answer', rowNumber, 6)} - 3) as status
    ) as told
    on conflict (job_id, contractor_id) do nothing`
}

import { sql } from 'kysely'
import type { ExpressionBuilder } from 'kysely'
import type { Reading, Writing } from '../../db/open.ts'
import type { Tables } from '../../db/tables.ts'
import { mostHtmlBytes } from '../../domain/rich-text/rich-html.ts'
import type { JobDates } from '../../domain/job-life.ts'
import { isUuid } from '../../kit/uuids.ts'

/** Postings with their company, industry and role. Whoever asks says which ones, and what of them. */
export function fromJobs(db: Reading) {
  return db
    .selectFrom('job')
    .leftJoin('company', 'company.id', 'job.company_id')
    .leftJoin('industry', 'industry.id', 'job.industry_id')
    .leftJoin('role', 'role.id', 'job.role_id')
}

/** What lists show: everything but the long texts. */
export const jobColumns = [
  'job.id',
  'job.company_id',
  'job.slug',
  'job.title',
  'job.industry_id',
  'job.role_id',
  'job.work_location',
  'job.location_lat',
  'job.location_lng',
  'job.time_zone',
  'job.work_type',
  'job.work_arrangement',
  'job.contract_length',
  'job.start_date',
  'job.rate_category',
  'job.rate',
  'job.rate_type',
  'job.roster',
  'job.roster_on',
  'job.roster_off',
  'job.roster_is_even',
  'job.other_rosters',
  'job.created_at',
  'job.touched_at',
  'job.published_at',
  'job.expires_at',
  'job.closed_at',
  'job.payment_method',
  'company.slug as company_slug',
  'company.logo_id',
  'company.logo_query',
  'industry.name as industry_name',
  'role.name as role_name',
] as const

/** A company that is gone has left its name. */
export const companyName = sql<string>`coalesce(company.name, job.company_name, '')`.as(
  'company_name',
)

const longColumns = [
  'job.description',
  'job.hours',
  'job.is_project',
  'job.project_description',
  'job.project_timeframe',
  'job.project_stage',
  'job.project_team_size',
  'job.project_budget',
  'job.step',
  'job.revision',
] as const

/** What was kept before there was a bound is not even fetched; it is made anew of the description. */
const boundedHtml = sql<string | null>`
  case when octet_length(job.description_html) <= ${sql.lit(mostHtmlBytes)} then job.description_html end
`.as('description_html')

export type JobRecord = NonNullable<Awaited<ReturnType<typeof findOwnJob>>>

/** Postings whole, to be narrowed down. Drafts are for their company only: see `findOwnJob`. */
export function findJobs(db: Reading) {
  return fromJobs(db).select(jobColumns).select(longColumns).select([boundedHtml, companyName])
}

/** A posting of this company; somebody else's is as good as none. */
export function findOwnJob(db: Reading, companyId: string, id: string) {
  return findJobs(db)
    .where((job) => isJob(job, id))
    .where('job.company_id', '=', companyId)
    .executeTakeFirst()
}

/** Where one says job id, its slug and its uuid both serve. */
export function isJob(job: ExpressionBuilder<Tables, 'job'>, id: string) {
  return isUuid(id) ? job('job.id', '=', id) : job('job.slug', '=', id)
}

/** A draft that nobody has typed into yet is not listed anywhere. */
export function isTouched(job: ExpressionBuilder<Tables, 'job'>) {
  return job.or([job('job.touched_at', 'is not', null), job('job.published_at', 'is not', null)])
}

/** Whatever changes what a posting says counts it up, so that two windows notice each other. */
export const oneRevisionMore = sql<number>`job.revision + 1`

/** The dates that its life hangs on. */
export function datesOf(job: {
  published_at: Date | null
  expires_at: Date | null
  closed_at: Date | null
}): JobDates {
  return { publishedAt: job.published_at, expiresAt: job.expires_at, closedAt: job.closed_at }
}

/** Drafts that somebody began long ago and never typed into. */
export async function forgetUntouchedDrafts(db: Writing, begunBefore: Date): Promise<void> {
  await db
    .deleteFrom('job')
    .where('touched_at', 'is', null)
    .where('published_at', 'is', null)
    .where('created_at', '<', begunBefore)
    .execute()
}

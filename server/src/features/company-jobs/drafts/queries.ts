import { sql } from 'kysely'
import { lastJobStep } from '@headframe/wire'
import type { Reading, Writing } from '../../../db/open.ts'
import { slugOf } from '../../../market/companies/company-slugs.ts'
import type { JobColumns } from '../../../market/jobs/job-changes.ts'
import { findJobs, oneRevisionMore } from '../../../market/jobs/jobs.ts'
import type { JobRecord } from '../../../market/jobs/jobs.ts'
import { newHash } from '../../../kit/tokens.ts'

export function findLatestDraft(db: Reading, companyId: string): Promise<JobRecord | undefined> {
  return findJobs(db)
    .where('job.company_id', '=', companyId)
    .where('job.published_at', 'is', null)
    .where('job.touched_at', 'is not', null)
    .orderBy('job.touched_at', 'desc')
    .orderBy('job.id')
    .limit(1)
    .executeTakeFirst()
}

interface Beginning {
  readonly companyId: string
  readonly personId: string
  readonly now: Date
}

/** It counts as begun now, so that it does not go stale while somebody types into it at last. */
export function renewUntouchedDraft(
  db: Writing,
  { companyId, personId, now }: Beginning,
): Promise<{ id: string } | undefined> {
  return db
    .updateTable('job')
    .set({ created_at: now })
    .where('company_id', '=', companyId)
    .where('begun_by', '=', personId)
    .where('touched_at', 'is', null)
    .where('published_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
}

export function insertDraft(
  db: Writing,
  { companyId, personId, now }: Beginning,
): Promise<{ id: string; slug: string }> {
  return db
    .insertInto('job')
    .values({
      company_id: companyId,
      begun_by: personId,
      slug: slugOfJob(null, newSuffix()),
      created_at: now,
    })
    .returning(['id', 'slug'])
    .executeTakeFirstOrThrow()
}

interface DraftChange {
  readonly columns: JobColumns
  readonly step?: number | undefined
  readonly now: Date
  /** That it has to stand at, where whoever changes it says what they have seen. */
  readonly revision?: number | undefined
}

/**
 * The revision after it; nothing when it is no draft any more or was changed meanwhile. Its address
 * follows its title until it goes live. Handing it in as it stands is no change, so that two who do so at
 * once are not in each other's way.
 */
export function changeDraft(
  db: Writing,
  companyId: string,
  { id, slug }: Pick<JobRecord, 'id' | 'slug'>,
  { columns, step, now, revision }: DraftChange,
): Promise<{ revision: number } | undefined> {
  const { title } = columns
  const isChange = Object.values(columns).some((value) => value !== undefined)
  return db
    .updateTable('job')
    .set({ ...columns, ...roleFor(columns), ...pinFor(columns), step, touched_at: now })
    .$if(isChange, (job) => job.set({ revision: oneRevisionMore }))
    .$if(title !== undefined, (job) =>
      job.set({ slug: slugOfJob(title ?? null, slug.slice(-suffixLength)) }),
    )
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .where('published_at', 'is', null)
    .$if(revision !== undefined, (job) => job.where('revision', '=', revision ?? 0))
    .returning('revision')
    .executeTakeFirst()
}

/** A role of another industry does not stand, whatever another window has chosen meanwhile. */
function roleFor({ industry_id, role_id }: JobColumns) {
  if (industry_id === undefined && role_id === undefined) return {}
  const industry = industry_id === undefined ? sql.ref('job.industry_id') : sql`${industry_id}::int`
  const role = role_id === undefined ? sql.ref('job.role_id') : sql`${role_id}::int`
  return {
    role_id: sql<
      number | null
    >`(select role.id from role where role.id = ${role} and role.industry_id = ${industry})`,
  }
}

/** Half a pin is none. */
function pinFor({ location_lat, location_lng }: JobColumns) {
  if (location_lat === undefined && location_lng === undefined) return {}
  const lat =
    location_lat === undefined ? sql.ref('job.location_lat') : sql`${location_lat}::float8`
  const lng =
    location_lng === undefined ? sql.ref('job.location_lng') : sql`${location_lng}::float8`
  return {
    location_lat: sql<number | null>`case when ${lng} is not null then ${lat} end`,
    location_lng: sql<number | null>`case when ${lat} is not null then ${lng} end`,
  }
}

export async function removeDraft(db: Writing, companyId: string, jobId: string): Promise<boolean> {
  const removed = await db
    .deleteFrom('job')
    .where('id', '=', jobId)
    .where('company_id', '=', companyId)
    .where('published_at', 'is', null)
    .executeTakeFirst()
  return removed.numDeletedRows === 1n
}

/** What a posting says, and nothing of its life. */
const content = [
  'company_id',
  'title',
  'industry_id',
  'role_id',
  'description',
  'description_html',
  'work_location',
  'location_lat',
  'location_lng',
  'work_type',
  'contract_length',
  'rate_category',
  'rate',
  'rate_type',
  'work_arrangement',
  'roster',
  'roster_on',
  'roster_off',
  'roster_is_even',
  'other_rosters',
  'hours',
  'is_project',
  'project_description',
  'project_timeframe',
  'project_stage',
  'project_team_size',
  'project_budget',
] as const

/** Its form opens where something is missing. Answers nothing when the original is gone meanwhile. */
export async function insertCopy(
  db: Writing,
  companyId: string,
  { id: original, title }: Pick<JobRecord, 'id' | 'title'>,
  startDate: number | null,
  now: Date,
): Promise<string | undefined> {
  const copy = await db
    .insertInto('job')
    .columns([...content, 'slug', 'start_date', 'created_at', 'touched_at', 'step'])
    .expression((query) =>
      query
        .selectFrom('job')
        .select(content)
        .select([
          sql<string>`${slugOfJob(title, newSuffix())}`.as('slug'),
          sql<number>`${startDate}::bigint`.as('start_date'),
          sql<Date>`${now}::timestamptz`.as('created_at'),
          sql<Date>`${now}::timestamptz`.as('touched_at'),
          stepOfCopy.as('step'),
        ])
        .where('id', '=', original)
        .where('company_id', '=', companyId),
    )
    .returning('id')
    .executeTakeFirst()
  return copy?.id
}

/** What was live was filled in to the end. */
const stepOfCopy = sql<number>`case when published_at is null then step else ${sql.lit(lastJobStep)} end`

const nameless = 'job'
const longestTitle = 100
const suffixLength = 8

/** The words of the title, and eight characters that stay the same whatever becomes of the title. */
function slugOfJob(title: string | null, suffix: string): string {
  return `${slugOf(title ?? '', longestTitle, nameless)}-${suffix}`
}

function newSuffix(): string {
  return newHash().slice(0, suffixLength)
}

import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import type { Reading, Writing } from '../../db/open.ts'
import { slugOf } from '../../kit/company-slugs.ts'
import type { JobColumns } from '../../kit/job-changes.ts'
import { jobStatusAt } from '../../kit/job-status.ts'
import { companyName, findJobs, fromJobs, jobColumns } from '../../kit/jobs.ts'
import type { JobRecord } from '../../kit/jobs.ts'
import { containing } from '../../kit/search.ts'
import { newHash } from '../../kit/tokens.ts'

interface Which {
  readonly companyId: string
  readonly terms: readonly string[]
  readonly status: number | undefined
  readonly now: Date
}

/** The own postings; a draft that nobody has typed into yet is none. */
function listed(db: Reading, { companyId, terms, status, now }: Which) {
  const jobs = fromJobs(db)
    .where('job.company_id', '=', companyId)
    .where((job) =>
      job.or([job('job.touched_at', 'is not', null), job('job.published_at', 'is not', null)]),
    )
    .$if(status !== undefined, (some) => some.where(jobStatusAt(now), '=', status ?? 0))
  return terms.reduce((some, term) => some.where(hasWord(term)), jobs)
}

function hasWord(term: string) {
  return sql<SqlBool>`exists (
    select from job_words where job_words.job_id = job.id and words like ${containing(term)}
  )`
}

export async function countListedJobs(db: Reading, which: Which): Promise<number> {
  const { count } = await listed(db, which)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Newest first, each with the number of its applicants. */
export function listListedJobs(
  db: Reading,
  which: Which,
  { limit, offset }: { limit: number; offset: number },
) {
  return listed(db, which)
    .select(jobColumns)
    .select(companyName)
    .select(['job.is_project', 'job.project_description'])
    .select(sql<boolean>`job.description is not null`.as('has_description'))
    .select(applicantsOfJob.as('applicants'))
    .orderBy('job.created_at', 'desc')
    .orderBy('job.id')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** Of the posting that the row is about. */
const applicantsOfJob = sql<number>`(
  select count(*) from job_application where job_application.job_id = job.id
)`

export async function countApplicants(db: Reading, jobId: string): Promise<number> {
  const { count } = await db
    .selectFrom('job_application')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('job_id', '=', jobId)
    .executeTakeFirstOrThrow()
  return count
}

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

/** Of two calls at once, the second sees what the first has made. */
export async function lockCompany(db: Writing, companyId: string): Promise<void> {
  await db.selectFrom('company').select('id').where('id', '=', companyId).forUpdate().execute()
}

export function findUntouchedDraft(
  db: Reading,
  companyId: string,
): Promise<{ id: string } | undefined> {
  return db
    .selectFrom('job')
    .select('id')
    .where('company_id', '=', companyId)
    .where('touched_at', 'is', null)
    .where('published_at', 'is', null)
    .executeTakeFirst()
}

const nameless = 'job'

export function insertDraft(
  db: Writing,
  companyId: string,
  now: Date,
): Promise<{ id: string; slug: string }> {
  return db
    .insertInto('job')
    .values({ company_id: companyId, slug: `${nameless}-${newSuffix()}`, created_at: now })
    .returning(['id', 'slug'])
    .executeTakeFirstOrThrow()
}

/** Whether it was still a draft. Its address follows its title until it goes live. */
export async function changeDraft(
  db: Writing,
  { id, slug }: Pick<JobRecord, 'id' | 'slug'>,
  changes: JobColumns,
): Promise<boolean> {
  const changed = await db
    .updateTable('job')
    .set({ ...changes, ...slugFor(changes.title, slug) })
    .where('id', '=', id)
    .where('published_at', 'is', null)
    .executeTakeFirst()
  return changed.numUpdatedRows === 1n
}

/** Drafts and live postings; of a live one the address stays what it was. */
export async function changeEditable(
  db: Writing,
  { id }: Pick<JobRecord, 'id'>,
  changes: JobColumns,
  now: Date,
): Promise<boolean> {
  const changed = await db
    .updateTable('job')
    .set(changes)
    .where('id', '=', id)
    .where(jobStatusAt(now), 'in', [1, 2])
    .executeTakeFirst()
  return changed.numUpdatedRows === 1n
}

export async function removeDraft(db: Writing, jobId: string): Promise<boolean> {
  const removed = await db
    .deleteFrom('job')
    .where('id', '=', jobId)
    .where('published_at', 'is', null)
    .executeTakeFirst()
  return removed.numDeletedRows === 1n
}

export async function closeLiveJob(db: Writing, jobId: string, now: Date): Promise<boolean> {
  const closed = await db
    .updateTable('job')
    .set({ closed_at: now })
    .where('id', '=', jobId)
    .where(jobStatusAt(now), '=', 2)
    .executeTakeFirst()
  return closed.numUpdatedRows === 1n
}

/** What stands in a posting, without anything of its life. */
export async function insertCopy(
  db: Writing,
  job: JobRecord,
  startDate: number | null,
  now: Date,
): Promise<string> {
  const { id } = await db
    .insertInto('job')
    .values({
      company_id: job.company_id,
      slug: `${slugOf(job.title ?? '', longestTitle, nameless)}-${newSuffix()}`,
      title: job.title,
      industry_id: job.industry_id,
      role_id: job.role_id,
      description: job.description === null ? null : JSON.stringify(job.description),
      description_html: job.description_html,
      work_location: job.work_location,
      location_lat: job.location_lat,
      location_lng: job.location_lng,
      work_type: job.work_type,
      contract_length: job.contract_length,
      start_date: startDate,
      rate_category: job.rate_category,
      rate: job.rate,
      rate_type: job.rate_type,
      work_arrangement: job.work_arrangement,
      roster: job.roster,
      roster_on: job.roster_on,
      roster_off: job.roster_off,
      roster_is_even: job.roster_is_even,
      hours: job.hours,
      is_project: job.is_project,
      project_description: job.project_description,
      project_timeframe: job.project_timeframe,
      project_stage: job.project_stage,
      project_team_size: job.project_team_size,
      project_budget: job.project_budget,
      created_at: now,
      touched_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const suffixLength = 8
const longestTitle = 100

function newSuffix(): string {
  return newHash().slice(0, suffixLength)
}

/** The words of the title, and the eight characters that it always had. */
function slugFor(title: string | null | undefined, slug: string): { slug?: string } {
  if (title === undefined) return {}
  return { slug: `${slugOf(title ?? '', longestTitle, nameless)}-${slug.slice(-suffixLength)}` }
}

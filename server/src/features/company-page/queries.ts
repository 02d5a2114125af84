import type { OpenPool } from '@headframe/wire'
import type { Reading } from '../../db/open.ts'
import { faceColumns, faceOf } from '../../market/companies/company-faces.ts'
import type { CompanyFace } from '../../market/companies/company-faces.ts'
import { isOpenAt } from '../../market/jobs/job-status.ts'
import { publishedJobs } from '../../market/jobs/listed-jobs.ts'
import type { ListedJob } from '../../market/jobs/listed-jobs.ts'

/** A company as far as it has shown itself. */
export interface PublicCompany {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly industry: string | null
  /** Empty until it publishes. */
  readonly face: Partial<CompanyFace>
}

export async function findPublicCompany(
  db: Reading,
  slug: string,
): Promise<PublicCompany | undefined> {
  const row = await db
    .selectFrom('company')
    .leftJoin('industry', 'industry.id', 'company.industry_id')
    .select(['company.id', 'company.slug', 'company.published_at', 'industry.name as industry'])
    .select(faceColumns.map((column) => `company.${column}` as const))
    .where('company.slug', '=', slug)
    .executeTakeFirst()
  if (!row) return undefined

  const { id, published_at, industry, ...columns } = row
  return {
    id,
    slug,
    name: columns.name,
    industry,
    face: published_at === null ? {} : faceOf(columns),
  }
}

/** Of each; who has more open is an exception, and the lists of jobs and of talent pools have all of them. */
const mostShown = 100

/** Newest first. */
export async function listActivePools(db: Reading, companyId: string): Promise<OpenPool[]> {
  const rows = await db
    .selectFrom('community')
    .select(['id', 'title', 'location', 'type', 'work_type', 'hiring_by'])
    .where('company_id', '=', companyId)
    .where('status', '=', 'active')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(mostShown)
    .execute()
  return rows.map(({ hiring_by, type, work_type, ...pool }) => ({
    ...pool,
    // The database takes no others.
    type: type as OpenPool['type'],
    work_type: work_type as OpenPool['work_type'],
    timeline_date: hiring_by,
    timeline: hiring_by,
  }))
}

/** Newest first, as whoever asks has to do with them. */
export function listOpenJobs(
  db: Reading,
  companyId: string,
  contractorId: string | undefined,
  now: Date,
): Promise<ListedJob[]> {
  return publishedJobs(db, contractorId)
    .where('job.company_id', '=', companyId)
    .where(isOpenAt(now))
    .orderBy('job.published_at', 'desc')
    .orderBy('job.id')
    .limit(mostShown)
    .execute()
}

import type { Community } from '@headframe/wire'
import type { Reading } from '../../db/open.ts'
import { instantOf } from '../../domain/instants.ts'
import { richHtml } from '../../domain/rich-text/rich-html.ts'
import type { Delta } from '../../domain/rich-text/delta.ts'
import { isUuid } from '../../kit/uuids.ts'
import { addressOfLogo } from '../companies/logos.ts'
import { communityCounts } from './community-counts.ts'

/** Communities with their company and project. Whoever asks says which ones, and what of them. */
export function fromCommunities(db: Reading) {
  return db
    .selectFrom('community')
    .innerJoin('company', 'company.id', 'community.company_id')
    .leftJoin('project', 'project.id', 'community.project_id')
}

/** What lists show. */
export const communityColumns = [
  'community.id',
  'community.company_id',
  'community.title',
  'community.status',
  'community.work_type',
  'community.location',
  'community.location_lat',
  'community.location_lng',
  'community.qualifications',
  'community.project_id',
  'community.hiring_by',
  'community.created_at',
  'project.name as project_name',
  'project.budget',
  'company.name as company_name',
  'company.slug as company_slug',
  'company.published_at as company_published_at',
  'company.logo_id',
  'company.logo_query',
] as const

/** What only a look at one shows. */
const longColumns = [
  'community.type',
  'community.description',
  'community.description_html',
  'community.requirements',
  'community.rate',
  'community.rate_type',
  'community.asked_at',
  'project.summary as project_summary',
  'project.start_date as project_start',
  'project.length as project_length',
] as const

export type ListedCommunity = Awaited<ReturnType<ReturnType<typeof listed>['execute']>>[number]
export type CommunityRecord = Awaited<ReturnType<ReturnType<typeof whole>['execute']>>[number]

export function listed(db: Reading) {
  return fromCommunities(db).select(communityColumns).select(communityCounts.as('counts'))
}

export function whole(db: Reading) {
  return listed(db).select(longColumns)
}

/** One of this company; somebody else's is as good as none. */
export async function findOwnCommunity(
  db: Reading,
  companyId: string,
  id: string,
): Promise<CommunityRecord | undefined> {
  if (!isUuid(id)) return undefined
  return whole(db)
    .where('community.id', '=', id)
    .where('community.company_id', '=', companyId)
    .executeTakeFirst()
}

/** As every list shows it. A company shows its logo once it has published something. */
export function communityOf(row: ListedCommunity, apiUrl: string): Community {
  const { counts, logo_id: logoId } = row
  const logo = logoId && row.company_published_at ? { id: logoId, query: row.logo_query } : null
  return {
    id: row.id,
    title: row.title,
    // The database takes no others.
    status: row.status as Community['status'],
    work_type: row.work_type as Community['work_type'],
    location: row.location,
    location_lat: row.location_lat,
    location_lng: row.location_lng,
    applicants_count: counts.accepted + counts.pending + counts.declined,
    accepted_count: counts.accepted,
    pending_count: counts.pending,
    qualifications: row.qualifications,
    project_id: row.project_id,
    project_name: row.project_name,
    company_name: row.company_name,
    company_logo: addressOfLogo(apiUrl, logo),
    company_slug: row.company_slug,
    budget: row.budget === null ? null : Number(row.budget),
    timeline_date: row.hiring_by,
    creation_date: instantOf(row.created_at),
  }
}

/** What both sides see of one, but for its averages. */
export function communityFactsOf(row: CommunityRecord, apiUrl: string) {
  // Only `readDelta` makes what is kept there.
  const delta = row.description as Delta
  return {
    ...communityOf(row, apiUrl),
    description_html: row.description_html || richHtml(delta),
    requirements: row.requirements,
    project: projectOf(row),
  }
}

function projectOf(row: CommunityRecord) {
  const { project_id: id, project_name: name, project_summary: summary } = row
  const { project_start: start, project_length: length } = row
  if (id === null || name === null || summary === null || start === null || length === null)
    return null
  const budget = row.budget === null ? null : Number(row.budget)
  return { id, name, summary, budget, start_date: start, length }
}

import type { JobListItem, Match } from '@headframe/wire'
import { kilometresBetween } from '../../domain/distance.ts'
import type { Point } from '../../domain/distance.ts'
import { instantOf } from '../../domain/instants.ts'
import { statusForContractors } from '../../domain/job-life.ts'
import { kindsOf, payOf } from './job-facts.ts'
import { datesOf } from './jobs.ts'
import { addressOfLogo } from '../companies/logos.ts'
import { shortOf } from '../../matching/match.ts'
import type { ListedJob } from './listed-jobs.ts'

interface Around {
  readonly now: Date
  readonly apiUrl: string
  /** The place that was named in the search. */
  readonly near?: Point | null
  /** Where whoever asks lives. */
  readonly home?: Point | null
  /** Nothing for guests, and while there is nothing to compare. */
  readonly match?: Match | undefined
}

/** A posting as a list shows it to guests and contractors. */
export function listItemOf(
  job: ListedJob,
  { now, apiUrl, near, home, match }: Around,
): JobListItem {
  const pay = payOf(job)
  return {
    job_id: job.id,
    job_slug: job.slug,
    job_title: job.title,
    company_name: job.company_name,
    company_slug: job.company_slug,
    company_logo: logoOf(job, apiUrl),
    job_location: job.work_location,
    job_location_lat: job.location_lat,
    job_location_lng: job.location_lng,
    job_date: instantOf(job.published_at),
    job_type: job.work_type,
    rate_category: pay.rate_category,
    job_rate: pay.rate,
    job_rate_type: pay.rate_type,
    job_start: job.start_date,
    job_industry: job.industry_name,
    job_role: job.role_name,
    status: statusForContractors(datesOf(job), now),
    work_arrangement: kindsOf(job).work_arrangement,
    roster: job.roster,
    contract_length: job.work_type === 'contract' ? job.contract_length : null,
    roster_on: job.roster_on,
    roster_off: job.roster_off,
    distance_km: kilometresFrom(near, job),
    home_km: kilometresFrom(home, job),
    application_date: job.applied_at && instantOf(job.applied_at),
    application_id: job.application_id,
    application_status: job.application_status,
    application_rate: job.application_rate === null ? null : Number(job.application_rate),
    application_rate_type: kindsOf({ rate_type: job.application_rate_type }).rate_type,
    decision_date: job.decided_at && instantOf(job.decided_at),
    decision_reason: job.told_reason || null,
    saved: job.saved_at !== null,
    match: shortOf(match),
  }
}

/** How far the work is from there, to a hundred metres. */
function kilometresFrom(
  from: Point | null | undefined,
  { location_lat: lat, location_lng: lng }: ListedJob,
): number | null {
  if (!from || lat === null || lng === null) return null
  return Math.round(kilometresBetween(from, { lat, lng }) * 10) / 10
}

/** A company that is gone has taken its logo along. */
export function logoOf(
  { logo_id, logo_query }: Pick<ListedJob, 'logo_id' | 'logo_query'>,
  apiUrl: string,
): string | null {
  return addressOfLogo(apiUrl, logo_id === null ? null : { id: logo_id, query: logo_query })
}

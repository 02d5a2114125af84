import type { JobListItem } from '@headframe/wire'

/** A job as lists show it, of which nothing is told that nobody has to tell. */
export function aListedJob(wishes: Partial<JobListItem> = {}): JobListItem {
  return {
    job_id: '1',
    job_slug: 'fitter',
    job_title: 'Fitter',
    company_name: 'Redback Ridge Mining',
    company_slug: null,
    company_logo: null,
    job_location: 'Newman WA',
    job_location_lat: null,
    job_location_lng: null,
    job_date: 1_790_000_000,
    job_type: 'full_time',
    rate_category: 'undisclosed',
    job_rate: null,
    job_rate_type: null,
    job_start: null,
    job_industry: 'Mining',
    job_role: 'Fitter',
    status: 1,
    work_arrangement: null,
    roster: null,
    contract_length: null,
    roster_on: null,
    roster_off: null,
    distance_km: null,
    application_date: null,
    application_id: null,
    application_status: null,
    application_rate: null,
    application_rate_type: null,
    decision_date: null,
    match: null,
    ...wishes,
  }
}

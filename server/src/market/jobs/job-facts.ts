import type { CompanyJob, JobForm } from '@headframe/wire'
import type { Delta } from '../../domain/rich-text/delta.ts'
import { richHtml } from '../../domain/rich-text/rich-html.ts'
import { instantOf } from '../../domain/instants.ts'
import { daysLeft, statusOf } from '../../domain/job-life.ts'
import { datesOf } from './jobs.ts'
import type { JobRecord } from './jobs.ts'

/** What every reader of a posting is shown. */
export function factsOf(job: JobRecord) {
  const isProject = job.is_project === true
  const ofProject = <T>(value: T) => (isProject ? value : null)
  return {
    uuid: job.id,
    slug: job.slug,
    title: job.title,
    company_name: job.company_name,
    work_location: job.work_location,
    location_lat: job.location_lat,
    location_lng: job.location_lng,
    creation_date: instantOf(job.created_at),
    description_rendered: htmlOf(job),
    ...kindsOf(job),
    contract_length: job.work_type === 'contract' ? job.contract_length : null,
    contract_start_date: job.start_date,
    start_date: job.start_date,
    ...payOf(job),
    roster: job.roster,
    hours: job.hours,
    is_project: isProject ? 1 : 0,
    project_description: ofProject(job.project_description),
    project_timeframe: ofProject(job.project_timeframe),
    project_stage: ofProject(job.project_stage),
    project_team_size: ofProject(job.project_team_size),
    project_budget: ofProject(job.project_budget),
  } as const
}

/** The pay is told only where the company has named one. */
export function payOf(job: Pick<JobRecord, 'rate_category' | 'rate' | 'rate_type'>) {
  const { rate_category } = kindsOf(job)
  const isNamed = rate_category === 'custom_rate' && job.rate !== null
  return {
    rate_category,
    rate: isNamed ? Number(job.rate) : null,
    rate_type: isNamed ? kindsOf(job).rate_type : null,
  }
}

/** The database takes no other kinds than the wire knows. */
export function kindsOf(
  job: Partial<Pick<JobRecord, 'rate_category' | 'rate_type' | 'work_type' | 'work_arrangement'>>,
) {
  return {
    rate_category: (job.rate_category ?? 'undisclosed') as JobForm['rate_category'],
    rate_type: (job.rate_type ?? null) as JobForm['rate_type'],
    work_type: (job.work_type ?? null) as JobForm['work_type'],
    work_arrangement: (job.work_arrangement ?? null) as JobForm['work_arrangement'],
  }
}

/** How it stands, for its company. */
export function standingOf(
  job: Pick<
    JobRecord,
    'published_at' | 'expires_at' | 'closed_at' | 'time_zone' | 'payment_method'
  >,
  now: Date,
) {
  const dates = datesOf(job)
  return {
    status: statusOf(dates, now),
    published_date: job.published_at && instantOf(job.published_at),
    expired_date: job.expires_at && instantOf(job.expires_at),
    closed_date: job.closed_at && instantOf(job.closed_at),
    days_left: job.time_zone === null ? null : daysLeft(dates, job.time_zone, now),
    // The database takes no others.
    payment_method: job.payment_method as CompanyJob['payment_method'],
  }
}

export function asCompanySees(
  job: JobRecord,
  counted: Pick<CompanyJob, 'applicants' | 'pending'>,
  now: Date,
): CompanyJob {
  return {
    ...factsOf(job),
    id: job.id,
    ...standingOf(job, now),
    ...counted,
    industryName: job.industry_name,
    roleName: job.role_name,
    roster_on: job.roster_on,
    roster_off: job.roster_off,
    other_rosters: job.other_rosters,
  }
}

/** As the form knows it. */
function formOf(job: JobRecord, now: Date): JobForm {
  const isProject = job.is_project === null ? null : job.is_project ? 1 : 0
  return {
    ...factsOf(job),
    selectedIndustry: job.industry_id,
    industry: job.industry_id,
    selectedRole: job.role_id,
    role: job.role_id,
    description: job.description === null ? null : JSON.stringify(job.description),
    contract_length: job.contract_length,
    rate: job.rate === null ? null : Number(job.rate),
    rate_type: kindsOf(job).rate_type,
    is_project: isProject,
    project_description: job.project_description,
    project_timeframe: job.project_timeframe,
    project_stage: job.project_stage,
    project_team_size: job.project_team_size,
    project_budget: job.project_budget,
    status: statusOf(datesOf(job), now),
    step: job.step,
  }
}

/** The form, with what some clients read beside it. */
export function wholeFormOf(job: JobRecord, now: Date) {
  const data = formOf(job, now)
  const { uuid, status, industry, role } = data
  // Beside the form, so that whoever sends its fields back as they came claims to have seen nothing.
  return { data, uuid, status, industry, role, revision: job.revision }
}

export function htmlOf(job: Pick<JobRecord, 'description' | 'description_html'>): string | null {
  const delta = deltaOf(job)
  return job.description_html ?? (delta ? richHtml(delta) : null)
}

/** The description as it was kept; drafts may have none. */
export function deltaOf(job: Pick<JobRecord, 'description'>): Delta | undefined {
  // Only `readDelta` makes what is kept there.
  return (job.description as Delta | null) ?? undefined
}

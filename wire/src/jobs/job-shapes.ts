import * as z from 'zod/mini'
import { instant } from '../core/fields.ts'
import { rateTypes } from '../options.ts'
import { match, shortMatch } from './match.ts'
import { paymentMethods, rateCategories, workArrangements, workTypes } from './job-options.ts'

const textOrNull = z.nullable(z.string())
const numberOrNull = z.nullable(z.number())
const instantOrNull = z.nullable(instant)

/** What every reader of a posting is shown. */
export const jobFacts = {
  uuid: z.string(),
  slug: z.string(),
  title: textOrNull,
  company_name: z.string(),
  work_location: textOrNull,
  location_lat: numberOrNull,
  location_lng: numberOrNull,
  creation_date: instant,
  description_rendered: textOrNull,
  work_type: z.nullable(z.enum(workTypes)),
  contract_length: textOrNull,
  contract_start_date: instantOrNull,
  start_date: instantOrNull,
  rate_category: z.enum(rateCategories),
  rate: numberOrNull,
  rate_type: z.nullable(z.enum(rateTypes)),
  work_arrangement: z.nullable(z.enum(workArrangements)),
  roster: textOrNull,
  hours: textOrNull,
  is_project: z.literal([0, 1]),
  project_description: textOrNull,
  project_timeframe: textOrNull,
  project_stage: textOrNull,
  project_team_size: textOrNull,
  project_budget: textOrNull,
} as const

/** A posting as its company sees it. */
export const companyJob = z.object({
  ...jobFacts,
  id: z.string(),
  status: z.int(),
  published_date: instantOrNull,
  expired_date: instantOrNull,
  closed_date: instantOrNull,
  days_left: z.nullable(z.int()),
  applicants: z.int(),
  /** How many of them wait. */
  pending: z.int(),
  industryName: textOrNull,
  roleName: textOrNull,
  /** What was read from the roster: days of the shortest cycle that repeats. */
  roster_on: z.nullable(z.int()),
  roster_off: z.nullable(z.int()),
  /** Those that it names besides to choose from, as "8:6". */
  other_rosters: z.array(z.string()),
  payment_method: z.nullable(z.enum(paymentMethods)),
})
export type CompanyJob = z.output<typeof companyJob>

/** A row of the company's table of postings. */
export const jobListRow = z.object({
  id: z.string(),
  uuid: z.string(),
  slug: z.string(),
  title: textOrNull,
  work_type: z.nullable(z.enum(workTypes)),
  work_location: textOrNull,
  work_arrangement: z.nullable(z.enum(workArrangements)),
  industryName: textOrNull,
  roleName: textOrNull,
  status: z.int(),
  creation_date: instant,
  published_date: instantOrNull,
  expired_date: instantOrNull,
  closed_date: instantOrNull,
  applicants: z.int(),
  /** How many of them wait. */
  pending: z.int(),
  days_left: z.nullable(z.int()),
  payment_method: z.nullable(z.enum(paymentMethods)),
  /** Whether a draft is complete. */
  ready: z.boolean(),
})
export type JobListRow = z.output<typeof jobListRow>

const ownApplication = z.object({
  application_id: z.string(),
  application_date: instant,
  status: z.int(),
  rate: numberOrNull,
  rate_type: z.nullable(z.enum(rateTypes)),
  /** While it is pending there is no decision. */
  decision_date: instantOrNull,
  /** What its company wrote with the decision, once the applicant has been told of it. */
  reason: textOrNull,
})

/** A posting as contractors and guests see it. */
export const openJobDetail = z.object({
  ...jobFacts,
  title: z.string(),
  hasApplied: z.boolean(),
  status: z.int(),
  published_date: instant,
  expired_date: instant,
  accepts_applications: z.boolean(),
  company_slug: textOrNull,
  company_logo: textOrNull,
  industry: textOrNull,
  role: textOrNull,
  roster_on: z.nullable(z.int()),
  roster_off: z.nullable(z.int()),
  other_rosters: z.array(z.string()),
  application: z.nullable(ownApplication),
  /** Whether its reader keeps it to come back to. */
  saved: z.boolean(),
  match,
})
export type OpenJobDetail = z.output<typeof openJobDetail>

/** A posting in a list for contractors and guests. */
export const jobListItem = z.object({
  job_id: z.string(),
  job_slug: z.string(),
  job_title: z.string(),
  company_name: z.string(),
  company_slug: textOrNull,
  company_logo: textOrNull,
  job_location: z.string(),
  job_location_lat: numberOrNull,
  job_location_lng: numberOrNull,
  job_date: instant,
  job_type: z.enum(workTypes),
  rate_category: z.enum(rateCategories),
  job_rate: numberOrNull,
  job_rate_type: z.nullable(z.enum(rateTypes)),
  job_start: instantOrNull,
  job_industry: textOrNull,
  job_role: textOrNull,
  status: z.int(),
  work_arrangement: z.nullable(z.enum(workArrangements)),
  roster: textOrNull,
  contract_length: textOrNull,
  roster_on: z.nullable(z.int()),
  roster_off: z.nullable(z.int()),
  distance_km: numberOrNull,
  /** From where the contractor lives, to the suburb; null for guests and where that is not known. */
  home_km: numberOrNull,
  application_date: instantOrNull,
  application_id: textOrNull,
  application_status: z.nullable(z.int()),
  /** What its contractor asked for, which may be another rate than the job's. */
  application_rate: numberOrNull,
  application_rate_type: z.nullable(z.enum(rateTypes)),
  /** While it is pending there is no decision. */
  decision_date: instantOrNull,
  /** What its company wrote with the decision, once the applicant has been told of it. */
  decision_reason: textOrNull,
  saved: z.boolean(),
  match: shortMatch,
})
export type JobListItem = z.output<typeof jobListItem>

import * as z from 'zod/mini'
import { defineCalls } from '../core/call.ts'
import { instant, parameter } from '../core/fields.ts'
import { pageFields, searchField, statusFilter } from '../core/lists.ts'
import { jobStatus, paymentMethods } from '../jobs/job-options.ts'
import { jobFacts } from '../jobs/job-shapes.ts'
import { rateTypes, sizes } from '../options.ts'

const textOrNull = z.nullable(z.string())
const instantOrNull = z.nullable(instant)

/** A posting as an administrator sees it. */
export const adminJob = z.object({
  ...jobFacts,
  id: z.string(),
  company_id: textOrNull,
  company_name: textOrNull,
  industryName: textOrNull,
  roleName: textOrNull,
  status: z.int(),
  is_active: z.boolean(),
  published_date: instantOrNull,
  expired_date: instantOrNull,
  closed_date: instantOrNull,
  days_left: z.nullable(z.int()),
  totalApplications: z.int(),
  roster_on: z.nullable(z.int()),
  roster_off: z.nullable(z.int()),
  other_rosters: z.array(z.string()),
  payment_method: z.nullable(z.enum(paymentMethods)),
})
export type AdminJob = z.output<typeof adminJob>

export const adminApplicant = z.object({
  application_id: z.string(),
  contractorId: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  photo_hash: textOrNull,
  preferred_role: textOrNull,
  suburb: textOrNull,
  state: textOrNull,
  availability: z.number(),
  rate: z.nullable(z.number()),
  rate_type: z.nullable(z.enum(rateTypes)),
  status: z.int(),
  application_date: instant,
})
export type AdminApplicant = z.output<typeof adminApplicant>

/** So many applicants of a job are shown at most, the newest; `totalApplications` tells how many there are. */
export const mostAdminApplicants = 1000

const filters = {
  ...pageFields,
  search: searchField,
  status: statusFilter(Object.values(jobStatus)),
}

/** The postings as an administrator sees them, drafts too (section 4.13). */
export const adminJobs = defineCalls({
  list: {
    method: 'GET',
    path: '/dashboard/jobs',
    says: 'Lists all postings, newest first.',
    who: ['admin'],
    input: z.object(filters),
    output: z.array(adminJob),
    paged: { size: sizes.pageSize },
  },
  ofCompany: {
    method: 'GET',
    path: '/dashboard/jobs/{companyId}',
    says: 'Lists the postings of a company, newest first.',
    who: ['admin'],
    input: z.object({ ...filters, companyId: parameter }),
    names: { companyId: 'open' },
    output: z.array(adminJob),
    paged: { size: sizes.pageSize },
  },
  one: {
    method: 'GET',
    path: '/dashboard/job/{uuid}',
    says: 'A posting and who applied to it.',
    who: ['admin'],
    input: z.object({ uuid: parameter }),
    names: { uuid: 'open' },
    output: z.object({ job: adminJob, applicants: z.array(adminApplicant) }),
    discloses: {
      unnoted: 'To be on this list is what they applied for; a look at one is written down.',
    },
  },
})

import * as z from 'zod/mini'
import { defineCalls } from '../core/call.ts'
import { instant, parameter } from '../core/fields.ts'
import { jobListItem } from '../jobs/job-shapes.ts'
import { communityTypes, communityWorkTypes } from '../communities/community-options.ts'
import { words } from '../words.ts'

const textOrNull = z.nullable(z.string())

const openPool = z.object({
  id: z.string(),
  title: z.string(),
  location: z.string(),
  type: z.enum(communityTypes),
  work_type: z.enum(communityWorkTypes),
  timeline_date: z.string(),
  timeline: z.string(),
})
export type OpenPool = z.output<typeof openPool>

/** A company as contractors and guests see it: what was published, and nothing else. */
export const companyView = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  logo: textOrNull,
  website: textOrNull,
  summary: textOrNull,
  industry: textOrNull,
  employee_size: textOrNull,
  head_office: textOrNull,
  office_address: textOrNull,
  ticker: textOrNull,
  /** Australian dollars: of the market, or read from the company's own words. */
  market_cap: z.nullable(z.number()),
  market_cap_date: z.nullable(instant),
  key_people: z.array(
    z.object({
      first_name: z.string(),
      last_name: z.string(),
      name: z.string(),
      role: z.string(),
      position: z.string(),
    }),
  ),
  commodities: z.array(z.string()),
  software_used: z.array(z.string()),
  field_roster: textOrNull,
  typical_hours: textOrNull,
  facilities: textOrNull,
  key_projects: z.array(z.object({ name: z.string(), stage: z.string() })),
  talent_pools: z.array(openPool),
  talentPools: z.array(openPool),
  /** Those that take applications, newest first, as lists show them. */
  open_jobs: z.array(jobListItem),
})
export type CompanyView = z.output<typeof companyView>

/** The public page of a company (section 4.5). */
export const companyPages = defineCalls({
  page: {
    method: 'GET',
    path: '/contractor/v2/companies/{slug}',
    says: 'A company as everybody may see it.',
    who: 'guest-or-contractor',
    input: z.object({ slug: parameter }),
    names: { slug: 'open' },
    output: companyView,
    refusals: { NOT_FOUND: words.companyNotFound, BAD_REQUEST: words.companyMissing },
    fallback: words.companyNotLoaded,
  },
})

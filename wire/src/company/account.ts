import * as z from 'zod/mini'
import { defineCalls, theText } from '../core/call.ts'
import { companyRoles } from '../core/company-roles.ts'
import { instant, text } from '../core/fields.ts'
import { sizes } from '../options.ts'
import { words } from '../words.ts'

const textOrNull = z.nullable(z.string())

export const companyAccount = z.object({
  id: z.string(),
  slug: z.string(),
  company_name: z.string(),
  email: z.string(),
  /** The person behind the account; null until they have told. */
  first_name: textOrNull,
  last_name: textOrNull,
  title: textOrNull,
  phone: textOrNull,
  industry: textOrNull,
  is_mining: z.boolean(),
  logo: textOrNull,
  credits: z.int(),
  profile_published: z.boolean(),
  creation_date: instant,
})
export type CompanyAccount = z.output<typeof companyAccount>

/** Who of the company's people is signed in. */
const signedIn = z.object({
  id: z.string(),
  first_name: textOrNull,
  last_name: textOrNull,
  email: z.string(),
  role: z.enum(companyRoles),
  /** Whether they sign in with the account itself. */
  is_account: z.boolean(),
})
export type SignedInPerson = z.output<typeof signedIn>

export const dashboard = z.object({
  total_jobs: z.int(),
  active_jobs: z.int(),
  total_applicants: z.int(),
  /** Those that nobody has decided on yet. */
  waiting_applicants: z.int(),
  total_pools: z.int(),
  /** The newest five. */
  recent_jobs: z.array(
    z.object({
      id: z.string(),
      uuid: z.string(),
      title: textOrNull,
      work_location: textOrNull,
      status: z.int(),
    }),
  ),
})
export type CompanyDashboard = z.output<typeof dashboard>

/** What waits for the company now: how much, since when, and where it is dealt with. */
export const companyToday = z.object({
  waiting: z.object({
    applicants: z.int(),
    /** On so many jobs, of which this is the one where somebody waits longest. */
    jobs: z.int(),
    job: textOrNull,
    since: z.nullable(instant),
  }),
  ending: z.object({ jobs: z.int(), next: z.nullable(instant) }),
  drafts: z.object({
    jobs: z.int(),
    /** The one that was typed into last. */
    last: z.nullable(z.object({ uuid: z.string(), title: textOrNull })),
  }),
  unread: z.object({ messages: z.int(), pools: z.int(), pool: textOrNull }),
})
export type CompanyToday = z.output<typeof companyToday>

/** The own account of a company, and what is going on in it (section 4.6). */
export const companyAccounts = defineCalls({
  account: {
    method: 'GET',
    path: '/company/get-account',
    says: 'Which company is signed in.',
    who: ['company'],
    role: 'viewer',
    input: z.object({}),
    output: z.object({ ...companyAccount.shape, person: signedIn }),
  },
  complete: {
    method: 'POST',
    path: '/company/complete-registration',
    says: 'Tells who the person behind the account is.',
    who: ['company'],
    body: 'form',
    input: z.object({
      first_name: text(words.fillAllFields, sizes.nameLength),
      last_name: text(words.fillAllFields, sizes.nameLength),
      phone: text(words.fillAllFields, sizes.phoneLength),
      title: text(words.fillAllFields),
    }),
    output: z.object({ success: z.literal(true), message: z.string() }),
    refusing: { success: false, message: theText },
  },
  dashboard: {
    method: 'GET',
    path: '/company/dashboard',
    says: 'Jobs, applicants and talent pools in numbers, and the newest jobs.',
    who: ['company'],
    role: 'viewer',
    input: z.object({}),
    output: dashboard,
    fallback: words.underMaintenance,
  },
  today: {
    method: 'GET',
    path: '/company/today',
    says: 'What waits for the company: applicants who are pending, jobs that end within a week, drafts, and messages of talent pools that nobody has read.',
    who: ['company'],
    role: 'viewer',
    input: z.object({}),
    output: companyToday,
    fallback: words.underMaintenance,
  },
})

import * as z from 'zod/mini'
import { defineCalls } from '../core/call.ts'
import { instant } from '../core/fields.ts'
import { activityKinds } from '../options.ts'

const orNull = z.nullable(z.string())

export const activityEvent = z.object({
  event_type: z.enum(activityKinds),
  event_time: instant,
  /** Nothing where a job is of no company of ours. */
  company_id: orNull,
  company_name: orNull,
  industry: orNull,
  contractor_id: orNull,
  contractor_name: orNull,
  photo_hash: orNull,
  role: orNull,
  job_title: orNull,
  job_slug: orNull,
})
export type ActivityEvent = z.output<typeof activityEvent>

/** Percent, against the period before; nothing when there was nothing then. */
const growth = z.nullable(z.number())
/** How many came in the last thirty days, and in the thirty before: few say more than their percents. */
const lately = z.object({ recent: z.int(), before: z.int() })

export const adminStats = z.object({
  total_companies: z.int(),
  total_contractors: z.int(),
  total_jobs: z.int(),
  total_applications: z.int(),
  growth: z.object({
    companies: growth,
    contractors: growth,
    jobs: growth,
    applications: growth,
  }),
  lately: z.object({
    companies: lately,
    contractors: lately,
    jobs: lately,
    applications: lately,
  }),
})
export type AdminStats = z.output<typeof adminStats>

export const chartDays = [7, 30] as const

const eachDay = z.array(z.int())

/** How many registered, went live and applied on each day, oldest first. */
export const adminChart = z.object({
  /** `YYYY-MM-DD`, as days are in `time_zone`. */
  dates: z.array(z.string()),
  companies: eachDay,
  contractors: eachDay,
  jobs: eachDay,
  applications: eachDay,
  max: z.int(),
  time_zone: z.string(),
})
export type AdminChart = z.output<typeof adminChart>

const numberOfDays = z.pipe(
  z.transform((value) => Number(value)),
  z.literal(chartDays),
)

/** The marketplace at a glance (section 4.13). */
export const adminOverview = defineCalls({
  stats: {
    method: 'GET',
    path: '/dashboard/stats',
    says: 'How many companies, contractors, jobs and applications there are, and how that grows.',
    who: ['admin'],
    input: z.object({}),
    output: adminStats,
  },
  chart: {
    method: 'GET',
    path: '/dashboard/chart/{days}',
    says: 'What came on each of the last 7 or 30 days.',
    who: ['admin'],
    input: z.object({ days: numberOfDays }),
    names: { days: 'open' },
    output: adminChart,
  },
  activity: {
    method: 'GET',
    path: '/dashboard/activity',
    says: 'Lists what happened lately, newest first.',
    who: ['admin'],
    input: z.object({
      limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 50),
    }),
    output: z.array(activityEvent),
    discloses: {
      unnoted: 'It tells who did what in public, a name and a face; their profiles are not shown.',
    },
  },
})

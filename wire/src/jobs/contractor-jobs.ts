import * as z from 'zod/mini'
import { defineCalls, theText } from '../core/call.ts'
import { instant, numberTooLarge, parameter } from '../core/fields.ts'
import { pageFields, searchField } from '../core/lists.ts'
import { limits, rateTypes, sizes } from '../options.ts'
import { words } from '../words.ts'
import { jobSizes, rateCategories, workArrangements, workTypes } from './job-options.ts'
import { jobListItem, openJobDetail } from './job-shapes.ts'

/** Values with commas between them. One that is none makes the request one that is not understood. */
function commaList<const Item extends z.ZodMiniType>(item: Item) {
  return z.pipe(
    z.transform((value) =>
      typeof value === 'string' && value !== ''
        ? value.split(',').map((part) => part.trim())
        : (value ?? []) || [],
    ),
    z.array(item).check(z.maxLength(mostValues)),
  )
}

const mostValues = 50
const id = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(999_999_999))

/** `14:7` is so many days on and off, `even` at least as many off as on. */
const rosterWish = z.pipe(
  z.string().check(z.regex(/^(?:even|[1-9]\d{0,2}:[1-9]\d{0,2})$/)),
  z.transform((text) => {
    const [on, off] = text.split(':').map(Number)
    return off === undefined || on === undefined ? ('even' as const) : { on, off }
  }),
)
export type RosterWish = z.output<typeof rosterWish>

function numberBetween(least: number, most: number) {
  const number = z.coerce.number().check(z.minimum(least), z.maximum(most))
  return z.optional(z.pipe(leftOut, z.optional(number)))
}

/** An empty field of a form, or an address that ends in `&lat=`, is one that was left out. */
const leftOut = z.transform((value): unknown =>
  value === '' || value === null ? undefined : value,
)

export const jobSorts = ['newest', 'rate', 'start', 'distance', 'match'] as const

/** What a list of jobs may be asked for; everything is optional and joined by "and" (section 4.4.1). */
export const jobWishes = {
  search: searchField,
  place: z.optional(z.string().check(z.trim(), z.maxLength(sizes.searchLength))),
  lat: numberBetween(-90, 90),
  lng: numberBetween(-180, 180),
  radius: numberBetween(1, 2000),
  arrangement: commaList(z.enum(workArrangements)),
  workType: commaList(z.enum(workTypes)),
  rateCategory: commaList(z.enum(rateCategories)),
  industry: commaList(id),
  role: commaList(id),
  roster: commaList(rosterWish),
  rateMin: numberBetween(0, 100_000),
  rateType: z._default(z.enum(rateTypes), 'hour'),
  includeUndisclosed: z._default(z.enum(['0', '1']), '0'),
  startBefore: z.optional(
    z.union([z.literal('asap'), z.coerce.number().check(z.int(), z.minimum(1))]),
  ),
  applied: z.optional(z.enum(['0', '1'])),
  sort: z._default(z.enum(jobSorts), 'newest'),
  view: z.optional(z.enum(['list', 'map'])),
} as const

const jobId = z._default(z.string(), '')

/** A rate for this job alone. Without one the profile's is taken. */
const rate = z.optional(
  z.pipe(
    leftOut,
    z.optional(
      z.coerce
        .number(words.applyRateNotPositive)
        .check(
          z.minimum(0.01, words.applyRateNotPositive),
          z.maximum(jobSizes.highestRate, numberTooLarge),
        ),
    ),
  ),
)

const rateType = z.optional(z.pipe(leftOut, z.optional(z.enum(rateTypes, words.rateTypeRequired))))

const done = { error: z.literal(false), errorMessage: z.null() }

/** Finding work, applying, and where each application stands (section 4.4). */
export const contractorJobs = defineCalls({
  find: {
    method: 'GET',
    path: '/contractor/get-jobs',
    says: 'Lists the jobs that are open now.',
    who: 'guest-or-contractor',
    input: z.object({ ...pageFields, ...jobWishes }),
    output: z.array(jobListItem),
    paged: { size: sizes.contractorPageSize },
    fallback: words.jobsNotFetched,
  },
  job: {
    method: 'GET',
    path: '/contractor/get-job/{id}',
    says: 'A job, also after it was closed or has expired.',
    who: 'guest-or-contractor',
    input: z.object({ id: parameter }),
    output: openJobDetail,
  },
  apply: {
    method: 'POST',
    path: '/contractor/apply-job',
    says: 'Applies to a job, with a rate of its own or that of the profile.',
    who: ['contractor'],
    body: 'form',
    input: z.object({ jobId, rate, rate_type: rateType }),
    output: z.object({
      ...done,
      application_id: z.string(),
      application_date: instant,
      status: z.int(),
      rate: z.number(),
      rate_type: z.enum(rateTypes),
    }),
    refusals: { JOB_NOT_OPEN: words.jobNotOpen, ALREADY_APPLIED: words.alreadyApplied },
    refusing: { errorMessage: theText },
    fallback: words.applyFailed,
    limit: limits.applications,
  },
  withdraw: {
    method: 'POST',
    path: '/contractor/withdraw-application',
    says: 'Takes an application back that nobody has decided on yet.',
    who: ['contractor'],
    body: 'form',
    input: z.object({ jobId }),
    output: z.object(done),
    refusals: { NOT_PENDING: words.notWithdrawable },
    refusing: { errorMessage: theText },
    fallback: words.withdrawFailed,
  },
  applications: {
    method: 'GET',
    path: '/contractor/get-applications',
    says: 'Lists the own applications, newest first.',
    who: ['contractor'],
    input: z.object(pageFields),
    output: z.array(jobListItem),
    paged: { size: sizes.contractorPageSize },
  },
})

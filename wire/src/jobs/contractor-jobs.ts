import * as z from 'zod/mini'
import { defineCalls, theText } from '../core/call.ts'
import { instant, numberTooLarge, optionalParameter, parameter } from '../core/fields.ts'
import { pageFields, searchField, statusFilter } from '../core/lists.ts'
import { limits, rateTypes, sizes } from '../options.ts'
import { words } from '../words.ts'
import { applicationStatus, jobSizes } from './job-options.ts'
import { choiceCounts } from './choice-counts.ts'
import { boardSeconds, jobBoard } from './job-board.ts'
import { jobListItem, openJobDetail } from './job-shapes.ts'
import { jobSignpost, signpostSeconds } from './job-signposts.ts'
import { jobWishes, placeSought, placeWishes } from './job-wishes.ts'
import { searchedLists, searchReading, searchSuggestion } from '../search-reading.ts'

const jobId = z._default(z.string(), '')

/** An empty field of a form is one that was left out. */
const leftOut = z.transform((value): unknown => {
  const isEmpty = value === null || (typeof value === 'string' && value.trim() === '')
  return isEmpty ? undefined : value
})

/** Digits with an optional decimal part, as a number or as text; kept with two decimals. */
const amount = z.pipe(
  z.transform((value) => {
    const isAmount = typeof value === 'string' && /^\s*\d{1,30}(?:\.\d{1,30})?\s*$/.test(value)
    const number = isAmount ? Number(value) : value
    return typeof number === 'number' ? Math.round(number * 100) / 100 : number
  }),
  z
    .number(words.applyRateNotPositive)
    .check(
      z.minimum(0.01, words.applyRateNotPositive),
      z.maximum(jobSizes.highestRate, numberTooLarge),
    ),
)

/** A rate for this job alone. */
const rate = z.optional(z.pipe(leftOut, z.optional(amount)))
const rateType = z.optional(z.pipe(leftOut, z.optional(z.enum(rateTypes, words.rateTypeRequired))))

const done = { error: z.literal(false), errorMessage: z.null() }

/** So many of each are shown beside a job. */
export const mostRelated = 4

/** Finding work, applying, and where each application stands (section 4.4). */
export const contractorJobs = defineCalls({
  find: {
    method: 'GET',
    path: '/contractor/get-jobs',
    says: 'Lists the jobs that are open now, newest first unless asked otherwise. By match, those without one come last, newest first.',
    who: 'guest-or-contractor',
    input: z.object({ ...pageFields, ...jobWishes }),
    output: z.array(jobListItem),
    paged: { size: sizes.contractorPageSize },
    fallback: words.jobsNotFetched,
  },
  choices: {
    method: 'GET',
    path: '/contractor/count-choices',
    says: 'How many jobs a list would find with each choice of its filters, all other filters as they are. What is not named finds none.',
    who: 'guest-or-contractor',
    input: z.object(jobWishes),
    output: choiceCounts,
  },
  board: {
    method: 'GET',
    path: '/contractor/job-board',
    says: 'The board at a glance: how many jobs are open, how many since today began, where they are, who is looked for most, and the six newest.',
    who: 'anyone',
    input: z.object({}),
    output: jobBoard,
    keepForSeconds: boardSeconds,
  },
  signpost: {
    method: 'GET',
    path: '/contractor/job-signposts/{slug}',
    says: 'The open jobs of a role, of a place, or of a role in a place, at an address of their own: what the list is asked for, and what is open beside it. Without any there is none.',
    who: 'anyone',
    input: z.object({ slug: parameter }),
    names: { slug: 'open' },
    output: jobSignpost,
    keepForSeconds: signpostSeconds,
  },
  readSearch: {
    method: 'GET',
    path: '/contractor/read-search',
    says: 'Tells what the words of a search mean to the list of jobs, and which of them may be misspelt.',
    who: 'guest-or-contractor',
    input: z.object({ search: searchField }),
    output: searchReading,
  },
  placesSought: {
    method: 'GET',
    path: '/contractor/places-sought',
    says: 'The places that a search of jobs looks around, each with how far in kilometres. Where all of a state is meant, there is no such distance.',
    who: 'guest-or-contractor',
    input: z.object(placeWishes),
    output: z.array(placeSought),
  },
  suggest: {
    method: 'GET',
    path: '/contractor/suggest',
    says: 'Completes the last words of a search: occupations, places and, for jobs, rosters, eight at most.',
    who: 'guest-or-contractor',
    input: z.object({ search: searchField, list: optionalParameter(z.enum(searchedLists)) }),
    output: z.array(searchSuggestion),
  },
  job: {
    method: 'GET',
    path: '/contractor/get-job/{id}',
    says: 'A job, also after it was closed or has expired.',
    who: 'guest-or-contractor',
    input: z.object({ id: parameter }),
    names: { id: 'open' },
    output: openJobDetail,
  },
  related: {
    method: 'GET',
    path: '/contractor/related-jobs/{id}',
    says: 'Open jobs like this one, and what else its company has open, a few of each.',
    who: 'guest-or-contractor',
    input: z.object({ id: parameter }),
    names: { id: 'open' },
    output: z.object({ similar: z.array(jobListItem), of_company: z.array(jobListItem) }),
  },
  apply: {
    method: 'POST',
    path: '/contractor/apply-job',
    says: 'Applies to a job, with a rate of its own or that of the profile.',
    who: ['contractor'],
    body: 'form',
    input: z.object({ jobId, rate, rate_type: rateType }),
    names: { jobId: 'open' },
    output: z.object({
      ...done,
      application_id: z.string(),
      application_date: instant,
      status: z.int(),
      rate: z.number(),
      rate_type: z.enum(rateTypes),
    }),
    firstToTell: [words.applyRateNotPositive, words.rateTypeRequired, words.applyRateRequired],
    refusals: { JOB_NOT_OPEN: words.jobNotOpen, ALREADY_APPLIED: words.alreadyApplied },
    refusing: { errorMessage: theText },
    fallback: words.applyFailed,
    limit: limits.applications,
    keyed: true,
  },
  withdraw: {
    method: 'POST',
    path: '/contractor/withdraw-application',
    says: 'Takes an application back that nobody has decided on yet.',
    who: ['contractor'],
    body: 'form',
    input: z.object({ jobId }),
    // The posting is open to all; what is looked for is the application to it.
    names: { jobId: { thing: 'application', of: 'contractor' } },
    output: z.object(done),
    refusals: { NOT_PENDING: words.notWithdrawable },
    refusing: { errorMessage: theText },
    fallback: words.withdrawFailed,
  },
  applications: {
    method: 'GET',
    path: '/contractor/get-applications',
    says: 'Lists the own applications, newest first, or those that stand in one way; headers tell how many stand how.',
    who: ['contractor'],
    input: z.object({ ...pageFields, status: statusFilter(Object.values(applicationStatus)) }),
    output: z.array(jobListItem),
    paged: { size: sizes.contractorPageSize },
  },
})

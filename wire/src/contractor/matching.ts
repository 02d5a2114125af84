import * as z from 'zod/mini'
import { defineCalls } from '../core/call.ts'
import { notUnderstood } from '../core/fields.ts'
import { jobListItem } from '../jobs/job-shapes.ts'

/** Which new jobs the weekly letter tells of: none, those that suit well, or all of one's kinds of work. */
export const weeklyChoices = ['off', 'strong', 'all'] as const

/** From these scores on a job suits well, and somewhat. */
export const strongMatch = 65
export const fairMatch = 40

/** So many are recommended at a time. */
export const recommendedJobs = 5

const matchingChoice = z.object({
  /** Off, nobody compares this person with anything: lists stand by date, and companies see no score. */
  is_on: z.boolean(),
  weekly: z.enum(weeklyChoices),
  /** Whether there is a resume to compare jobs with. */
  has_reading: z.boolean(),
})
export type MatchingChoice = z.output<typeof matchingChoice>

/** What a contractor is recommended, and what they say about being compared at all. */
export const contractorMatching = defineCalls({
  recommended: {
    method: 'GET',
    path: '/contractor/recommended-jobs',
    says: 'The open jobs that suit the contractor best and that they have not applied to: those that go against the fewest of their wishes first.',
    who: ['contractor'],
    input: z.object({}),
    output: z.array(jobListItem),
  },
  choice: {
    method: 'GET',
    path: '/contractor/matching',
    says: 'Whether the contractor is compared with jobs, and what the weekly letter tells of.',
    who: ['contractor'],
    input: z.object({}),
    output: matchingChoice,
  },
  choose: {
    method: 'POST',
    path: '/contractor/matching',
    says: 'Changes what is sent and leaves the rest as it is.',
    who: ['contractor'],
    body: 'json',
    input: z.object({
      is_on: z.optional(z.boolean(notUnderstood)),
      weekly: z.optional(z.enum(weeklyChoices, notUnderstood)),
    }),
    output: matchingChoice,
  },
})

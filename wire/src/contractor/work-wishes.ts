import * as z from 'zod/mini'
import { defineCalls } from '../core/call.ts'
import { notUnderstood, optionalText, text, tooMany } from '../core/fields.ts'
import { workArrangements, workTypes } from '../jobs/job-options.ts'
import { words } from '../words.ts'

export const nightWishes = ['any', 'days_only'] as const

export const workWishSizes = {
  rosters: 12,
  roster: 120,
  farthestKm: 3000,
  longestSwing: 60,
} as const

/** What a contractor wishes of their next job. A wish that is left open rules nothing out. */
export const workWishes = z.object({
  rosters: z.array(z.string()),
  even_time_or_better: z.boolean(),
  arrangements: z.array(z.enum(workArrangements)),
  work_types: z.array(z.enum(workTypes)),
  point_of_hire: z.nullable(z.string()),
  point_of_hire_lat: z.nullable(z.number()),
  point_of_hire_lng: z.nullable(z.number()),
  max_travel_km: z.nullable(z.int()),
  nights: z.enum(nightWishes),
  longest_swing_days: z.nullable(z.int()),
  /** Null until something was wished for. */
  updated_date: z.nullable(z.int()),
})
export type WorkWishes = z.output<typeof workWishes>

/** Those of a set, each once. */
function someOf<const Options extends readonly [string, ...string[]]>(options: Options) {
  return z.optional(
    z.pipe(
      z.array(z.enum(options, notUnderstood), notUnderstood).check(z.maxLength(100, tooMany(100))),
      z.transform((chosen) => options.filter((option) => chosen.includes(option))),
    ),
  )
}

function wholeOrNone(most: number, wrong: string) {
  return z.optional(z.nullable(z.int(wrong).check(z.minimum(1, wrong), z.maximum(most, wrong))))
}

function coordinateOrNone(most: number) {
  return z.optional(
    z.nullable(
      z
        .number(notUnderstood)
        .check(z.minimum(-most, notUnderstood), z.maximum(most, notUnderstood)),
    ),
  )
}

/** Job wishes of a contractor, for matching alone: companies never see them (section 10.27). */
export const contractorWishes = defineCalls({
  show: {
    method: 'GET',
    path: '/contractor/job-wishes',
    says: 'What the contractor wishes of the next job.',
    who: ['contractor'],
    input: z.object({}),
    output: workWishes,
  },
  save: {
    method: 'POST',
    path: '/contractor/job-wishes',
    says: 'Changes the wishes that are sent and leaves the others as they are.',
    who: ['contractor'],
    body: 'json',
    input: z.object({
      rosters: z.optional(
        z
          .array(text(words.rosterUnreadable, workWishSizes.roster), notUnderstood)
          .check(z.maxLength(workWishSizes.rosters, tooMany(workWishSizes.rosters))),
      ),
      even_time_or_better: z.optional(z.boolean(notUnderstood)),
      arrangements: someOf(workArrangements),
      work_types: someOf(workTypes),
      point_of_hire: z.optional(
        z.pipe(
          optionalText(),
          z.transform((typed) => typed || null),
        ),
      ),
      point_of_hire_lat: coordinateOrNone(90),
      point_of_hire_lng: coordinateOrNone(180),
      max_travel_km: wholeOrNone(workWishSizes.farthestKm, words.travelOutOfRange),
      nights: z.optional(z.enum(nightWishes, notUnderstood)),
      longest_swing_days: wholeOrNone(workWishSizes.longestSwing, words.swingOutOfRange),
    }),
    output: workWishes,
  },
})

import * as z from 'zod/mini'
import { named, notUnderstood, optionalParagraph, optionalText } from '../core/fields.ts'
import { rateTypes } from '../options.ts'
import { jobSizes, rateCategories, workArrangements, workTypes } from './job-options.ts'

/**
 * The fields of a job posting as they are sent, half filled as they may be: only types and lengths are
 * judged here. What is left out is unchanged; what is empty is null.
 */

function orNull<S extends z.ZodMiniType<string>>(field: S) {
  return z.optional(
    z.pipe(
      field,
      z.transform((text) => (text === '' ? null : text)),
    ),
  )
}

const line = (max: number) => orNull(optionalText(max))

function option<const Options extends readonly [string, ...string[]]>(options: Options) {
  return z.optional(
    z.pipe(
      z.transform((value) => (typeof value === 'string' ? value.trim() || null : value)),
      z.nullable(z.enum(options, notUnderstood)),
    ),
  )
}

function number(least: number, most: number) {
  return z.optional(
    z.pipe(
      z.transform(asNumber),
      z.nullable(z.number(notUnderstood).check(z.minimum(least), z.maximum(most))),
    ),
  )
}

const wholeNumber = z.optional(
  z.pipe(
    z.transform(asNumber),
    z.nullable(
      z.int(notUnderstood).check(z.minimum(0, notUnderstood), z.maximum(1e11, notUnderstood)),
    ),
  ),
)

/** Chosen, not chosen, or not asked yet. */
const yesOrNo = z.optional(
  z.pipe(
    z.transform((value) => {
      if (value === '' || value === null) return null
      return value === true ? 1 : value === false ? 0 : Number(value)
    }),
    z.nullable(z.literal([0, 1], notUnderstood)),
  ),
)

/** A delta as JSON text or as an object, or plain text. What it says is read by the server only. */
const description = z.optional(
  z.custom<string | object | null>(
    (value) => typeof value === 'string' || (typeof value === 'object' && !Array.isArray(value)),
    { error: notUnderstood, params: { anyShape: true } },
  ),
)

export const jobFields = {
  selectedIndustry: z.optional(named),
  industry: z.optional(named),
  selectedRole: z.optional(named),
  role: z.optional(named),
  title: line(jobSizes.title),
  description,
  work_location: line(jobSizes.location),
  location_lat: number(-90, 90),
  location_lng: number(-180, 180),
  work_type: option(workTypes),
  contract_length: line(jobSizes.line),
  start_date: wholeNumber,
  contract_start_date: wholeNumber,
  rate_category: option(rateCategories),
  rate: number(-jobSizes.highestRate, jobSizes.highestRate),
  rate_type: option(rateTypes),
  work_arrangement: option(workArrangements),
  roster: line(jobSizes.line),
  hours: line(jobSizes.line),
  is_project: yesOrNo,
  project_description: orNull(optionalParagraph(jobSizes.project)),
  project_timeframe: line(jobSizes.line),
  project_stage: line(jobSizes.line),
  project_team_size: line(jobSizes.line),
  project_budget: line(jobSizes.line),
} as const

/** A posting as the form knows it. */
export const jobForm = z.object({
  uuid: z.string(),
  slug: z.string(),
  selectedIndustry: z.nullable(z.int()),
  industry: z.nullable(z.int()),
  selectedRole: z.nullable(z.int()),
  role: z.nullable(z.int()),
  title: z.nullable(z.string()),
  /** A delta as JSON text. */
  description: z.nullable(z.string()),
  description_rendered: z.nullable(z.string()),
  work_location: z.nullable(z.string()),
  location_lat: z.nullable(z.number()),
  location_lng: z.nullable(z.number()),
  work_type: z.nullable(z.enum(workTypes)),
  contract_length: z.nullable(z.string()),
  start_date: z.nullable(z.int()),
  contract_start_date: z.nullable(z.int()),
  rate_category: z.enum(rateCategories),
  rate: z.nullable(z.number()),
  rate_type: z.nullable(z.enum(rateTypes)),
  work_arrangement: z.nullable(z.enum(workArrangements)),
  roster: z.nullable(z.string()),
  hours: z.nullable(z.string()),
  is_project: z.nullable(z.literal([0, 1])),
  project_description: z.nullable(z.string()),
  project_timeframe: z.nullable(z.string()),
  project_stage: z.nullable(z.string()),
  project_team_size: z.nullable(z.string()),
  project_budget: z.nullable(z.string()),
  status: z.int(),
  step: z.int(),
})
export type JobForm = z.output<typeof jobForm>

function asNumber(value: unknown): unknown {
  if (value === '' || value === null) return null
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : value
}

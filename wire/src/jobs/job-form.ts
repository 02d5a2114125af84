import * as z from 'zod/mini'
import { named, notUnderstood, optionalParagraph, optionalText } from '../core/fields.ts'
import { richText } from '../core/rich-text-field.ts'
import { rateTypes } from '../options.ts'
import { words } from '../words.ts'
import { jobSizes, rateCategories, workArrangements, workTypes } from './job-options.ts'

function orNull<S extends z.ZodMiniType<string>>(field: S) {
  return z.optional(
    z.pipe(
      field,
      z.transform((text) => (text === '' ? null : text)),
    ),
  )
}

const line = (max: number) => orNull(optionalText(max))

/** What is no option is told in the words of a field that was left open. */
function option<const Options extends readonly [string, ...string[]]>(
  options: Options,
  required: string,
) {
  return z.optional(
    z.pipe(
      z.transform((value) => (typeof value === 'string' ? value.trim() || null : value)),
      z.nullable(z.enum(options, required)),
    ),
  )
}

/** A draft may hold a rate that no posting may have, but not one that cannot be kept. */
const mostKept = 99_999_999

function number(least: number, most: number, otherwise: string) {
  return z.optional(
    z.pipe(
      z.transform(asNumber),
      z.nullable(z.number(otherwise).check(z.minimum(least), z.maximum(most))),
    ),
  )
}

const startDate = z.optional(
  z.pipe(
    z.transform(asNumber),
    z.nullable(z.int(words.startDateInvalid).check(z.minimum(0), z.maximum(1e11))),
  ),
)

/** Chosen, not chosen, or not asked yet. */
const yesOrNo = z.optional(
  z.pipe(
    z.transform((value) => (typeof value === 'boolean' ? Number(value) : asNumber(value))),
    z.nullable(z.literal([0, 1], words.projectChoiceRequired)),
  ),
)

/**
 * The fields of a job posting as they are sent, half filled as they may be: only types and lengths are
 * judged here. What is left out is unchanged; what is empty is null.
 */
export const jobFields = {
  selectedIndustry: z.optional(named),
  industry: z.optional(named),
  selectedRole: z.optional(named),
  role: z.optional(named),
  title: line(jobSizes.title),
  description: z.optional(richText),
  work_location: line(jobSizes.location),
  location_lat: number(-90, 90, notUnderstood),
  location_lng: number(-180, 180, notUnderstood),
  work_type: option(workTypes, words.workTypeRequired),
  contract_length: line(jobSizes.line),
  start_date: startDate,
  contract_start_date: startDate,
  rate_category: option(rateCategories, words.mandatoryFields),
  rate: number(-mostKept, mostKept, words.customRateRequired),
  rate_type: option(rateTypes, words.customRateRequired),
  work_arrangement: option(workArrangements, words.workArrangementRequired),
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

/** Digits with an optional decimal part are a number; other text stays what it is, and is refused. */
function asNumber(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const text = value.trim()
  if (text === '') return null
  return /^-?\d{1,15}(?:\.\d{0,20})?$/.test(text) ? Number(text) : text
}

import * as z from 'zod/mini'
import {
  choice,
  notNegative,
  notUnderstood,
  numberTooLarge,
  paragraph,
  text,
  tooMany,
} from '../core/fields.ts'
import { dayOf } from '../core/days.ts'
import { richText } from '../core/rich-text-field.ts'
import { productTimeZone } from '../options.ts'
import { words } from '../words.ts'
import {
  communityRateTypes,
  communitySizes,
  communityStatuses,
  communityTypes,
  communityWorkTypes,
  projectLengths,
} from './community-options.ts'

/** Digits with an optional decimal part are a number, as text too; an empty text is none. */
const asNumber = z.transform((value: unknown): unknown => {
  if (typeof value !== 'string') return value ?? undefined
  const typed = value.trim()
  if (typed === '') return undefined
  return /^-?\d{1,15}(?:\.\d{0,20})?$/.test(typed) ? Number(typed) : typed
})

/** Dollars, kept with two decimals. Missing, or no number, has words of its own. */
function dollars(most: number, missing: string, malformed: string, negative = notNegative) {
  return z.pipe(
    asNumber,
    z.pipe(
      z
        .number({ error: ({ input }) => (input === undefined ? missing : malformed) })
        .check(z.minimum(0, negative), z.maximum(most, numberTooLarge)),
      z.transform((value) => Math.round(value * 100) / 100),
    ),
  )
}

const coordinate = (most: number) =>
  z.nullable(
    z.pipe(
      asNumber,
      z
        .number(words.poolLocationRequired)
        .check(
          z.minimum(-most, words.poolLocationRequired),
          z.maximum(most, words.poolLocationRequired),
        ),
    ),
  )

const dayPattern = /^\d{4}-\d{2}-\d{2}$/

function dayAsText(value: unknown): unknown {
  const isInstant =
    typeof value === 'number' && Number.isInteger(value) && value > 0 && value < 1e11
  if (isInstant) return dayOf(new Date(value * 1000), productTimeZone)
  return typeof value === 'string' ? value.trim() : (value ?? '')
}

/** A day that there is, as `YYYY-MM-DD`; an instant is its day in the product's time zone. */
export function day(required: string) {
  return z.pipe(z.transform(dayAsText), z.string(required).check(z.refine(isDay, required)))
}

function isDay(typed: string): boolean {
  if (!dayPattern.test(typed)) return false
  const at = new Date(`${typed}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(typed)
}

/** Entries, trimmed; those that are empty or stand there already are dropped before they are judged. */
const entryList = z.pipe(
  z.transform((value: unknown) => (Array.isArray(value) ? withoutRepeats(value) : (value ?? []))),
  z
    .array(text(notUnderstood, communitySizes.entry))
    .check(z.maxLength(communitySizes.entries, tooMany(communitySizes.entries))),
)

/** However it is written, an entry stands there once: as it was written first. */
function withoutRepeats(typed: readonly unknown[]): unknown[] {
  const seen = new Set<unknown>()
  return typed.filter((entry) => {
    const key = typeof entry === 'string' ? entry.trim().toLowerCase() : entry
    if (key === '' || seen.has(key)) return false
    seen.add(key)
    return true
  })
}

/** A talent pool as it is sent (section 3.6). */
export const communityFields = {
  title: text(words.poolNameRequired, communitySizes.title),
  location: text(words.poolLocationRequired, communitySizes.location),
  location_lat: coordinate(90),
  location_lng: coordinate(180),
  type: choice(communityTypes, words.poolTypeRequired),
  projectId: z.nullable(z.string(words.poolProjectRequired)),
  description: richText,
  workType: choice(communityWorkTypes, words.poolWorkTypeRequired),
  rate: dollars(communitySizes.highestRate, words.salaryRequired, words.salaryNotNumber),
  rateType: choice(communityRateTypes, words.poolRateTypeRequired),
  timeline: day(words.hiringDateRequired),
  requirements: entryList,
  qualifications: entryList,
  status: choice(communityStatuses, words.statusInvalid),
} as const

/** What is missing from a new one is what most have. */
export const newCommunityFields = {
  ...communityFields,
  location_lat: z._default(communityFields.location_lat, null),
  location_lng: z._default(communityFields.location_lng, null),
  projectId: z._default(communityFields.projectId, null),
  description: z._default(communityFields.description, ''),
  workType: z._default(communityFields.workType, 'contract'),
  rateType: z._default(communityFields.rateType, 'annually'),
  requirements: z._default(communityFields.requirements, []),
  qualifications: z._default(communityFields.qualifications, []),
  status: z._default(communityFields.status, 'active'),
} as const

/** A project as it is sent. */
export const projectFields = {
  name: text(words.projectNameRequired, communitySizes.projectName),
  summary: paragraph(words.projectSummaryRequired, communitySizes.projectSummary),
  budget: z._default(
    z.nullable(
      z.pipe(
        z.transform((value: unknown) =>
          value === null || (typeof value === 'string' && value.trim() === '') ? null : value,
        ),
        z.nullable(
          dollars(
            communitySizes.highestBudget,
            words.budgetNotNumber,
            words.budgetNotNumber,
            words.budgetNotNumber,
          ),
        ),
      ),
    ),
    null,
  ),
  startDate: day(words.projectStartRequired),
  length: z._default(choice(projectLengths, words.projectLengthRequired), '1-2 weeks'),
} as const

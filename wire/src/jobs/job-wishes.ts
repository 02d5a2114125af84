import * as z from 'zod/mini'
import { optionalParameter } from '../core/fields.ts'
import { searchField } from '../core/lists.ts'
import { rateTypes, sizes } from '../options.ts'
import { rateCategories, workArrangements, workTypes } from './job-options.ts'

const mostValues = 200

/** Values with commas between them, or one after the other. */
function anyOf<Item extends z.ZodMiniType>(item: Item) {
  return optionalParameter(
    z.pipe(
      z.transform((value) =>
        [value].flat().flatMap((one) => (typeof one === 'string' ? valuesIn(one) : [one])),
      ),
      z.array(item).check(z.maxLength(mostValues)),
    ),
  )
}

function valuesIn(list: string): string[] {
  return list
    .split(',')
    .map((value) => value.trim())
    .filter(Boolean)
}

const asNumber = z.transform((value): unknown =>
  typeof value === 'string' && /^-?\d{1,15}(?:\.\d{1,20})?$/.test(value) ? Number(value) : value,
)

const numberBetween = (least: number, most: number) =>
  optionalParameter(z.pipe(asNumber, z.number().check(z.minimum(least), z.maximum(most))))

const whole = (least: number, most: number) =>
  z.pipe(asNumber, z.int().check(z.minimum(least), z.maximum(most)))

const id = whole(1, 999_999_999)
const latestInstant = 100_000_000_000

/** `14:7` is so many days on and off, `even` at least as many off as on. */
const roster = z.string().check(z.regex(/^(?:even|[1-9]\d{0,2}:[1-9]\d{0,2})$/))

const yesOrNo = optionalParameter(z.enum(['0', '1']))

const jobSorts = ['newest', 'rate', 'start', 'distance', 'match'] as const

/** The distance, in kilometres, in which jobs are near a place when nobody says how far is near. */
export const usualRadius = 100

/** The most jobs that a map shows. */
export const mostOnMap = 1000

/** What says where jobs are to be: typed words, or a place and how far around it. */
export const placeWishes = {
  search: z.optional(searchField),
  place: optionalParameter(z.string().check(z.trim(), z.maxLength(sizes.searchLength))),
  lat: numberBetween(-90, 90),
  lng: numberBetween(-180, 180),
  radius: numberBetween(1, 2000),
} as const

export const placeSought = z.object({ lat: z.number(), lng: z.number(), km: z.number() })
export type PlaceSought = z.output<typeof placeSought>

/** What a list of jobs may be asked for; everything is optional and joined by "and" (section 4.4.1). */
export const jobWishes = {
  ...placeWishes,
  /** Those that a map can show, or those that it cannot. */
  located: yesOrNo,
  arrangement: anyOf(z.enum(workArrangements)),
  workType: anyOf(z.enum(workTypes)),
  rateCategory: anyOf(z.enum(rateCategories)),
  industry: anyOf(id),
  role: anyOf(id),
  /** By their names in the table of occupations; what is none finds nothing. */
  occupation: anyOf(z.string().check(z.maxLength(sizes.searchLength))),
  roster: anyOf(roster),
  rateMin: numberBetween(0, 100_000),
  rateType: optionalParameter(z.enum(rateTypes)),
  includeUndisclosed: yesOrNo,
  startBefore: optionalParameter(z.union([z.literal('asap'), whole(1, latestInstant)])),
  applied: yesOrNo,
  sort: optionalParameter(z.enum(jobSorts)),
  view: optionalParameter(z.enum(['list', 'map'])),
} as const

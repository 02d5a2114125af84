import * as z from 'zod/mini'

/** Of a list of people what is asked is when they are free and for how much they work. */
export const searchedLists = ['jobs', 'pools', 'people'] as const

const chipKinds = [
  'occupation',
  'place',
  'roster',
  'arrangement',
  'work_type',
  'employment',
  'rate',
  'start',
] as const

/** Typed words that were understood. */
export const searchChip = z.object({
  kind: z.enum(chipKinds),
  label: z.string(),
  /** The words themselves, which stand in the search from `start` to `end`, counted in UTF-16 units. */
  text: z.string(),
  start: z.int(),
  end: z.int(),
  /** The search without them. */
  without: z.string(),
  /** Of an occupation: the others between which and it people change easily, those of the same work first. */
  near: z.optional(z.array(z.string())),
  /** Of a place of a name that others have too: those, each with the search that asks for it instead. */
  others: z.optional(z.array(z.object({ label: z.string(), search: z.string() }))),
})
export type SearchChip = z.output<typeof searchChip>

export const searchReading = z.object({
  /** What was read, without blanks around it. */
  search: z.string(),
  chips: z.array(searchChip),
  /** The rest, which is looked for as words; quoted words stand in their quotation marks. */
  words: z.string(),
  /** The search with its words spelled right, where nothing in the list has them as they are. */
  did_you_mean: z.nullable(z.string()),
})
export type SearchReading = z.output<typeof searchReading>

export const searchSuggestion = z.object({
  kind: z.enum(['occupation', 'place', 'roster']),
  label: z.string(),
  /** All that the box says once it is taken. */
  text: z.string(),
})
export type SearchSuggestion = z.output<typeof searchSuggestion>

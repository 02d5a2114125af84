import * as z from 'zod/mini'

/** The filters of the list that offer choices, by the names that the list takes them under. */
export const filtersOfChoices = [
  'arrangement',
  'workType',
  'rateCategory',
  'industry',
  'role',
  'roster',
  'startBefore',
] as const
export type FilterOfChoices = (typeof filtersOfChoices)[number]

export const choiceCounts = z.array(
  z.object({ filter: z.enum(filtersOfChoices), value: z.string(), jobs: z.int() }),
)
export type ChoiceCounts = z.output<typeof choiceCounts>

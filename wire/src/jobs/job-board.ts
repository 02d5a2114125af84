import * as z from 'zod/mini'
import { jobListItem } from './job-shapes.ts'
import { signpostLink } from './job-signposts.ts'

/** For so long the board may be a little older than it is. */
export const boardSeconds = 60

/** So many of the newest jobs stand on it. */
export const newestOnBoard = 6

/** What is open now, told to whoever has not asked for anything yet. */
export const jobBoard = z.object({
  open: z.int(),
  /** Since midnight in the product's time zone. */
  new_today: z.int(),
  /** Those that say where they are, by state, most first; states without any are left out. */
  states: z.array(z.object({ state: z.string(), jobs: z.int() })),
  newest: z.array(jobListItem),
  /** Where and for whom most is open, to lead on to; a state stands among the states. */
  places: z.array(signpostLink),
  roles: z.array(signpostLink),
})
export type JobBoard = z.output<typeof jobBoard>

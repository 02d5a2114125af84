import { sizes } from '@headframe/wire'
import { remembering } from '../../../kit/remembered.ts'
import type { World } from '../../../kit/world.ts'
import type { JobSearch } from './job-search.ts'
import type { OpenJobCounts } from './queries.ts'

/** Ten pages: nobody reads on so far to see whether there is one more. */
const smallestRemembered = 10 * sizes.contractorPageSize
/** No index finds shorter words. */
const shortestIndexed = 3

const countsOn = remembering<OpenJobCounts>({ forMs: 10_000, most: 500 })

/**
 * Counting is most of what a page of a long list costs, and nobody misses one of many for a few seconds: a
 * count that is large, or takes long, stands for so long, for all who search alike. The others are made
 * each time, and so are those of what somebody has applied to, who looks right after applying.
 */
export async function rememberCounts(
  database: World['database'],
  search: JobSearch,
  count: () => Promise<OpenJobCounts>,
): Promise<OpenJobCounts> {
  return (
    countsOn(database).find(keyOf(search), search.now) ?? (await countAnew(database, search, count))
  )
}

/** For whoever has seen that the remembered count is wrong. */
export async function countAnew(
  database: World['database'],
  search: JobSearch,
  count: () => Promise<OpenJobCounts>,
): Promise<OpenJobCounts> {
  const remembered = countsOn(database)
  const counts = await count()
  if (isWorthRemembering(search, counts)) remembered.keep(keyOf(search), counts, search.now)
  else remembered.forget(keyOf(search))
  return counts
}

export function isWorthRemembering(
  { terms, applied }: JobSearch,
  { total }: Pick<OpenJobCounts, 'total'>,
): boolean {
  if (applied !== undefined) return false
  return total >= smallestRemembered || terms.some((term) => term.length < shortestIndexed)
}

/** Neither the moment, nor the order, nor who asks changes how many there are. */
export function keyOf({
  now: _now,
  order: _order,
  contractorId: _who,
  ...search
}: JobSearch): string {
  return JSON.stringify(search)
}

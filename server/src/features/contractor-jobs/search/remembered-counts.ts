import { sizes } from '@headframe/wire'
import type { World } from '../../../kit/world.ts'
import type { JobSearch } from './job-search.ts'
import type { OpenJobCounts } from './queries.ts'

interface Remembered {
  readonly counts: OpenJobCounts
  readonly madeAtMs: number
}

/** Ten pages: nobody reads on so far to see whether there is one more. */
const smallestRemembered = 10 * sizes.contractorPageSize
/** No index finds shorter words. */
const shortestIndexed = 3
const rememberedMs = 10_000
const mostSearches = 500

const remembered = new WeakMap<World['database'], Map<string, Remembered>>()

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
  const last = searchesOn(database).get(keyOf(search))
  return last && search.now.getTime() - last.madeAtMs < rememberedMs
    ? last.counts
    : countAnew(database, search, count)
}

/** For whoever has seen that the remembered count is wrong. */
export async function countAnew(
  database: World['database'],
  search: JobSearch,
  count: () => Promise<OpenJobCounts>,
): Promise<OpenJobCounts> {
  const searches = searchesOn(database)
  const key = keyOf(search)
  const counts = await count()
  searches.delete(key)
  if (isWorthRemembering(search, counts)) {
    searches.set(key, { counts, madeAtMs: search.now.getTime() })
  }
  const [oldest] = searches.keys()
  if (searches.size > mostSearches && oldest !== undefined) searches.delete(oldest)
  return counts
}

function searchesOn(database: World['database']): Map<string, Remembered> {
  const searches = remembered.get(database) ?? new Map<string, Remembered>()
  remembered.set(database, searches)
  return searches
}

function isWorthRemembering({ terms, applied }: JobSearch, { total }: OpenJobCounts): boolean {
  if (applied !== undefined) return false
  return total >= smallestRemembered || terms.some((term) => term.length < shortestIndexed)
}

/** Neither the moment, nor the order, nor who asks changes how many there are. */
function keyOf({ now: _now, order: _order, contractorId: _who, ...search }: JobSearch): string {
  return JSON.stringify(search)
}

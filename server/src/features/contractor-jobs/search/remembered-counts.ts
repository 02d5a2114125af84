import { sizes } from '@headframe/wire'
import type { World } from '../../../kit/world.ts'
import type { JobSearch } from './job-search.ts'
import type { OpenJobCounts } from './queries.ts'

interface Remembered {
  readonly counts: OpenJobCounts
  readonly madeAtMs: number
}

/** Ten pages: nobody reads on so far to see whether there is one more. */
const fewest = 10 * sizes.contractorPageSize
const rememberedMs = 10_000
const mostSearches = 500

const remembered = new WeakMap<World['database'], Map<string, Remembered>>()

/**
 * Counting is most of what a page of a long list costs, and nobody misses one of many for a few seconds:
 * a large count stands for so long, for all who search alike. Small ones are made each time.
 */
export async function rememberCounts(
  database: World['database'],
  search: JobSearch,
  count: () => Promise<OpenJobCounts>,
): Promise<OpenJobCounts> {
  const searches = remembered.get(database) ?? new Map<string, Remembered>()
  remembered.set(database, searches)
  const key = keyOf(search)
  const nowMs = search.now.getTime()
  const last = searches.get(key)
  if (last && nowMs - last.madeAtMs < rememberedMs) return last.counts

  const counts = await count()
  searches.delete(key)
  if (counts.total >= fewest) searches.set(key, { counts, madeAtMs: nowMs })
  const [oldest] = searches.keys()
  if (searches.size > mostSearches && oldest !== undefined) searches.delete(oldest)
  return counts
}

/** Neither the moment nor the order changes how many there are; who asks does only with what they applied to. */
function keyOf({ now: _now, order: _order, contractorId, ...search }: JobSearch): string {
  return JSON.stringify(search.applied === undefined ? search : { ...search, contractorId })
}

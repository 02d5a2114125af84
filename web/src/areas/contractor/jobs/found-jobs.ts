import type { contractorJobs } from '@headframe/wire'

import type { WishedList } from '../../../parts/list/use-wished-list.ts'
import type { Filter } from './in-force/filters-in-force.ts'
import type { JobsSearch } from './jobs-search.ts'
import { hasPlace } from './jobs-wish.ts'

/** A search and what came of it, for the list and the map alike. */
export interface FoundJobs {
  found: WishedList<typeof contractorJobs.find, JobsSearch>
  filters: readonly Filter[]
}

/** How many fit; a map counts those apart that it cannot show. Near a place there are none of them. */
export function totalOf({ wish, page, isRefreshing }: FoundJobs['found']): number | undefined {
  if (!page || isRefreshing) return undefined
  const apart = wish.view === 'map' && !hasPlace(wish) ? (page.counts['without-location'] ?? 0) : 0
  return page.total + apart
}

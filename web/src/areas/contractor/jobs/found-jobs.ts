import type { contractorJobs } from '@headframe/wire'

import type { List } from '../../../calls/use-list.ts'
import type { Filter } from './filters-in-force.ts'
import type { JobsSearch } from './jobs-search.ts'
import type { ChangeSearch } from './use-jobs-search.ts'

/** A search and what came of it, for the list and the map alike. */
export interface FoundJobs {
  search: JobsSearch
  change: ChangeSearch
  found: List<typeof contractorJobs.find>
  filters: readonly Filter[]
}

import type { contractorJobs } from '@headframe/wire'

import type { WishedList } from '../../../parts/list/use-wished-list.ts'
import type { Filter } from './filters-in-force.ts'
import type { JobsSearch } from './jobs-search.ts'

/** A search and what came of it, for the list and the map alike. */
export interface FoundJobs {
  found: WishedList<typeof contractorJobs.find, JobsSearch>
  filters: readonly Filter[]
}

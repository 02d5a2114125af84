import type { FoundJobs } from '../../found-jobs.ts'

const page = {
  rows: [],
  total: 3,
  page: 1,
  perPage: 24,
  pages: 1,
  counts: { 'without-location': 3 },
}

/** A list is put together anew each time somebody looks at it; what it holds is not. */
export const foundJobs = (): FoundJobs['found'] => ({
  page,
  isRefreshing: false,
  isAsking: false,
  isEmpty: false,
  problem: undefined,
  retry: () => {},
  refresh: async () => {},
  wish: { view: 'map' },
  change: () => {},
  isFiltered: false,
  clear: () => {},
  turnTo: () => {},
})

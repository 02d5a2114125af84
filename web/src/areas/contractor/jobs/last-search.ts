import { readOfTab, storeOfTab } from '../../../calls/storage.ts'
import { parseSearch, stringifySearch } from '../../../lib/search.ts'
import { jobsSearch, type JobsSearch } from './jobs-search.ts'

const key = 'lastJobsSearch'

/** Keeps the search for the way back from a job, whatever comes between, such as a sign-in. */
export function keepSearch(search: JobsSearch): void {
  storeOfTab(key, stringifySearch({ ...search }))
}

export function lastSearch(): JobsSearch {
  return jobsSearch.read(parseSearch(readOfTab(key) ?? ''))
}

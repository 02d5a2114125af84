import type { JobsSearch } from '../jobs-search.ts'

/** A part of the filters shows what is in force, and tells what somebody changed. */
export interface FilterProps {
  search: JobsSearch
  onChanged: (changes: JobsSearch) => void
}

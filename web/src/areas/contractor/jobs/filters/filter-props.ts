import type { JobsSearch } from '../jobs-search.ts'
import type { CountOf } from './choice-counts.ts'

/** A part of the filters shows what is in force, and tells what somebody changed. */
export interface FilterProps {
  search: JobsSearch
  onChanged: (changes: JobsSearch) => void
}

/** A part that offers choices says how many jobs there would be with each. */
export interface ChoiceProps extends FilterProps {
  countOf: CountOf
}

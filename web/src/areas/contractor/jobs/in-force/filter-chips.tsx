import type { ChangeWish } from '../../../../parts/list/use-wished-list.ts'
import { ChipsRow, chipsRowStyles } from '../../../../parts/search/chips-row.tsx'
import { cn } from '../../../../ui/cn.ts'
import type { Filter } from './filters-in-force.ts'
import { jobsSearch, type JobsSearch } from '../jobs-search.ts'
import { focusResults } from '../results-heading.ts'

interface FilterChipsProps {
  filters: readonly Filter[]
  /** What will be in force without one of them. */
  filtersWithout: (filter: Filter) => readonly Filter[]
  onChanged: ChangeWish<JobsSearch>
  /** The first filter moves nothing: whoever sets it beside the jobs is about to press something else. */
  isPlaceKept?: boolean
}

/** What is in force, each to be taken away. */
export function FilterChips({ isPlaceKept = false, ...chips }: FilterChipsProps) {
  if (chips.filters.length > 0) {
    return <ChipsRow {...chips} cleared={jobsSearch.cleared} focusBeyond={focusResults} />
  }
  return isPlaceKept && <p className={cn(chipsRowStyles, 'text-sm text-ink-2')}>All open jobs</p>
}

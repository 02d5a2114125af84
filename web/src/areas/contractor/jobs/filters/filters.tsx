import { IndustryFilter } from './industry-filter.tsx'
import { AppliedFilter } from './applied-filter.tsx'
import { useChoiceCounts } from './choice-counts.ts'
import type { FilterProps } from './filter-props.ts'
import { ArrangementFilter, RateCategoryFilter, WorkTypeFilter } from './kind-filters.tsx'
import { PlaceFilter } from './place-filter.tsx'
import { RateFilter } from './rate-filter.tsx'
import { RosterFilter } from './roster-filter.tsx'
import { StartFilter } from './start-filter.tsx'

/** Heavy: everything that the list can be narrowed down by, what rules most jobs out first. */
export default function Filters(own: FilterProps) {
  const props = { ...own, countOf: useChoiceCounts(own.search) }
  return (
    <div className="flex flex-col gap-6">
      <PlaceFilter {...props} />
      <ArrangementFilter {...props} />
      <RosterFilter {...props} />
      <RateFilter {...props} />
      <StartFilter {...props} />
      <WorkTypeFilter {...props} />
      <RateCategoryFilter {...props} />
      <IndustryFilter {...props} />
      <AppliedFilter {...props} />
    </div>
  )
}

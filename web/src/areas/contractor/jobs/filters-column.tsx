import { lazyPart } from '../../../parts/lazy-part.tsx'
import type { FilterProps } from './filters/filter-props.ts'
import { FiltersSkeleton } from './filters/filters-skeleton.tsx'

const Filters = lazyPart(() => import('./filters/filters.tsx'))

/** Beside the jobs, where there is room for it. */
export function FiltersColumn(props: FilterProps) {
  return (
    <section aria-label="Filters" className="w-68 shrink-0">
      <Filters {...props} loading={<FiltersSkeleton />} />
    </section>
  )
}

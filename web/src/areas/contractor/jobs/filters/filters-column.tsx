import type { JobListItem } from '@headframe/wire'

import { lazyPart } from '../../../../parts/lazy-part.tsx'
import { RecentlyViewed } from '../../recent/recently-viewed.tsx'
import type { FilterProps } from './filter-props.ts'
import { FiltersSkeleton } from './filters-skeleton.tsx'
import { filtersStyles } from '../jobs-columns.ts'

const Filters = lazyPart(() => import('./filters.tsx'))

interface FiltersColumnProps extends FilterProps {
  listed: readonly JobListItem[] | undefined
}

/** Beside the jobs, where there is room for it. */
export function FiltersColumn({ listed, ...props }: FiltersColumnProps) {
  return (
    <div data-print="hidden" className={filtersStyles}>
      <section aria-label="Filters">
        <Filters {...props} loading={<FiltersSkeleton />} />
      </section>
      <RecentlyViewed listed={listed} className="mt-8 border-t border-line pt-6" />
    </div>
  )
}

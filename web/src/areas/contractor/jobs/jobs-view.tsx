import { contractorJobs, type JobListItem } from '@headframe/wire'
import { Navigate } from '@tanstack/react-router'
import { List, Map } from 'lucide-react'
import { useCallback, useEffect, type ReactNode } from 'react'

import { Screen } from '../../../calls/screen.tsx'
import { useSession } from '../../../calls/session.ts'
import { useGlance } from '../../../calls/use-read.ts'
import { paths } from '../../../lib/paths.ts'
import { RadioGroup } from '../../../ui/form/radio-group.tsx'
import { DidYouMean } from '../../../parts/search/did-you-mean.tsx'
import { OtherPlaces } from '../../../parts/search/other-places.tsx'
import { SaveSearch } from '../saved/save-search.tsx'
import { roomForThree, useMedia, wideEnough } from '../../../ui/use-media.ts'
import { RecentlyViewed } from '../recent/recently-viewed.tsx'
import { JobBeside } from './beside/job-beside.tsx'
import { FilterChips } from './in-force/filter-chips.tsx'
import { filtersInForce, type Filter } from './in-force/filters-in-force.ts'
import { FiltersButton } from './filters/filters-button.tsx'
import { columnsStyles, listStyles } from './jobs-columns.ts'
import { totalOf, type FoundJobs } from './found-jobs.ts'
import { FiltersColumn } from './filters/filters-column.tsx'
import { JobSearchBox } from './job-search-box.tsx'
import { JobsMap } from './map/jobs-map.tsx'
import { JobsResults } from './results/jobs-results.tsx'
import { SmallJobsMap } from './map/small-jobs-map.tsx'
import type { JobsSearch } from './jobs-search.ts'
import { keepSearch } from './last-search.ts'
import { useKnownReading } from '../../../parts/search/typed-filters.ts'
import { QuickFilters } from './filters/quick-filters.tsx'
import { useNames } from './in-force/use-names.ts'

interface JobsViewProps extends Pick<FoundJobs, 'found'> {
  title: string
  description: string
  /** The one address that search engines know it by. */
  canonical: string
  breadcrumbs?: ReactNode
  /** Stands under the list. */
  children?: ReactNode
}

/** One search for jobs, shown as a list or on a map. */
export function JobsView({ found, canonical, children, ...head }: JobsViewProps) {
  const { wish: search, change } = found
  const { isContractorLoggedIn } = useSession()
  const names = useNames(search)
  const typed = search.search ?? ''
  const fresh = useGlance(contractorJobs.readSearch, { search: typed }, typed !== '')
  const reading = useKnownReading(typed, fresh)
  const filtersOf = (wish: JobsSearch) => filtersInForce(wish, names, isContractorLoggedIn, reading)
  const filters = filtersOf(search)
  const filtersWithout = ({ without }: Filter) => filtersOf({ ...search, ...without(search) })
  const isMap = search.view === 'map'
  const isWide = useMedia(wideEnough)
  const hasColumn = isWide && !isMap
  const isBeside = useMedia(roomForThree) && !isMap
  const shownId = isBeside ? (search.job ?? found.page?.rows[0]?.job_id) : undefined
  const pick = usePicking(found)
  const chips = { filters, filtersWithout, onChanged: change }
  const results = { found, filters }

  useEffect(() => keepSearch(search), [search])

  if (search.job !== undefined && !isMap && !isBeside) {
    return <Navigate to={paths.contractor.job} params={{ jobId: search.job }} replace />
  }
  return (
    <Screen
      {...head}
      actions={
        <>
          <SaveSearch search={search} filters={filters} />
          <RadioGroup
            look="segmented"
            aria-label="View"
            choices={views}
            value={isMap ? 'map' : 'list'}
            onChosen={(view) => change({ view: view === 'map' ? view : undefined })}
          />
        </>
      }
      isFilling={isMap && !isWide}
      className="gap-4"
    >
      <link rel="canonical" href={location.origin + canonical} />
      <div className="flex flex-wrap gap-3">
        <div className="min-w-0 grow basis-36">
          <JobSearchBox
            search={search.search ?? ''}
            onSearched={(text) => change({ search: text || undefined })}
          />
        </div>
        {!hasColumn && (
          <FiltersButton
            search={search}
            change={change}
            inForce={filters.length}
            total={totalOf(found)}
          />
        )}
      </div>
      {reading?.did_you_mean && (
        <DidYouMean meant={reading.did_you_mean} onTaken={(meant) => change({ search: meant })} />
      )}
      <OtherPlaces
        search={search.search ?? ''}
        reading={reading}
        onTaken={(text) => change({ search: text })}
      />
      {!hasColumn && !isMap && <QuickFilters search={search} onChanged={change} />}
      {!hasColumn && <FilterChips {...chips} />}
      {isMap && isWide && <JobsMap {...results} />}
      {isMap && !isWide && <SmallJobsMap {...results} />}
      {!isMap && (
        <div className={columnsStyles}>
          {hasColumn && (
            <FiltersColumn search={search} onChanged={change} listed={found.page?.rows} />
          )}
          <div
            // Whoever has chosen a job of the list prints that.
            data-print={isBeside && search.job !== undefined ? 'hidden' : undefined}
            className={listStyles}
          >
            {hasColumn && <FilterChips {...chips} isPlaceKept />}
            <JobsResults {...results} shownId={shownId} onPicked={isBeside ? pick : undefined} />
            {!hasColumn && <RecentlyViewed listed={found.page?.rows} className="mt-4" />}
          </div>
          {isBeside && found.page?.total !== 0 && (
            <JobBeside jobId={shownId} isChosen={search.job !== undefined} />
          )}
        </div>
      )}
      {!isMap && children}
    </Screen>
  )
}

/** The address keeps the job, and the page of the list that it was chosen from. */
function usePicking({ wish: { page, job }, change }: FoundJobs['found']) {
  return useCallback(
    ({ job_id }: JobListItem) => {
      if (job_id !== job) change({ page, job: job_id })
    },
    [page, job, change],
  )
}

const views = [
  { value: 'list', label: 'List View', icon: List },
  { value: 'map', label: 'Map View', icon: Map },
] as const

import { contractorJobs, reference, words } from '@headframe/wire'

import { useGlance } from '../../../calls/use-read.ts'
import { Button } from '../../../ui/form/button.tsx'
import { WaysOut } from '../../../parts/search/ways-out.tsx'
import { EmptyState } from '../../../ui/data/empty-state.tsx'
import type { ChangeWish } from '../../../parts/list/use-wished-list.ts'
import type { Filter } from './filters-in-force.ts'
import { jobsSearch, type JobsSearch } from './jobs-search.ts'
import { wishOf } from './jobs-wish.ts'
import { focusResults } from './results-heading.ts'

interface NoJobsProps {
  search: JobsSearch
  filters: readonly Filter[]
  onChanged: ChangeWish<JobsSearch>
}

/** Nothing to show: which single filter stands in the way, and what there would be without it. */
export function NoJobs({ search, filters, onChanged }: NoJobsProps) {
  const isPlaceUnknown = useIsUnknown(search)

  // The button that is pressed is about to go.
  const loosen: ChangeWish<JobsSearch> = (changes) => {
    focusResults()
    onChanged(changes)
  }

  return (
    <EmptyState
      title="No jobs available right now."
      action={
        filters.length > 0 && (
          <Button variant="secondary" onClick={() => loosen(jobsSearch.cleared)}>
            Clear all filters
          </Button>
        )
      }
    >
      {filters.length === 0 ? (
        <p>New jobs are posted all the time. Please look in again soon.</p>
      ) : (
        <>
          <p>
            {isPlaceUnknown
              ? `${words.placeNotFound}. ${words.tryMoreSpecificPlace}`
              : 'Nothing that is open fits all of your filters.'}
          </p>
          <WaysOut
            call={contractorJobs.find}
            of="job"
            wish={search}
            filters={filters}
            inputOf={inputOf}
            cleared={jobsSearch.cleared}
            onLoosened={loosen}
          />
        </>
      )}
    </EmptyState>
  )
}

/** A link may name a place that nobody knows. */
function useIsUnknown({ place = '', lat }: JobsSearch): boolean {
  const isWanted = place !== '' && lat === undefined
  const found = useGlance(reference.places, { q: place, limit: 1 }, isWanted)
  return isWanted && found?.data.length === 0
}

/** Asks for one row: how many there are is told beside it. */
function inputOf(search: JobsSearch) {
  return { ...wishOf({ ...search, view: undefined }), page: 1, perPage: 1 }
}

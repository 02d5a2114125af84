import { contractorJobs, reference, words } from '@headframe/wire'

import { useGlance } from '../../../../calls/use-read.ts'
import { counted } from '../../../../lib/figures.ts'
import { Button } from '../../../../ui/form/button.tsx'
import { WaysOut } from '../../../../parts/search/ways-out.tsx'
import { EmptyState } from '../../../../ui/data/empty-state.tsx'
import type { ChangeWish } from '../../../../parts/list/use-wished-list.ts'
import type { Filter } from '../in-force/filters-in-force.ts'
import { jobsSearch, type JobsSearch } from '../jobs-search.ts'
import { wishOf } from '../jobs-wish.ts'
import { focusResults } from '../results-heading.ts'

interface NoJobsProps {
  search: JobsSearch
  filters: readonly Filter[]
  onChanged: ChangeWish<JobsSearch>
}

/** Nothing to show: that no job is open at all, or which filter stands in the way and what there would be without it. */
export function NoJobs({ search, filters, onChanged }: NoJobsProps) {
  const isPlaceUnknown = useIsUnknown(search)
  const open = useGlance(contractorJobs.board, {}, filters.length > 0)?.open
  const isNoneOpen = filters.length === 0 || open === 0

  // The button that is pressed is about to go.
  const loosen: ChangeWish<JobsSearch> = (changes) => {
    focusResults()
    onChanged(changes)
  }

  return (
    <EmptyState
      title={isNoneOpen ? 'No jobs available right now.' : 'No job fits these filters.'}
      action={
        !isNoneOpen && (
          <Button variant="secondary" onClick={() => loosen(jobsSearch.cleared)}>
            Clear all filters
          </Button>
        )
      }
    >
      {isNoneOpen ? (
        <p>New jobs are posted all the time. Please look in again soon.</p>
      ) : (
        <>
          <p>
            {isPlaceUnknown
              ? `${words.placeNotFound}. ${words.tryMoreSpecificPlace}`
              : fitsNothing(open)}
          </p>
          {search.place && !isPlaceUnknown && (
            <p>Near means near the site itself, wherever people fly in from.</p>
          )}
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

/** How many there are is known a moment later. */
function fitsNothing(open: number | undefined): string {
  if (open === undefined) return 'Take one away to see more.'
  return open === 1
    ? 'One job is open. Take a filter away to see it.'
    : `${counted(open, 'job')} are open. Take a filter away to see more.`
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

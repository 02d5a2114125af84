import { contractorJobs, reference, words } from '@headframe/wire'

import { useList } from '../../../calls/use-list.ts'
import { useGlance } from '../../../calls/use-read.ts'
import { counted } from '../../../lib/figures.ts'
import { Button } from '../../../ui/form/button.tsx'
import { EmptyState } from '../../../ui/data/empty-state.tsx'
import type { Filter } from './filters-in-force.ts'
import { jobsSearch, type JobsSearch } from './jobs-search.ts'
import { wishOf } from './jobs-wish.ts'
import { focusResults } from './results-heading.ts'

interface NoJobsProps {
  search: JobsSearch
  filters: readonly Filter[]
  onChanged: (changes: JobsSearch) => void
}

const mostWaysOut = 5

/** Nothing to show: which single filter stands in the way, and what there would be without it. */
export function NoJobs({ search, filters, onChanged }: NoJobsProps) {
  const isPlaceUnknown = useIsUnknown(search)

  // The button that is pressed is about to go.
  function loosen(changes: JobsSearch) {
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
          <ul className="mt-3 flex flex-col items-center gap-1">
            {filters.slice(0, mostWaysOut).map((filter) => (
              <WayOut key={filter.key} search={search} filter={filter} onLoosened={loosen} />
            ))}
          </ul>
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

interface WayOutProps {
  search: JobsSearch
  filter: Filter
  onLoosened: (changes: JobsSearch) => void
}

function WayOut({ search, filter, onLoosened }: WayOutProps) {
  const wish = { ...wishOf({ ...search, ...filter.without, view: undefined }), page: 1, perPage: 1 }
  const total = useList(contractorJobs.find, wish).page?.total
  if (!total) return null

  return (
    <li>
      <Button variant="quiet" className="num" onClick={() => onLoosened(filter.without)}>
        Without {quoted(filter)}: {counted(total, 'job')}
      </Button>
    </li>
  )
}

/** Words that are searched for stand in quotation marks everywhere. */
const quoted = ({ key, label }: Filter) => (key === 'search' ? label : `“${label}”`)

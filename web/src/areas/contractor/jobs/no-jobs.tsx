import { contractorJobs, reference, words } from '@headframe/wire'

import { useGlance } from '../../../calls/use-read.ts'
import { useTotals } from '../../../calls/use-totals.ts'
import { counted } from '../../../lib/figures.ts'
import { Button } from '../../../ui/form/button.tsx'
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

const mostWaysOut = 5

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
          <WaysOut search={search} filters={filters.slice(0, mostWaysOut)} onLoosened={loosen} />
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

interface WaysOutProps {
  search: JobsSearch
  filters: readonly Filter[]
  onLoosened: ChangeWish<JobsSearch>
}

/** What there would be without each filter; where one is too few to drop, with each typed one by itself. */
function WaysOut({ search, filters, onLoosened }: WaysOutProps) {
  const without = filters.map((filter) => ({
    words: `Without ${quoted(filter)}`,
    loosen: filter.without,
  }))
  const totals = useTotals(contractorJobs.find, without.map(countingIn(search)))
  const leadNowhere = totals.every((total) => total === 0)
  const alone = (leadNowhere ? filters : []).flatMap((filter) =>
    filter.typed === undefined
      ? []
      : [
          {
            words: `Only ${quoted(filter)}`,
            loosen: () => ({ ...jobsSearch.cleared, search: filter.typed }),
          },
        ],
  )
  const totalsAlone = useTotals(contractorJobs.find, alone.map(countingIn(search)))
  const ways = leadNowhere ? alone : without

  return (
    <ul className="mt-3 flex flex-col items-center gap-1">
      {ways.map(({ words: way, loosen }, at) => {
        const total = (leadNowhere ? totalsAlone : totals)[at]
        return total ? (
          <li key={way}>
            <Button variant="quiet" className="num" onClick={() => onLoosened(loosen)}>
              {way}: {counted(total, 'job')}
            </Button>
          </li>
        ) : null
      })}
    </ul>
  )
}

/** Asks for one row: how many there are is told beside it. */
function countingIn(search: JobsSearch) {
  return ({ loosen }: { loosen: Filter['without'] }) => ({
    ...wishOf({ ...search, ...loosen(search), view: undefined }),
    page: 1,
    perPage: 1,
  })
}

/** Words that are searched for stand in quotation marks everywhere. */
const quoted = ({ key, label }: Filter) => (key === 'search' ? label : `“${label}”`)

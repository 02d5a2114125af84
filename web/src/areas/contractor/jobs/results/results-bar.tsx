import { useSession } from '../../../../calls/session.ts'
import { Skeleton } from '../../../../ui/data/skeleton.tsx'
import { Select } from '../../../../ui/form/select.tsx'
import type { JobsSearch } from '../jobs-search.ts'
import { hasPlace, wishOf } from '../jobs-wish.ts'
import { resultsHeadingId } from '../results-heading.ts'

interface ResultsBarProps {
  /** How many jobs there are; said aloud whenever it changes. Nothing while they are looked for. */
  words: string | undefined
  search: JobsSearch
  onChanged: (changes: JobsSearch) => void
}

/** How many jobs there are, and in which order they stand. */
export function ResultsBar({ words, search, onChanged }: ResultsBarProps) {
  const { isContractorLoggedIn } = useSession()
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <h2 id={resultsHeadingId} tabIndex={-1} className="num text-xl">
        {words ?? (
          <>
            <span className="max-sm:sr-only">{looking}</span>
            {/* On a phone the words would take a line of their own, and the list would jump when the number comes. */}
            <Skeleton className="h-7 w-24 sm:hidden" />
          </>
        )}
      </h2>
      <output className="sr-only">{words ?? looking}</output>
      <Select
        aria-label="Sort by"
        className="w-44 max-w-full shrink-0"
        options={sortsFor(search, isContractorLoggedIn)}
        value={wishOf(search).sort ?? usual.value}
        onChange={({ target }) =>
          onChanged({ sort: sorts.find(({ value }) => value === target.value)?.value })
        }
      />
    </div>
  )
}

const looking = 'Looking for jobs'

/** The usual order needs no word in the address. */
const usual = { value: 'newest', label: 'Newest first' }

const sorts = [
  { value: 'match', label: 'Best match' },
  { value: 'rate', label: 'Highest rate' },
  { value: 'start', label: 'Soonest start' },
  { value: 'distance', label: 'Nearest first' },
] as const

/** Guests are compared with nothing, and nothing is near without a place. */
function sortsFor(search: JobsSearch, isContractor: boolean) {
  const isOffered = { match: isContractor, rate: true, start: true, distance: hasPlace(search) }
  return [usual, ...sorts.filter(({ value }) => isOffered[value])]
}

import { Select } from '../../../ui/select.tsx'
import { resultsHeadingId } from './results-heading.ts'
import type { JobsSearch, JobsSort } from './jobs-search.ts'
import { hasPlace } from './jobs-wish.ts'

interface ResultsBarProps {
  total: number | undefined
  isRefreshing: boolean
  search: JobsSearch
  onChanged: (changes: JobsSearch) => void
}

/** How many jobs there are, and in which order they stand. */
export function ResultsBar({ total, isRefreshing, search, onChanged }: ResultsBarProps) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-4">
      <h2 id={resultsHeadingId} tabIndex={-1} className="num text-xl">
        {countWords(total)}
      </h2>
      <output className="sr-only">
        {!isRefreshing && total !== undefined && `${countWords(total)} found`}
      </output>
      <Select
        aria-label="Sort by"
        className="w-44 shrink-0"
        options={sorts(search)}
        value={hasPlace(search) || search.sort !== 'distance' ? search.sort : 'newest'}
        onChange={({ target }) => onChanged({ sort: sortOf(target.value) })}
      />
    </div>
  )
}

const sortNames: readonly { value: JobsSort; label: string }[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'rate', label: 'Highest rate' },
  { value: 'start', label: 'Soonest start' },
  { value: 'distance', label: 'Nearest first' },
]

function sorts(search: JobsSearch) {
  return sortNames.filter(({ value }) => value !== 'distance' || hasPlace(search))
}

/** The usual order needs no word in the address. */
function sortOf(value: string): JobsSort | undefined {
  return sortNames.find((sort) => sort.value === value && value !== 'newest')?.value
}

function countWords(total: number | undefined): string {
  if (total === undefined) return 'Looking for jobs'
  return total === 1 ? '1 job' : `${total.toLocaleString('en-AU')} jobs`
}

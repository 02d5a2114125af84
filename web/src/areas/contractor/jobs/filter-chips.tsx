import { useRef } from 'react'

import { Button } from '../../../ui/form/button.tsx'
import { Chip } from '../../../ui/data/chip.tsx'
import { cn } from '../../../ui/cn.ts'
import type { Filter } from './filters-in-force.ts'
import { jobsSearch, type JobsSearch } from './jobs-search.ts'
import type { ChangeWish } from '../../../parts/list/use-wished-list.ts'
import { focusResults } from './results-heading.ts'

interface FilterChipsProps {
  filters: readonly Filter[]
  /** What will be in force without one of them. */
  filtersWithout: (filter: Filter) => readonly Filter[]
  onChanged: ChangeWish<JobsSearch>
  /** The first filter moves nothing: whoever sets it beside the jobs is about to press something else. */
  isPlaceKept?: boolean
}

/** What is in force, each to be taken away. */
export function FilterChips({
  filters,
  filtersWithout,
  onChanged,
  isPlaceKept = false,
}: FilterChipsProps) {
  const list = useRef<HTMLUListElement>(null)
  if (filters.length === 0) {
    return isPlaceKept && <p className={cn(rowStyles, 'text-sm text-ink-2')}>All open jobs</p>
  }

  function remove(filter: Filter, at: number) {
    const staying = new Set(filtersWithout(filter).map(({ key }) => key))
    const neighbours = [...filters.slice(at + 1), ...filters.slice(0, at).toReversed()]
    const next = neighbours.find(({ key }) => staying.has(key))
    // The button is about to go, and the focus must not fall back to the top of the page.
    if (next) list.current?.querySelectorAll('button')[filters.indexOf(next)]?.focus()
    else focusResults()
    onChanged(filter.without)
  }

  return (
    <div className={rowStyles}>
      <ul ref={list} aria-label="Filters in force" className="flex min-w-0 flex-wrap gap-2">
        {filters.map((filter, at) => (
          <li key={filter.key} className="max-w-full">
            <Chip className="num" onRemoved={() => remove(filter, at)}>
              {filter.label}
            </Chip>
          </li>
        ))}
      </ul>
      <Button
        variant="quiet"
        size="sm"
        onClick={() => {
          focusResults()
          onChanged(jobsSearch.cleared)
        }}
      >
        Clear all
      </Button>
    </div>
  )
}

/** As high as a chip and as the button beside the last one. */
const rowStyles = 'flex min-h-9 flex-wrap items-center gap-2 pointer-coarse:min-h-11'

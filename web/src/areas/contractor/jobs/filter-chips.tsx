import { useRef } from 'react'

import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { nothingInForce, type Filter } from './filters-in-force.ts'
import type { JobsSearch } from './jobs-search.ts'
import { focusResults } from './results-heading.ts'

interface FilterChipsProps {
  filters: readonly Filter[]
  /** What will be in force after a change. */
  filtersAfter: (changes: JobsSearch) => readonly Filter[]
  onChanged: (changes: JobsSearch) => void
}

/** What is in force, each to be taken away. */
export function FilterChips({ filters, filtersAfter, onChanged }: FilterChipsProps) {
  const list = useRef<HTMLUListElement>(null)
  if (filters.length === 0) return null

  function remove(filter: Filter, at: number) {
    const staying = new Set(filtersAfter(filter.without).map(({ key }) => key))
    const neighbours = [...filters.slice(at + 1), ...filters.slice(0, at).toReversed()]
    const next = neighbours.find(({ key }) => staying.has(key))
    // The button is about to go, and the focus must not fall back to the top of the page.
    if (next) list.current?.querySelectorAll('button')[filters.indexOf(next)]?.focus()
    else focusResults()
    onChanged(filter.without)
  }

  return (
    <div className="flex flex-wrap items-center gap-2">
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
          onChanged(nothingInForce)
        }}
      >
        Clear all
      </Button>
    </div>
  )
}

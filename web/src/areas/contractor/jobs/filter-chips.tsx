import { useRef } from 'react'

import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { nothingInForce, type Filter } from './filters-in-force.ts'
import type { JobsSearch } from './jobs-search.ts'
import { focusResults } from './results-heading.ts'

interface FilterChipsProps {
  filters: readonly Filter[]
  onChanged: (changes: JobsSearch) => void
}

/** What is in force, each to be taken away. */
export function FilterChips({ filters, onChanged }: FilterChipsProps) {
  const list = useRef<HTMLUListElement>(null)
  if (filters.length === 0) return null

  function remove(filter: Filter, at: number) {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    // The button is about to go, and the focus must not fall back to the top of the page.
    const next = buttons[at + 1] ?? buttons[at - 1]
    if (next) next.focus()
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

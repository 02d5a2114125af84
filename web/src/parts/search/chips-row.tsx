import { useRef } from 'react'

import { Chip } from '../../ui/data/chip.tsx'
import { Button } from '../../ui/form/button.tsx'
import type { ChangeWish } from '../list/use-wished-list.ts'
import type { FilterInForce } from './filter-in-force.ts'

interface ChipsRowProps<Wish> {
  filters: readonly FilterInForce<Wish>[]
  /** What will be in force without one of them. */
  filtersWithout: (filter: FilterInForce<Wish>) => readonly { key: string }[]
  /** What takes them all away. */
  cleared: Wish
  onChanged: ChangeWish<Wish>
  /** Takes the focus on when the last one goes. */
  focusBeyond: () => void
}

/** What is in force, each to be taken away. */
export function ChipsRow<Wish>({
  filters,
  filtersWithout,
  cleared,
  onChanged,
  focusBeyond,
}: ChipsRowProps<Wish>) {
  const list = useRef<HTMLUListElement>(null)

  function remove(filter: FilterInForce<Wish>, at: number) {
    const staying = new Set(filtersWithout(filter).map(({ key }) => key))
    const neighbours = [...filters.slice(at + 1), ...filters.slice(0, at).toReversed()]
    const next = neighbours.find(({ key }) => staying.has(key))
    // The button is about to go, and the focus must not fall back to the top of the page.
    if (next) list.current?.querySelectorAll('button')[filters.indexOf(next)]?.focus()
    else focusBeyond()
    onChanged(filter.without)
  }

  return (
    <div className={chipsRowStyles}>
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
          focusBeyond()
          onChanged(cleared)
        }}
      >
        Clear all
      </Button>
    </div>
  )
}

/** As high as a chip and as the button beside the last one. */
export const chipsRowStyles = 'flex min-h-9 flex-wrap items-center gap-2 pointer-coarse:min-h-11'

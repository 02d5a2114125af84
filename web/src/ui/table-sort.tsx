import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'

import { cn } from './cn.ts'
import { Select } from './select.tsx'

export interface TableSort {
  key: string
  direction: 'ascending' | 'descending'
}

interface SortableColumn {
  key: string
  label: string
  align?: 'start' | 'end'
  className?: string
}

interface SortableHeaderProps {
  column: SortableColumn
  sort: TableSort
  onSortChange: (sort: TableSort) => void
}

export function SortableHeader({ column, sort, onSortChange }: SortableHeaderProps) {
  const direction = sort.key === column.key ? sort.direction : undefined
  const Icon =
    direction === 'ascending' ? ArrowUp : direction === 'descending' ? ArrowDown : ChevronsUpDown

  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={direction ?? 'none'}
      className={cn('h-11 px-2', column.align === 'end' && 'text-right', column.className)}
    >
      <button
        type="button"
        onClick={() =>
          onSortChange({
            key: column.key,
            direction: direction === 'ascending' ? 'descending' : 'ascending',
          })
        }
        className={cn(
          'inline-flex min-h-11 items-center gap-1.5 rounded-md px-2 font-semibold whitespace-nowrap transition-colors hover:text-ink focus-visible:-outline-offset-3',
          column.align === 'end' && 'flex-row-reverse',
          direction && 'text-primary hover:text-primary',
        )}
      >
        {column.label}
        <Icon aria-hidden className={cn('size-4', !direction && 'opacity-60')} />
      </button>
    </th>
  )
}

interface SortSelectProps {
  columns: readonly SortableColumn[]
  sort: TableSort
  onSortChange: (sort: TableSort) => void
}

/** Cards have no heads to press, so there the order is chosen from a list. */
export function SortSelect({ columns, sort, onSortChange }: SortSelectProps) {
  return (
    <label className="mb-3 flex items-center gap-3 text-sm font-semibold @2xl:hidden">
      <span className="shrink-0">Sort by</span>
      <Select
        className="min-w-0 flex-1 font-normal"
        value={`${sort.key} ${sort.direction}`}
        options={columns.flatMap(({ key, label }) => [
          { value: `${key} ascending`, label: `${label}, ascending` },
          { value: `${key} descending`, label: `${label}, descending` },
        ])}
        onChange={(event) => {
          const [key = sort.key, direction] = event.target.value.split(' ')
          onSortChange({ key, direction: direction === 'descending' ? 'descending' : 'ascending' })
        }}
      />
    </label>
  )
}

import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'

import { cn } from '../cn.ts'
import { Select } from '../form/select.tsx'

/** As calls take it: the key of a column, and which way. */
export interface TableSort {
  sortField: string
  sortOrder: 'asc' | 'desc'
}

const directions = { asc: 'ascending', desc: 'descending' } as const

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
  const order = sort.sortField === column.key ? sort.sortOrder : undefined
  const isAtEnd = column.align === 'end'
  const Icon = order === 'asc' ? ArrowUp : order === 'desc' ? ArrowDown : ChevronsUpDown

  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={order ? directions[order] : 'none'}
      className={cn('h-11', isAtEnd ? 'pl-2 text-right' : 'px-2', column.className)}
    >
      <button
        type="button"
        onClick={() =>
          onSortChange({ sortField: column.key, sortOrder: order === 'asc' ? 'desc' : 'asc' })
        }
        className={cn(
          'inline-flex min-h-11 items-center rounded-md font-semibold whitespace-nowrap transition-colors hover:text-ink focus-visible:-outline-offset-3',
          // Before its label the arrow would seem to be that of the column before; figures line up with the label.
          isAtEnd ? 'gap-0.5 pr-4 pl-2 *:-mr-4' : 'gap-1.5 px-2',
          order && 'text-primary hover:text-primary',
        )}
      >
        {column.label}
        <Icon aria-hidden className={cn(isAtEnd ? 'size-3.5' : 'size-4', !order && 'opacity-60')} />
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
  // Rows may stand in an order that no column has, such as those who wait first.
  const isByColumn = columns.some(({ key }) => key === sort.sortField)
  return (
    <label className="mb-3 flex items-center gap-3 text-sm font-semibold @2xl:hidden">
      <span className="shrink-0">Sort by</span>
      <Select
        className="min-w-0 flex-1 font-normal"
        value={isByColumn ? `${sort.sortField} ${sort.sortOrder}` : ''}
        placeholder={isByColumn ? undefined : 'As they stand'}
        options={columns.flatMap(({ key, label }) => [
          { value: `${key} asc`, label: `${label}, ascending` },
          { value: `${key} desc`, label: `${label}, descending` },
        ])}
        onChange={(event) => {
          const [sortField, order] = event.target.value.split(' ')
          if (sortField) onSortChange({ sortField, sortOrder: order === 'desc' ? 'desc' : 'asc' })
        }}
      />
    </label>
  )
}

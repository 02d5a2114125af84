import type { ReactNode } from 'react'

import { cn } from './cn.ts'
import { EmptyState } from './empty-state.tsx'
import { ErrorState } from './error-state.tsx'
import { Skeleton } from './skeleton.tsx'
import { SortableHeader, SortSelect, type TableSort } from './table-sort.tsx'
import { useOverflow } from './use-overflow.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface Column<Row> {
  key: string
  label: string
  /** Something else at the head of the column, such as a box that ticks all rows. */
  header?: ReactNode
  cell: (row: Row) => ReactNode
  /** Figures and money stand at the end, so that they line up. */
  align?: 'start' | 'end'
  sortable?: boolean
  /** How it looks when the table has become cards: as the heading, without its label, or not at all. */
  inCard?: 'title' | 'plain' | 'hidden'
  className?: string
}

interface TableProps<Row> {
  /** What the table holds; for screen readers only unless `captionShown`. */
  caption: string
  captionShown?: boolean
  columns: readonly Column<Row>[]
  /** Left out while the first page is loading. */
  rows: readonly Row[] | undefined
  rowKey: (row: Row) => string
  /** The rows shown are old while new ones are on their way. */
  refreshing?: boolean
  skeletonRows?: number
  sort?: TableSort
  onSortChange?: (sort: TableSort) => void
  rowActions?: (row: Row) => ReactNode
  isRowSelected?: (row: Row) => boolean
  /** Rows of 52 pixels, or of 40 where the pointer is fine. */
  density?: 'comfortable' | 'compact'
  /** Shown when there are no rows; a text becomes an empty state. */
  empty?: ReactNode
  error?: ReactNode
  onRetried?: () => void
  className?: string
}

/*
  In a narrow place every row becomes a card. Changing how a table is displayed takes its meaning
  away in some browsers, therefore the roles are spelled out.
*/
export function Table<Row>(props: TableProps<Row>) {
  const { caption, captionShown, columns, sort, onSortChange, empty, error, onRetried } = props
  // That there were none before says nothing about what is on its way.
  const rows = props.refreshing && props.rows?.length === 0 ? undefined : props.rows
  const { ref, isOverflowing } = useOverflow()

  if (error) return <ErrorState title={error} onRetried={onRetried} className={props.className} />
  if (rows?.length === 0) {
    if (empty && typeof empty !== 'string') return empty
    return <EmptyState title={empty || 'Nothing here yet.'} className={props.className} />
  }

  return (
    <div className={cn('@container min-w-0', props.className)}>
      {sort && onSortChange && (
        <SortSelect
          columns={columns.filter((column) => column.sortable)}
          sort={sort}
          onSortChange={onSortChange}
        />
      )}
      <div
        ref={ref}
        {...(isOverflowing && { role: 'region', 'aria-label': caption, tabIndex: 0 })}
        className="@2xl:relative @2xl:overflow-x-auto @2xl:rounded-lg @2xl:border @2xl:border-line @2xl:bg-surface @2xl:focus-visible:-outline-offset-3"
      >
        <table
          role="table"
          aria-busy={rows === undefined || props.refreshing || undefined}
          className="block w-full border-collapse text-left @2xl:table"
        >
          <caption
            className={cn(
              captionShown
                ? 'block pb-2 text-left text-sm text-ink-2 @2xl:table-caption @2xl:px-4 @2xl:pt-3'
                : 'sr-only',
            )}
          >
            {caption}
          </caption>
          <TableHead {...props} />
          <tbody
            role="rowgroup"
            className={cn(
              'flex flex-col gap-3 transition-opacity @2xl:table-row-group',
              props.refreshing && 'opacity-60',
            )}
          >
            {rows ? (
              rows.map((row) => <TableRow key={props.rowKey(row)} row={row} {...props} />)
            ) : (
              <SkeletonRows {...props} />
            )}
          </tbody>
        </table>
      </div>
      <VisuallyHidden role="status">
        {rows === undefined ? `Loading: ${caption}` : ''}
      </VisuallyHidden>
    </div>
  )
}

function TableHead<Row>({ columns, sort, onSortChange, rowActions }: TableProps<Row>) {
  return (
    <thead
      role="rowgroup"
      className="hidden border-b border-line bg-sunken text-sm text-ink-2 @2xl:table-header-group"
    >
      <tr role="row">
        {columns.map((column) =>
          column.sortable && sort && onSortChange ? (
            <SortableHeader
              key={column.key}
              column={column}
              sort={sort}
              onSortChange={onSortChange}
            />
          ) : (
            <th
              key={column.key}
              role="columnheader"
              scope="col"
              className={cn(
                'h-11 px-4 font-semibold whitespace-nowrap',
                column.align === 'end' && 'text-right',
                column.className,
              )}
            >
              {column.header ?? column.label}
            </th>
          ),
        )}
        {rowActions && (
          <th role="columnheader" scope="col" className="w-0 px-4 text-right font-semibold">
            Actions
          </th>
        )}
      </tr>
    </thead>
  )
}

const rowStyles = {
  base: 'relative flex flex-col gap-2 rounded-lg border border-line bg-surface p-4 shadow-e1 @2xl:table-row @2xl:rounded-none @2xl:border-0 @2xl:border-t @2xl:shadow-none @2xl:first:border-t-0',
  interactive: 'transition-colors @2xl:hover:bg-sunken/60',
  selected: 'border-primary bg-primary-soft @2xl:border-line',
}

const cellHeight = { comfortable: '@2xl:h-13', compact: '@2xl:h-13 pointer-fine:@2xl:h-10' }

function TableRow<Row>({
  row,
  columns,
  rowActions,
  isRowSelected,
  density = 'comfortable',
}: TableProps<Row> & { row: Row }) {
  const isSelected = isRowSelected?.(row)

  return (
    <tr
      role="row"
      aria-selected={isSelected}
      className={cn(rowStyles.base, rowStyles.interactive, isSelected && rowStyles.selected)}
    >
      {columns.map((column) => (
        <td key={column.key} role="cell" className={cellStyles(column, density)}>
          {!column.inCard && (
            <span className="shrink-0 text-sm text-ink-2 @2xl:hidden">{column.label}</span>
          )}
          <span className="min-w-0 @2xl:contents">{column.cell(row)}</span>
        </td>
      ))}
      {rowActions && (
        <td
          role="cell"
          className="absolute top-1.5 right-1.5 @2xl:static @2xl:px-2 @2xl:text-right @2xl:whitespace-nowrap"
        >
          {rowActions(row)}
        </td>
      )}
    </tr>
  )
}

function cellStyles<Row>(column: Column<Row>, density: 'comfortable' | 'compact') {
  return cn(
    'flex items-baseline gap-4 @2xl:table-cell @2xl:px-4 @2xl:py-2 @2xl:align-middle',
    cellHeight[density],
    !column.inCard && 'justify-between text-right @2xl:text-left',
    column.inCard === 'title' &&
      'pr-12 font-display text-lg font-heading @2xl:pr-4 @2xl:font-sans @2xl:text-base @2xl:font-semibold',
    column.inCard === 'hidden' && 'hidden',
    column.align === 'end' && 'num @2xl:text-right',
    column.className,
  )
}

function SkeletonRows<Row>({
  columns,
  rowActions,
  skeletonRows = 6,
  density = 'comfortable',
}: TableProps<Row>) {
  return Array.from({ length: skeletonRows }, (_, row) => (
    // Placeholders have nothing else to tell them apart.
    // oxlint-disable-next-line react/no-array-index-key
    <tr key={row} role="row" className={rowStyles.base}>
      {columns.map((column, place) => (
        <td key={column.key} role="cell" className={cellStyles(column, density)}>
          <Skeleton
            className={cn(
              'w-full max-w-40',
              (row + place) % 3 === 1 && 'max-w-28',
              column.align === 'end' && 'ml-auto max-w-16',
            )}
          />
        </td>
      ))}
      {rowActions && <td role="cell" className="hidden @2xl:table-cell" />}
    </tr>
  ))
}

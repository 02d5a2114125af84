import { cn } from '../cn.ts'
import type { TableProps } from './table-props.ts'
import { SkeletonRows, TableRow } from './table-rows.tsx'
import { SortableHeader, SortSelect } from './table-sort.tsx'
import { TickPage } from './table-ticks.tsx'
import { useOverflow } from '../layout/use-overflow.ts'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'

/*
  In a narrow place every row becomes a card. Changing how a table is displayed takes its meaning
  away in some browsers, therefore the roles are spelled out.
*/
export function Table<Row>(props: TableProps<Row>) {
  const { caption, captionShown, columns, rows, ticks, sort, onSortChange } = props
  const keys = rows?.map(props.rowKey) ?? []
  const { ref, isOverflowing } = useOverflow()

  return (
    <div className={cn('@container min-w-0', props.className)}>
      {sort && onSortChange && (
        <SortSelect
          columns={columns.filter((column) => column.sortable)}
          sort={sort}
          onSortChange={onSortChange}
        />
      )}
      {ticks && (
        <div className="mb-1 @2xl:hidden">
          <TickPage ticks={ticks} among={keys} withWords />
        </div>
      )}
      <div
        ref={ref}
        {...(isOverflowing && { role: 'region', 'aria-label': caption, tabIndex: 0 })}
        className="@2xl:relative @2xl:overflow-x-auto @2xl:rounded-lg @2xl:border @2xl:border-line @2xl:bg-surface @2xl:focus-visible:-outline-offset-3"
      >
        <table
          role="table"
          aria-busy={rows === undefined || props.isRefreshing || undefined}
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
          <TableHead {...props} keys={keys} />
          <tbody
            role="rowgroup"
            className={cn(
              'flex flex-col gap-3 transition-opacity @2xl:table-row-group',
              props.isRefreshing && 'opacity-60',
            )}
          >
            {rows ? (
              rows.map((row) => (
                <TableRow key={props.rowKey(row)} row={row} keys={keys} {...props} />
              ))
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

interface TableHeadProps<Row> extends TableProps<Row> {
  keys: readonly string[]
}

function TableHead<Row>({ keys, columns, ticks, sort, ...props }: TableHeadProps<Row>) {
  const { onSortChange, rowActions, actionsOnPaper } = props

  return (
    <thead
      role="rowgroup"
      className="hidden border-b border-line bg-sunken text-sm text-ink-2 @2xl:table-header-group"
    >
      <tr role="row">
        {ticks && (
          <th role="columnheader" scope="col" data-print="hidden" className="w-0 pl-2">
            <TickPage ticks={ticks} among={keys} />
          </th>
        )}
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
              {column.label}
            </th>
          ),
        )}
        {rowActions && (
          <th
            role="columnheader"
            scope="col"
            data-print={actionsOnPaper ? undefined : 'hidden'}
            className="w-0 px-4 text-right font-semibold"
          >
            {actionsOnPaper && (
              <span aria-hidden className="hidden print:inline">
                {actionsOnPaper}
              </span>
            )}
            <span className="print:hidden">Actions</span>
          </th>
        )}
      </tr>
    </thead>
  )
}

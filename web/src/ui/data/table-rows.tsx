import { cn } from '../cn.ts'
import { useDensity, type Density } from './density.tsx'
import { Skeleton } from './skeleton.tsx'
import type { Column, TableProps } from './table-props.ts'
import { TickRow } from './table-ticks.tsx'

const rowStyles = {
  base: 'relative flex flex-col gap-2 rounded-lg border border-line bg-surface p-4 shadow-e1 @2xl:table-row @2xl:rounded-none @2xl:border-0 @2xl:border-t @2xl:shadow-none @2xl:first:border-t-0',
  interactive: 'transition-colors @2xl:hover:bg-sunken/60',
  ticked: 'border-primary bg-primary-soft @2xl:border-line',
}

const actionStyles = {
  corner: 'absolute top-1.5 right-1.5 @2xl:static',
  foot: 'mt-1 flex border-t border-line pt-3 empty:hidden @2xl:table-cell @2xl:border-0 @2xl:py-0',
}

const cellHeight = { comfortable: '@2xl:h-13', compact: '@2xl:h-13 pointer-fine:@2xl:h-10' }

interface TableRowProps<Row> extends TableProps<Row> {
  row: Row
  /** Those of all rows of the page. */
  keys: readonly string[]
}

export function TableRow<Row>({ row, keys, columns, ticks, ...props }: TableRowProps<Row>) {
  const { rowKey, rowName, rowActions, actionsInCard = 'corner' } = props
  const density = useDensity()
  const isTicked = ticks?.ticked.has(rowKey(row))

  return (
    <tr
      role="row"
      aria-selected={isTicked}
      className={cn(rowStyles.base, rowStyles.interactive, isTicked && rowStyles.ticked)}
    >
      {ticks && (
        <td role="cell" data-print="hidden" className="absolute top-1 left-1 @2xl:static @2xl:pl-2">
          <TickRow
            ticks={ticks}
            rowKey={rowKey(row)}
            name={rowName?.(row) ?? 'this row'}
            among={keys}
          />
        </td>
      )}
      {columns.map((column) => (
        <td
          key={column.key}
          role="cell"
          className={cellStyles(column, density, {
            isTickable: ticks !== undefined,
            hasCorner: rowActions !== undefined && actionsInCard === 'corner',
          })}
        >
          {!column.inCard && (
            <span className="shrink-0 text-sm text-ink-2 @2xl:hidden">{column.label}</span>
          )}
          <span className="min-w-0 @2xl:contents">{column.cell(row)}</span>
        </td>
      ))}
      {rowActions && (
        <td
          role="cell"
          data-print={props.actionsOnPaper ? undefined : 'hidden'}
          className={cn(
            actionStyles[actionsInCard],
            // Buttons with a border end where the heading does.
            actionsInCard === 'foot' ? '@2xl:px-4' : '@2xl:px-2',
            '@2xl:text-right @2xl:whitespace-nowrap',
          )}
        >
          {rowActions(row)}
        </td>
      )}
    </tr>
  )
}

/** What else stands in the line of a card's heading. */
interface BesideTitle {
  isTickable?: boolean
  hasCorner?: boolean
}

function cellStyles<Row>(
  column: Column<Row>,
  density: Density,
  { isTickable = false, hasCorner = false }: BesideTitle = {},
) {
  return cn(
    'flex items-baseline gap-4 @2xl:table-cell @2xl:px-4 @2xl:py-2 @2xl:align-middle',
    cellHeight[density],
    !column.inCard && 'justify-between text-right @2xl:text-left',
    column.inCard === 'title' &&
      'font-display text-lg font-heading @2xl:font-sans @2xl:text-base @2xl:font-semibold',
    column.inCard === 'title' && hasCorner && 'pr-12 @2xl:pr-4',
    // The box that ticks a card stands before its heading.
    column.inCard === 'title' && isTickable && 'pl-9 @2xl:pl-4',
    column.inCard === 'hidden' && 'hidden',
    column.align === 'end' && 'num @2xl:text-right',
    column.className,
  )
}

export function SkeletonRows<Row>(props: TableProps<Row>) {
  const { columns, ticks, rowActions, skeletonRows = 6 } = props
  const density = useDensity()

  return Array.from({ length: skeletonRows }, (_, row) => (
    // Placeholders have nothing else to tell them apart.
    // oxlint-disable-next-line react/no-array-index-key
    <tr key={row} role="row" className={rowStyles.base}>
      {ticks && <td role="cell" className="hidden @2xl:table-cell" />}
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

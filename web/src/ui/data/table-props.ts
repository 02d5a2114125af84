import type { ReactNode } from 'react'

import type { TableSort } from './table-sort.tsx'
import type { Ticks } from './use-ticks.ts'

export interface Column<Row> {
  key: string
  label: string
  cell: (row: Row) => ReactNode
  /** Figures and money stand at the end, so that they line up. */
  align?: 'start' | 'end'
  sortable?: boolean
  /** How it looks when the table has become cards: as the heading, without its label, or not at all. */
  inCard?: 'title' | 'plain' | 'hidden'
  className?: string
}

export interface TableProps<Row> {
  /** What the table holds; for screen readers only unless `captionShown`. */
  caption: string
  captionShown?: boolean
  columns: readonly Column<Row>[]
  /** Left out while the first page is loading. */
  rows: readonly Row[] | undefined
  rowKey: (row: Row) => string
  /** The rows shown are old while new ones are on their way. */
  isRefreshing?: boolean
  skeletonRows?: number
  sort?: TableSort
  onSortChange?: (sort: TableSort) => void
  rowActions?: (row: Row) => ReactNode
  /** What they say of the row on paper, where nothing is to be pressed; without it they are left away there. */
  actionsOnPaper?: string
  /** Where they stand when the table has become cards: a small one in the corner, words at the foot. */
  actionsInCard?: 'corner' | 'foot'
  /** Each row has a box to tick it, and the table one for all. */
  ticks?: Ticks
  /** What a row is called, for whoever hears its box. */
  rowName?: (row: Row) => string
  className?: string
}

import type { PagedCall, PageMeta, RowsOf } from '@headframe/wire'
import { useRef, type ReactNode } from 'react'

import { ErrorState } from '../../ui/data/error-state.tsx'
import { useKeptFocus } from '../use-kept-focus.ts'
import { PagesOfList } from './pages-of-list.tsx'
import type { TurnedList } from './use-wished-list.ts'

interface ListFrameProps<C extends PagedCall> {
  list: TurnedList<C>
  /** What is listed: "jobs". */
  of: string
  /** Over the rows: what narrows them down, and what stands beside that, such as an export. */
  bar?: ReactNode
  /** Instead of all this, when there is nothing at all. */
  empty: ReactNode
  /** Instead of the rows, when nothing fits what is wished for. */
  noneFound?: ReactNode
  /** Where the list begins for whoever turns a page, when that is a heading over it. */
  startId?: string
  /** Tells which page this is in words of the list's own. */
  pageText?: (page: PageMeta) => string
  /** Draws the rows, as a `Table` or as a `CardList`. */
  children: (shown: ShownRows<RowsOf<C>>) => ReactNode
}

interface ShownRows<Rows> {
  /** Nothing while the first ones are on their way. */
  rows: Rows | undefined
  /** These are still those of the wish before. */
  isRefreshing: boolean
}

/** Everything around the rows of a list: what is wished for, what is wrong, and the ways on. */
export function ListFrame<C extends PagedCall>({ list, of, bar, ...props }: ListFrameProps<C>) {
  const { page, isEmpty, isFiltered, isRefreshing, problem } = list
  const own = useRef<HTMLElement>(null)
  // What is done with may leave the list by that.
  useKeptFocus(() => own.current, page?.total)

  function turnTo(number: number) {
    list.turnTo(number)
    const start = props.startId ? document.getElementById(props.startId) : own.current
    start?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }

  const place = { ref: own, tabIndex: -1, 'aria-label': `List of ${of}` }
  if (isEmpty && !isFiltered) return <section {...place}>{props.empty}</section>
  return (
    <div className="flex flex-col gap-5">
      {bar}
      {problem ? (
        <ErrorState title={problem} onRetried={list.retry} />
      ) : (
        <section {...place}>
          {isEmpty
            ? props.noneFound
            : // That nothing fitted the last wish says nothing about this one.
              props.children({ rows: page?.total === 0 ? undefined : page?.rows, isRefreshing })}
        </section>
      )}
      {page && <PagesOfList of={of} page={page} text={props.pageText} onPageChosen={turnTo} />}
    </div>
  )
}

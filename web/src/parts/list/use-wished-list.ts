import type { InputOf, PagedCall } from '@headframe/wire'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useMemo } from 'react'

import { useList, type List, type ListOptions } from '../../calls/use-list.ts'
import type { DescribedWish } from '../../lib/wishes.ts'

interface Paged {
  page?: number | undefined
}

/** Told what has changed, and nothing else, or how that follows from what is wished for by then. */
export type ChangeWish<Wish> = (
  changes: Wish | ((present: Wish) => Wish),
  how?: { replace?: boolean },
) => void

/** A list and the ways on from what it shows. */
export interface TurnedList<C extends PagedCall> extends List<C> {
  isFiltered: boolean
  /** Shows all there is. */
  clear: () => void
  turnTo: (page: number) => void
}

export interface WishedList<C extends PagedCall, Wish> extends TurnedList<C> {
  wish: Wish
  change: ChangeWish<Wish>
}

/** Every row that there is, where one page without any search has them all; nothing while that is not known. */
export function wholeList<Row>({
  isFiltered,
  isAsking,
  page,
}: Pick<TurnedList<PagedCall>, 'isFiltered' | 'isAsking'> & {
  page: { readonly rows: readonly Row[]; readonly total: number } | undefined
}): readonly Row[] | undefined {
  const isWhole = !isFiltered && !isAsking && page?.rows.length === page?.total
  return isWhole ? page?.rows : undefined
}

/** A list whose wish stands in the address, so that Back undoes a step of it and a link shares it. */
export function useWishedList<C extends PagedCall, Wish extends Paged>(
  call: C,
  described: DescribedWish<Wish>,
  inputOf: (wish: Wish) => InputOf<C>,
  options?: ListOptions<C>,
  /** For a list at an address that says a part of the wish itself. */
  changeThere?: ChangeWish<Wish>,
): WishedList<C, Wish> {
  const search = useSearch({ strict: false })
  const wish = useMemo(() => described.read(search), [described, search])
  const changeHere = useChangeWish(described)
  const change = changeThere ?? changeHere
  const list = useList(call, inputOf(wish), options)
  const last = list.isRefreshing ? undefined : list.page?.page

  // A page beyond the last one is answered with the last one, and the address learns which that is.
  const correct = useEffectEvent((page: number) =>
    change(described.turned(page), { replace: true }),
  )
  const isBeyond = last !== undefined && last < (wish.page ?? 1)
  useEffect(() => {
    if (isBeyond) correct(last)
  }, [isBeyond, last])

  return {
    ...list,
    wish,
    change,
    isFiltered: described.isFiltered(wish),
    clear: () => change(described.cleared),
    turnTo: (page) => change(described.turned(page)),
  }
}

function useChangeWish<Wish extends Paged>({
  read,
  changed,
}: DescribedWish<Wish>): ChangeWish<Wish> {
  const navigate = useNavigate()
  return (changes, { replace = false } = {}) =>
    void navigate({
      to: '.',
      // What else stands in the address, such as the tab that the list is on, stays there.
      search: (last: Readonly<Record<string, unknown>>) => {
        const present = read(last)
        const next = typeof changes === 'function' ? changes(present) : changes
        return { ...last, ...changed(present, next) }
      },
      replace,
      resetScroll: false,
    })
}

import { applicationStatus, type applicants, type Applicant } from '@headframe/wire'
import { useEffect, useEffectEvent, useRef } from 'react'

import type { WishedList } from '../../../../parts/list/use-wished-list.ts'
import type { WorkingWish } from '../applicants-wish.ts'

export type WorkingList = WishedList<typeof applicants.list, WorkingWish>
type Standing = (applicant: Applicant) => number

/** Which row is next when the page has just been turned. */
type Entry = 'first' | 'last' | 'first pending'

/** Who is open beside the list, and the ways from there to the others, on whatever page they stand. */
export function useWorkingList(list: WorkingList, standing: Standing) {
  const { wish, page, isRefreshing } = list
  const rows = page?.rows ?? []
  const at = rows.findIndex(({ profile_hash }) => profile_hash === wish.applicant)
  const entry = useRef<Entry>(undefined)

  const show = (applicant: Applicant | undefined, replace = wish.applicant !== undefined) =>
    list.change({ applicant: applicant?.profile_hash, page: wish.page }, { replace })
  const isPending = (one: Applicant) => standing(one) === applicationStatus.pending
  const others = [...rows.slice(at + 1), ...rows.slice(0, Math.max(0, at))]
  const nextPending = others.find(isPending)
  const pendingHere = rows.filter(({ status }) => status === applicationStatus.pending).length
  const isPendingElsewhere = (page?.counts?.['pending'] ?? 0) > pendingHere

  const enter = useEffectEvent(() => {
    const wanted = entry.current
    entry.current = undefined
    if (wanted === 'first') show(rows[0], true)
    if (wanted === 'last') show(rows.at(-1), true)
    if (wanted === 'first pending') show(rows.find(isPending), true)
  })
  useEffect(() => {
    if (page && !isRefreshing && entry.current) enter()
  }, [page, isRefreshing])

  function turnTo(number: number, wanted: Entry) {
    if (!page || number < 1 || number > page.pages) return
    entry.current = wanted
    list.change({ applicant: wish.applicant, page: number > 1 ? number : undefined })
  }

  /** Whoever is not on the page any more has the first of it after them. */
  function move(step: 1 | -1) {
    const next = at === -1 ? rows.at(step === 1 ? 0 : -1) : rows[at + step]
    if (next) show(next)
    else if (page) turnTo(page.page + step, step === 1 ? 'first' : 'last')
  }

  /** On this page after the one that is open, or before; where nobody is left here, among all who wait. */
  function toNextPending(): 'shown' | 'sought' | 'none' {
    if (nextPending) {
      show(nextPending)
      return 'shown'
    }
    if (!isPendingElsewhere) return 'none'
    entry.current = 'first pending'
    list.change({ status: applicationStatus.pending, sort: undefined, sortField: undefined })
    return 'sought'
  }

  return {
    open: at === -1 ? undefined : rows[at],
    /** "3" of all that the list has. */
    number: at === -1 || !page ? undefined : (page.page - 1) * page.perPage + at + 1,
    hasBefore: at > 0 || (page?.page ?? 1) > 1,
    hasAfter: at < rows.length - 1 || (page ? page.page < page.pages : false),
    hasPending: nextPending !== undefined || isPendingElsewhere,
    show,
    close: () => show(undefined, true),
    move,
    toNextPending,
  }
}

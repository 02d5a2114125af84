import type { Applicant } from '@headframe/wire'
import { useState } from 'react'

import { useDecidedHere, type DecidedHere } from '../decided-here.ts'
import type { WorkingList } from './use-working-list.ts'

interface Held {
  /** What was wished for, and on which page. */
  readonly wish: string
  readonly page: WorkingList['page']
  /** All that were ever shown for that wish, each where it stood first. */
  readonly rows: readonly Applicant[]
}

/**
 * The list as its reader has it before them: whoever is decided about stays in their place until its reader goes
 * on to another page, order or filter, and those who come up from the next page stand at the end. Nothing moves
 * under a pointer.
 */
export function useHeldRows(list: WorkingList): WorkingList {
  const { page, isRefreshing } = list
  const { about } = useDecidedHere()
  const [held, setHeld] = useState<Held>()
  const wish = JSON.stringify({ ...list.wish, applicant: undefined })
  const isNews = page !== undefined && !isRefreshing && (held?.page !== page || held.wish !== wish)
  if (isNews) {
    const before = held?.wish === wish ? held.rows : []
    setHeld({ wish, page, rows: inTheirPlaces(before, page.rows) })
  }
  if (!page || held?.page !== page || held.wish !== wish) return list

  const fresh = new Set(page.rows.map(({ application_id }) => application_id))
  const rows = held.rows.flatMap((row) => {
    const decided = about(row.application_id)
    if (fresh.has(row.application_id)) return [row]
    return decided ? [asDecided(row, decided)] : []
  })
  // Who has left the filter is in its place here, and not in the count of the server.
  const left = list.wish.status === undefined ? 0 : rows.length - page.rows.length
  const total = page.total + Math.max(0, left)
  return { ...list, page: { ...page, rows, total }, isEmpty: list.isEmpty && rows.length === 0 }
}

/** Each with what is known of them now. */
function inTheirPlaces(before: readonly Applicant[], now: readonly Applicant[]): Applicant[] {
  const known = new Map(now.map((row) => [row.application_id, row]))
  const there = new Set(before.map(({ application_id }) => application_id))
  return [
    ...before.map((row) => known.get(row.application_id) ?? row),
    ...now.filter(({ application_id }) => !there.has(application_id)),
  ]
}

function asDecided(row: Applicant, { status, before, until }: DecidedHere): Applicant {
  const was = before.find(({ application_id }) => application_id === row.application_id)
  return { ...row, status, undo: was ? { until, status: was.status, reason: was.reason } : null }
}

import type { communityMembers, CommunityMember } from '@headframe/wire'
import { useState } from 'react'

import type { WishedList } from '../../../parts/list/use-wished-list.ts'
import type { PoolWish } from './pool-wish.ts'

export type MemberList = WishedList<typeof communityMembers.list, PoolWish>

interface Kept {
  /** What was wished for, and on which page. */
  readonly wish: string
  readonly page: MemberList['page']
  readonly rows: readonly CommunityMember[]
  /** Whose threads were opened here. */
  readonly opened: readonly string[]
}

/**
 * Whoever was read stands no longer among the unread. Here they keep their place until the reader goes on to
 * another filter or page, who may want to look at their profile or decide.
 */
export function useKeptUnread(list: MemberList): MemberList {
  const { page, isRefreshing } = list
  const { thread, ...wished } = list.wish
  const wish = JSON.stringify(wished)
  const [kept, setKept] = useState<Kept>()
  const last = kept?.wish === wish ? kept : undefined
  const opened = withOne(last?.opened ?? [], thread)
  const isNews = last?.page !== page || last?.opened.length !== opened.length
  if (page && !isRefreshing && isNews)
    setKept({ wish, page, rows: inTheirPlaces(last?.rows ?? [], page.rows, opened), opened })

  if (!page || !last || last.page !== page || wished.status !== 'unread') return list
  const total = page.total + last.rows.length - page.rows.length
  return { ...list, page: { ...page, rows: [...last.rows], total }, isEmpty: total === 0 }
}

function withOne(opened: readonly string[], thread: string | undefined): readonly string[] {
  return thread === undefined || opened.includes(thread) ? opened : [...opened, thread]
}

/** Each with what is known of them now, and nothing unread of those who are there no more. */
function inTheirPlaces(
  before: readonly CommunityMember[],
  now: readonly CommunityMember[],
  opened: readonly string[],
): CommunityMember[] {
  const known = new Map(now.map((row) => [row.id, row]))
  const there = new Set(before.map(({ id }) => id))
  return [
    ...before.flatMap((row) => {
      const fresh = known.get(row.id)
      if (fresh) return [fresh]
      return opened.includes(row.id) ? [{ ...row, unread: 0 }] : []
    }),
    ...now.filter(({ id }) => !there.has(id)),
  ]
}

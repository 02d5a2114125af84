// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import type { CommunityMember } from '@headframe/wire'
import { expect, test } from 'vitest'

import type { PoolWish } from './pool-wish.ts'
import { useKeptUnread, type MemberList } from './use-kept-unread.ts'

const ash = { id: 'm-1', full_name: 'Ash Doyle', unread: 1 } as CommunityMember
const bo = { id: 'm-2', full_name: 'Bo Tran', unread: 2 } as CommunityMember

/** A list as the server answers it for this wish. */
function answered(rows: CommunityMember[], wish: PoolWish): MemberList {
  return {
    page: { rows, total: rows.length, page: 1, perPage: 20, pages: 1, counts: {} },
    isRefreshing: false,
    isAsking: false,
    isEmpty: rows.length === 0,
    isFiltered: true,
    problem: undefined,
    retry: () => undefined,
    refresh: () => Promise.resolve(),
    clear: () => undefined,
    turnTo: () => undefined,
    change: () => undefined,
    wish,
  }
}

const idsIn = ({ page }: MemberList) => page?.rows.map(({ id }) => id)

test('whoever was read keeps their place among the unread until another filter is chosen', () => {
  const unread: PoolWish = { status: 'unread' }
  const { result, rerender } = renderHook((list: MemberList) => useKeptUnread(list), {
    initialProps: answered([ash, bo], unread),
  })
  rerender(answered([ash, bo], { ...unread, thread: 'm-1' }))
  const read = answered([bo], unread)
  rerender(read)
  rerender(read)

  expect(idsIn(result.current)).toEqual(['m-1', 'm-2'])
  expect(result.current.page?.rows[0]?.unread).toBe(0)
  expect(result.current.page?.total).toBe(2)

  rerender(answered([bo], { status: 'Pending' }))
  expect(idsIn(result.current)).toEqual(['m-2'])
})

test('the last who was read leaves no empty list', () => {
  const unread: PoolWish = { status: 'unread' }
  const { result, rerender } = renderHook((list: MemberList) => useKeptUnread(list), {
    initialProps: answered([ash], unread),
  })
  rerender(answered([ash], { ...unread, thread: 'm-1' }))
  const read = answered([], unread)
  rerender(read)
  rerender(read)

  expect(idsIn(result.current)).toEqual(['m-1'])
  expect(result.current.isEmpty).toBe(false)
})

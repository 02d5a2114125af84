import { communityMembers, companyCommunities } from '@headframe/wire'

import { askAhead, listAhead } from '../../../calls/ask-ahead.ts'
import type { PoolWish } from './pool-wish.ts'

export function inputOfMembers(id: string, { search = '', status, page = 1, sort }: PoolWish) {
  const which = status === 'unread' ? { unread: '1' as const } : { status }
  return {
    id,
    search,
    status: undefined,
    unread: undefined,
    sort,
    page,
    perPage: undefined,
    ...which,
  }
}

export function askForPool(id: string, wish: PoolWish): void {
  askAhead(companyCommunities.one, { id })
  listAhead(communityMembers.list, inputOfMembers(id, wish))
}

export function askForMember(id: string, memberId: string): void {
  askAhead(communityMembers.one, { id, memberId })
}

import { companyCommunities } from '@headframe/wire'

import { listAhead } from '../../../calls/ask-ahead.ts'
import type { PoolsWish } from './pools-wish.ts'

export function inputOfPools({ search = '', status, page = 1 }: PoolsWish) {
  const which = status === 'unread' ? { unread: '1' as const } : { status }
  return { search, status: undefined, unread: undefined, page, perPage: undefined, ...which }
}

export function askForPools(wish: PoolsWish): void {
  listAhead(companyCommunities.list, inputOfPools(wish))
}

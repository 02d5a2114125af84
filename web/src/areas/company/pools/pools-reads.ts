import { companyCommunities } from '@headframe/wire'

import { listAhead } from '../../../calls/ask-ahead.ts'
import type { PoolsWish } from './pools-wish.ts'

export function inputOfPools({ search = '', status, page = 1 }: PoolsWish) {
  return { search, status, page, perPage: undefined }
}

export function askForPools(wish: PoolsWish): void {
  listAhead(companyCommunities.list, inputOfPools(wish))
}

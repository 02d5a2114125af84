import { benches } from '@headframe/wire'

import { listAhead } from '../../../calls/ask-ahead.ts'
import type { PoolsWish } from './pools-wish.ts'

export function inputOfPools({ page = 1, archived }: PoolsWish) {
  return { page, perPage: undefined, archived }
}

export function askForPools(wish: PoolsWish): void {
  listAhead(benches.list, inputOfPools(wish))
}

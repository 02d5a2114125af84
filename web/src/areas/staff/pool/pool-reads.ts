import { benches } from '@headframe/wire'

import { askAhead, listAhead } from '../../../calls/ask-ahead.ts'
import { inputOfMembers, type PoolWish } from './pool-wish.ts'

export function askForPool(tph: string, wish: PoolWish): void {
  askAhead(benches.one, { tph })
  askAhead(benches.stats, { tph })
  listAhead(benches.members, inputOfMembers(tph, wish))
}

import { standings } from '@headframe/wire'

import { oneOf, text } from '../../../lib/wish-readers.ts'
import { describeWish, type WishOf } from '../../../lib/wishes.ts'

const tab = oneOf(['details', 'members'])
export type PoolTab = NonNullable<ReturnType<typeof tab>>

/** Which members the address asks for, on which tab, and whose thread is open. */
export const poolWish = describeWish({
  filters: { search: text, status: oneOf([...standings, 'unread']) },
  kept: { tab, sort: oneOf(['match']) },
  passing: { thread: text },
})
export type PoolWish = WishOf<typeof poolWish>

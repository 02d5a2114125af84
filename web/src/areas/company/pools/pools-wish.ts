import { communityStatuses } from '@headframe/wire'

import { oneOf, text } from '../../../lib/wish-readers.ts'
import { describeWish, type WishOf } from '../../../lib/wishes.ts'

/** Which talent pools the address asks for, and whether it opens the form for a new one. */
export const poolsWish = describeWish({
  filters: { search: text, status: oneOf([...communityStatuses, 'unread']) },
  passing: { create: (said: unknown) => (said === true || said === 'true' ? true : undefined) },
})
export type PoolsWish = WishOf<typeof poolsWish>

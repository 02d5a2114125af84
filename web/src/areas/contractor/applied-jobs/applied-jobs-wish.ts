import { applicationStatus } from '@headframe/wire'

import { oneOf } from '../../../lib/wish-readers.ts'
import { describeWish, type WishOf } from '../../../lib/wishes.ts'

/** Which of the own applications the address asks for. */
export const appliedWish = describeWish({
  filters: { status: oneOf(Object.values(applicationStatus)) },
})
export type AppliedWish = WishOf<typeof appliedWish>

import { communityFilters } from '@headframe/wire'

import { oneOf, text } from '../../../lib/wish-readers.ts'
import { describeWish, type WishOf } from '../../../lib/wishes.ts'

/** Which talent communities the address asks for, how they are shown and in which order, and which one is picked on the map. */
export const communitiesWish = describeWish({
  filters: {
    search: text,
    type: oneOf(communityFilters.types),
    status: oneOf(['available', 'my-applications']),
  },
  kept: { view: oneOf(['map']), sort: oneOf(['match']) },
  passing: { pool: text },
})
export type CommunitiesWish = WishOf<typeof communitiesWish>

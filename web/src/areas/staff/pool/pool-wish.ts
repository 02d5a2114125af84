import { memberStatuses, profileOrders } from '@headframe/wire'

import { oneOf, text } from '../../../lib/wish-readers.ts'
import { describeWish, type WishOf } from '../../../lib/wishes.ts'
import { usualOrder } from '../person/usual-order.ts'
import { personTabs } from '../profiles/profiles-wish.ts'

/** Which members the address asks for, in which order, and who of them is open. */
export const poolWish = describeWish({
  filters: { search: text, status: oneOf(memberStatuses) },
  kept: { sortField: oneOf(profileOrders), sortOrder: oneOf(['asc', 'desc']) },
  passing: { person: text, tab: oneOf(personTabs) },
})
export type PoolWish = WishOf<typeof poolWish>

export function inputOfMembers(tph: string, { search = '', page = 1, status, ...wish }: PoolWish) {
  const { sortField = usualOrder(search), sortOrder = 'desc' } = wish
  return { tph, search, page, status, sortField, sortOrder }
}

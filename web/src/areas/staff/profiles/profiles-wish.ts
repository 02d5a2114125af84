import { profileOrders } from '@headframe/wire'

import { oneOf, text } from '../../../lib/wish-readers.ts'
import { describeWish, type WishOf } from '../../../lib/wishes.ts'

export const personTabs = ['profile', 'notes', 'pools'] as const
export type PersonTab = (typeof personTabs)[number]

/** Which people the address asks for, in which order, and who of them is open. */
export const profilesWish = describeWish({
  filters: { search: text },
  kept: { sortField: oneOf(profileOrders), sortOrder: oneOf(['asc', 'desc']) },
  passing: { person: text, tab: oneOf(personTabs) },
})
export type ProfilesWish = WishOf<typeof profilesWish>

/** On a page of their own there is nothing else to wish for. */
export function readPersonTab({ tab }: Readonly<Record<string, unknown>>): { tab?: PersonTab } {
  const wished = oneOf(personTabs)(tab)
  return wished ? { tab: wished } : {}
}

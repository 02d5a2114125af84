import { contractorCommunities, sizes, type OpenCommunity } from '@headframe/wire'

import { refreshRead, useGlance } from '../../calls/use-read.ts'

/** Companies write to those who have applied; hardly anybody has applied to more than fit on one page. */
const applied = {
  search: '',
  status: 'my-applications',
  page: 1,
  perPage: sizes.largestPage,
} as const

/**
 * The talent communities in which a contractor has unread messages. Header, home page and list ask together:
 * it is one read.
 */
export function useUnreadCommunities(isWanted: boolean): readonly OpenCommunity[] {
  const found = useGlance(contractorCommunities.list, applied, isWanted, { againWithWindow: true })
  return found?.data.filter(({ unread }) => unread > 0) ?? []
}

/** Some of them have just been read. */
export function refreshUnread(): void {
  refreshRead(contractorCommunities.list, applied)
}

export function unreadIn(communities: readonly OpenCommunity[]): number {
  return communities.reduce((sum, { unread }) => sum + unread, 0)
}

import { communityMembers, companyCommunities } from '@headframe/wire'

import { askAhead, listAhead } from '../../../calls/ask-ahead.ts'
import type { PoolWish } from './pool-wish.ts'

export function inputOfMembers(id: string, { search = '', status, page = 1 }: PoolWish) {
  return { id, search, status, page, perPage: undefined }
}

export function askForPool(id: string, wish: PoolWish): void {
  askAhead(companyCommunities.one, { id })
  listAhead(communityMembers.list, inputOfMembers(id, wish))
}

export function askForMember(id: string, memberId: string): void {
  askAhead(communityMembers.one, { id, memberId })
}

import { contractorCommunities } from '@headframe/wire'

import { askAhead, listAhead } from '../../../calls/ask-ahead.ts'
import type { CommunitiesWish } from './communities-wish.ts'

export function inputOfCommunities(wish: CommunitiesWish) {
  const { search = '', type, status, view, sort, page = 1 } = wish
  const part = view === 'map' ? { page: undefined, sort: undefined } : { page, sort }
  return { search, type, status, view, perPage: undefined, ...part }
}

export function askForCommunities(wish: CommunitiesWish): void {
  listAhead(contractorCommunities.list, inputOfCommunities(wish))
  if (wish.search) askAhead(contractorCommunities.readSearch, { search: wish.search })
}

export function askForCommunity(id: string): void {
  askAhead(contractorCommunities.one, { id })
}

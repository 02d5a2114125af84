import { contractorCommunities } from '@headframe/wire'

import { askAhead, listAhead } from '../../../calls/ask-ahead.ts'
import type { CommunitiesWish } from './communities-wish.ts'

export function inputOfCommunities({ search = '', type, status, view, page = 1 }: CommunitiesWish) {
  const part = view === 'map' ? { page: undefined } : { page }
  return { search, type, status, view, perPage: undefined, ...part }
}

export function askForCommunities(wish: CommunitiesWish): void {
  listAhead(contractorCommunities.list, inputOfCommunities(wish))
  if (wish.search) askAhead(contractorCommunities.readSearch, { search: wish.search })
}

export function askForCommunity(id: string): void {
  askAhead(contractorCommunities.one, { id })
}

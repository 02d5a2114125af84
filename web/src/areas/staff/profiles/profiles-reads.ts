import { staffProfiles } from '@headframe/wire'

import { askAhead, listAhead } from '../../../calls/ask-ahead.ts'
import type { ProfilesWish } from './profiles-wish.ts'

export function inputOfProfiles({ search = '', page = 1, ...wish }: ProfilesWish) {
  const { sortField, sortOrder = 'desc' } = wish
  return { search, page, sortField, sortOrder, excludeTph: undefined }
}

export function askForProfiles(wish: ProfilesWish): void {
  listAhead(staffProfiles.list, inputOfProfiles(wish))
  if (wish.search) askAhead(staffProfiles.readSearch, { search: wish.search })
}

export function askForPerson(hash: string): void {
  askAhead(staffProfiles.one, { ph: hash })
}

import { staffJoins, staffProfiles, staffUploads } from '@headframe/wire'

import { askAhead, listAhead } from '../../../calls/ask-ahead.ts'
import { onePair } from '../joins/joins-reads.ts'
import { usualOrder } from '../person/usual-order.ts'
import { oneInReview } from '../uploads/uploads-reads.ts'
import type { ProfilesWish } from './profiles-wish.ts'

export function inputOfProfiles({ search = '', page = 1, ...wish }: ProfilesWish) {
  const { sortField = usualOrder(search), sortOrder = 'desc' } = wish
  return { search, page, sortField, sortOrder, excludeTph: undefined }
}

export function askForProfiles(wish: ProfilesWish): void {
  listAhead(staffProfiles.list, inputOfProfiles(wish))
  // What waits stands above the list: were it told later, it would push the list down.
  listAhead(staffUploads.list, oneInReview)
  listAhead(staffJoins.list, onePair)
  if (wish.search) askAhead(staffProfiles.readSearch, { search: wish.search })
}

export function askForPerson(hash: string): void {
  askAhead(staffProfiles.one, { ph: hash })
}

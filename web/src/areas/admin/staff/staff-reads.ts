import { adminStaff } from '@headframe/wire'

import { listAhead } from '../../../calls/ask-ahead.ts'
import type { PagesWish } from '../../../lib/wishes.ts'

export function inputOfStaff({ page = 1 }: PagesWish) {
  return { page, perPage: undefined }
}

export function askForStaff(wish: PagesWish): void {
  listAhead(adminStaff.list, inputOfStaff(wish))
}

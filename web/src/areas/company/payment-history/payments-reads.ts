import { payments } from '@headframe/wire'

import { askAhead, listAhead } from '../../../calls/ask-ahead.ts'
import type { PagesWish } from '../../../lib/wishes.ts'

export function inputOfPayments({ page = 1 }: PagesWish) {
  return { page, perPage: undefined }
}

export function askForPayments(wish: PagesWish): void {
  listAhead(payments.history, inputOfPayments(wish))
  askAhead(payments.credits, {})
}

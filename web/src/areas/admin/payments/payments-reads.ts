import { adminPayments } from '@headframe/wire'

import { listAhead } from '../../../calls/ask-ahead.ts'
import type { PaymentsWish } from './payments-wish.ts'

export function inputOfPayments({ month, search = '', page = 1 }: PaymentsWish) {
  return { month, search, page, perPage: undefined }
}

export function askForPayments(wish: PaymentsWish): void {
  listAhead(adminPayments.list, inputOfPayments(wish))
}

import { pageWish } from '../../../lib/wishes.ts'

export interface PaymentsWish {
  page?: number | undefined
}

export function readPaymentsWish(search: Readonly<Record<string, unknown>>): PaymentsWish {
  return { page: pageWish(search['page']) }
}

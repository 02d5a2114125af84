import { monthForm } from '@headframe/wire'

import { text, type Reader } from '../../../lib/wish-readers.ts'
import { describeWish, type WishOf } from '../../../lib/wishes.ts'

const month: Reader<string> = (said) => {
  const written = text(said)
  return written !== undefined && monthForm.test(written) ? written : undefined
}

/** The month that the books are opened at, and the number of a receipt. */
export const paymentsWish = describeWish({ filters: { month, search: text } })
export type PaymentsWish = WishOf<typeof paymentsWish>

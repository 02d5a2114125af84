import { companyOrders } from '@headframe/wire'

import { oneOf, text } from '../../../lib/wish-readers.ts'
import { describeWish, type WishOf } from '../../../lib/wishes.ts'

/** Which companies the address asks for, and in which order. */
export const companiesWish = describeWish({
  filters: { search: text },
  kept: { sortField: oneOf(companyOrders), sortOrder: oneOf(['asc', 'desc']) },
})
export type CompaniesWish = WishOf<typeof companiesWish>

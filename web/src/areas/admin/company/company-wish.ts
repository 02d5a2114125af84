import { oneOf } from '../../../lib/wish-readers.ts'
import { describeWish, type WishOf } from '../../../lib/wishes.ts'

const tab = oneOf(['credits', 'payments'])
export type CompanyTab = NonNullable<ReturnType<typeof tab>>

/** Which of its lists the address of a company asks for, and which page of it. */
export const companyWish = describeWish({ kept: { tab } })
export type CompanyWish = WishOf<typeof companyWish>

import { text } from '../../../lib/wish-readers.ts'
import { describeWish, type WishOf } from '../../../lib/wishes.ts'

/** Which contractors the address asks for. */
export const contractorsWish = describeWish({ filters: { search: text } })
export type ContractorsWish = WishOf<typeof contractorsWish>

import { oneOf } from '../../../lib/wish-readers.ts'
import { describeWish, type WishOf } from '../../../lib/wishes.ts'

/** Which talent pools the address asks for: those in use, or those that were put away. */
export const poolsWish = describeWish({ filters: { archived: oneOf(['1']) } })
export type PoolsWish = WishOf<typeof poolsWish>

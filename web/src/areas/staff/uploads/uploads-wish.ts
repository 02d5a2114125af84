import { oneOf } from '../../../lib/wish-readers.ts'
import { describeWish, type WishOf } from '../../../lib/wishes.ts'

/** Which uploads the address asks for. */
export const uploadsWish = describeWish({ filters: { status: oneOf(['0', '1', '2', '3']) } })
export type UploadsWish = WishOf<typeof uploadsWish>

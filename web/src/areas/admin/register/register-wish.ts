import { oneOf, text } from '../../../lib/wish-readers.ts'
import { describeWish, type WishOf } from '../../../lib/wishes.ts'

/** Which looks the address asks for: at whom, by whom, and whether a file was taken away. */
export const registerWish = describeWish({
  filters: { files: oneOf(['1']), contractor: text, search: text },
})
export type RegisterWish = WishOf<typeof registerWish>

import { jobStatus } from '@headframe/wire'

import { oneOf, text } from '../../../lib/wish-readers.ts'
import { describeWish, type WishOf } from '../../../lib/wishes.ts'

/** Which postings the address asks for. */
export const jobsWish = describeWish({
  filters: { search: text, status: oneOf(Object.values(jobStatus)) },
})
export type JobsWish = WishOf<typeof jobsWish>

import { jobStatus } from '@headframe/wire'

import { oneOf, text } from '../../../lib/wish-readers.ts'
import { describeWish, type WishOf } from '../../../lib/wishes.ts'

/** By who waits; newest first needs no word. */
export const jobsSorts = ['pending', 'waiting'] as const

/** Which jobs the address asks for, and what it tells about how its reader came here. */
export const jobsWish = describeWish({
  filters: {
    search: text,
    status: oneOf(Object.values(jobStatus)),
    only: oneOf(['waiting', 'ending']),
  },
  kept: {
    sort: oneOf(jobsSorts),
    /** How the card provider sends its customers back. */
    payment_intent: text,
    redirect_status: text,
    /** What was paid for. */
    job: text,
  },
})
export type JobsWish = WishOf<typeof jobsWish>

/** What came of paying, as far as the address tells. Only the provider's word to the server counts. */
export function outcomeOf({ payment_intent, redirect_status }: JobsWish) {
  if (payment_intent === undefined) return undefined
  if (redirect_status === 'succeeded') return 'paid'
  return redirect_status === 'failed' ? 'failed' : undefined
}

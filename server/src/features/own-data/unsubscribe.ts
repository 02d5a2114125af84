import type { ownData } from '@headframe/wire'
import { Refusal } from '@headframe/wire'
import { hashOfToken } from '../../kit/tokens.ts'
import type { UseCase } from '../../kit/use-case.ts'
import { findSubscription, switchMailsOff } from './queries.ts'

/** The link of a letter needs no sign-in and works again and again, for it can do nothing else. */
export const unsubscribe: UseCase<typeof ownData.unsubscribe> = async ({ db }, { token }) => {
  const subscription = await findSubscription(db, hashOfToken(token))
  if (!subscription) throw new Refusal('NOT_FOUND')
  await switchMailsOff(db, subscription.accountId, [subscription.preference])
  return { success: true, preference: subscription.preference }
}

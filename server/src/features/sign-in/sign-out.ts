import type { session } from '@headframe/wire'
import { endSession, showing } from '../../kit/sign-in/sessions.ts'
import type { UseCase } from '../../kit/use-case.ts'

/** Signing out twice, or with a token that has ended, is signing out. */
export const signOut: UseCase<typeof session.logout> = async ({ db, caller }) => {
  await endSession(db, caller, showing.bearer)
  return { success: true }
}

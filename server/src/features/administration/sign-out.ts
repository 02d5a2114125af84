import type { administration } from '@headframe/wire'
import { endSession, showing } from '../../kit/sessions.ts'
import type { UseCase } from '../../kit/use-case.ts'

export const signOutAdmin: UseCase<typeof administration.logout> = async ({ db, caller }) => {
  if (caller.token) await endSession(db, caller.token, showing.cookie)
  caller.keepSession(undefined)
  return { success: true }
}

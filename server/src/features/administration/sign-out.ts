import type { administration } from '@headframe/wire'
import { endSession } from '../../kit/sessions.ts'
import type { UseCase } from '../../kit/use-case.ts'

export const signOutAdmin: UseCase<typeof administration.logout> = async ({ db, caller }) => {
  if (caller.token) await endSession(db, caller.token)
  caller.keepSession(undefined)
  return { success: true }
}

import type { administration } from '@headframe/wire'
import { endSession, showing } from '../../kit/sign-in/sessions.ts'
import type { UseCase } from '../../kit/use-case.ts'

export const signOutAdmin: UseCase<typeof administration.logout> = async ({ db, caller }) => {
  await endSession(db, caller, showing.cookie)
  caller.keepSession(undefined)
  return { success: true }
}

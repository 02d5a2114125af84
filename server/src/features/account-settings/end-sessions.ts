import type { SessionCalls } from '@headframe/wire'
import { Refusal } from '@headframe/wire'
import { accountIdOf } from '../../kit/actor.ts'
import { endSessionsOf } from '../../kit/sign-in/sessions.ts'
import type { UseCase } from '../../kit/use-case.ts'
import { isUuid } from '../../kit/uuids.ts'
import { endOneSession } from './queries.ts'

/** One that has ended is not there any more, like one of somebody else. */
export const endOwnSession: UseCase<SessionCalls['endSession']> = async ({ db, actor }, { id }) => {
  const hasEnded = isUuid(id) && (await endOneSession(db, accountIdOf(actor), id))
  if (!hasEnded) throw new Refusal('NOT_FOUND')
  return { success: true }
}

export const endOtherSessions: UseCase<SessionCalls['endOtherSessions']> = async ({
  db,
  actor,
  caller,
}) => ({
  success: true,
  ended: await endSessionsOf(db, accountIdOf(actor), caller.token),
})

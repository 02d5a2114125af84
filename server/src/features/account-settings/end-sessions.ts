import type { SessionCalls } from '@headframe/wire'
import { Refusal } from '@headframe/wire'
import { endSessionsOf } from '../../kit/sign-in/sessions.ts'
import type { Prepare, UseCase } from '../../kit/use-case.ts'
import { isUuid } from '../../kit/uuids.ts'
import { faultsOfProof, mustFindOwnAccount } from '../../market/accounts/own-password.ts'
import { endOneSession } from './queries.ts'

type End = SessionCalls['endSession' | 'endOtherSessions']

export const checkEnding: Prepare<End, string> = async (context, { accountPassword }) => {
  const account = await mustFindOwnAccount(context.reading, context.actor)
  const hasPassword = account.passwordHash !== null
  const faults = hasPassword ? await faultsOfProof(context, account, accountPassword) : {}
  return { faults, subject: account.id }
}

/** One that has ended is not there any more, like one of somebody else. */
export const endOwnSession: UseCase<SessionCalls['endSession'], string> = async (
  { db },
  { id },
  accountId,
) => {
  const hasEnded = isUuid(id) && (await endOneSession(db, accountId, id))
  if (!hasEnded) throw new Refusal('NOT_FOUND')
  return { success: true }
}

export const endOtherSessions: UseCase<SessionCalls['endOtherSessions'], string> = async (
  { db, caller },
  _form,
  accountId,
) => ({
  success: true,
  ended: await endSessionsOf(db, accountId, caller.token),
})

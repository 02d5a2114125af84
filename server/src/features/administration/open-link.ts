import type { administration } from '@headframe/wire'
import { lives, Refusal } from '@headframe/wire'
import { endSession, showing, startSession } from '../../kit/sign-in/sessions.ts'
import { hashOfToken } from '../../kit/tokens.ts'
import type { UseCase } from '../../kit/use-case.ts'
import { useLink } from './queries.ts'

export const openLink: UseCase<typeof administration.openLink> = async (
  { db, now, caller },
  { token },
) => {
  const oldest = new Date(now.getTime() - lives.adminLinkSeconds * 1000)
  const admin = await useLink(db, hashOfToken(token), now, oldest)
  if (!admin) throw new Refusal('LINK_INVALID')

  // A browser has one session at a time; one that it no longer shows would live on unseen.
  await endSession(db, caller, showing.cookie)
  const account = { id: admin.id, audience: 'admin', passwordHash: null } as const
  caller.keepSession(await startSession({ db, now, caller }, account, 'LINK_INVALID'))
  return { success: true, email: admin.email }
}

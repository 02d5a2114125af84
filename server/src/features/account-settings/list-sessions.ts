import type { SessionCalls } from '@headframe/wire'
import { instantOf } from '../../domain/instants.ts'
import { accountIdOf } from '../../kit/actor.ts'
import { oldestGood } from '../../kit/sign-in/sessions.ts'
import { hashOfToken } from '../../kit/tokens.ts'
import type { UseCase } from '../../kit/use-case.ts'
import { listSessions } from './queries.ts'

export const listOwnSessions: UseCase<SessionCalls['sessions']> = async ({
  db,
  actor,
  caller,
  now,
}) => {
  const current = hashOfToken(caller.token ?? '')
  const sessions = await listSessions(db, accountIdOf(actor), oldestGood(actor.audience, now))
  return {
    data: sessions.map(({ token_hash, started_at, used_at, ...session }) => ({
      ...session,
      start_date: instantOf(started_at),
      last_use_date: instantOf(used_at),
      is_current: token_hash.equals(current),
    })),
  }
}

import type { Audience } from '@headframe/wire'
import { lives } from '@headframe/wire'
import type { Database, Reading, Writing } from '../db/open.ts'
import type { Actor } from './actor.ts'
import { hashOfToken, newToken } from './tokens.ts'

/** Starts a session and answers its token, which is not kept anywhere. */
export async function startSession(
  db: Writing,
  account: { id: string; audience: Audience },
  now: Date,
): Promise<string> {
  const token = newToken()
  await db
    .insertInto('session')
    .values({
      token_hash: hashOfToken(token),
      account_id: account.id,
      audience: account.audience,
      started_at: now,
      used_at: now,
    })
    .execute()
  return token
}

export async function endSession(db: Writing, token: string): Promise<void> {
  await db.deleteFrom('session').where('token_hash', '=', hashOfToken(token)).execute()
}

/** Ends every session of an account, but the one of `except` where that is given. */
export async function endSessionsOf(
  db: Writing,
  accountId: string,
  except?: string,
): Promise<void> {
  let ending = db.deleteFrom('session').where('account_id', '=', accountId)
  if (except) ending = ending.where('token_hash', '!=', hashOfToken(except))
  await ending.execute()
}

/** Who holds this token; nobody when it is unknown, ended, left alone for too long or too old. */
export async function findActor(
  database: Database,
  token: string,
  now: Date,
): Promise<Actor | undefined> {
  if (token.length > 200) return undefined
  const hash = hashOfToken(token)
  const session = await findSession(database.reading, hash)
  if (!session || isOver(session, now)) return undefined

  // Written down once a minute at most: a session is a read for nearly every call.
  if (now.getTime() - session.used_at.getTime() > 60_000) await noteUse(database.writing, hash, now)
  return actorOf(session)
}

function findSession(db: Reading, hash: Buffer) {
  return db
    .selectFrom('session')
    .leftJoin('staff_member', 'staff_member.id', 'session.account_id')
    .select(['session.account_id', 'session.audience', 'session.started_at', 'session.used_at'])
    .select('staff_member.staff_account_id')
    .where('token_hash', '=', hash)
    .executeTakeFirst()
}

type FoundSession = NonNullable<Awaited<ReturnType<typeof findSession>>>

function isOver(session: FoundSession, now: Date): boolean {
  const { idle, whole } = livesOf(session.audience)
  return (
    now.getTime() >= session.used_at.getTime() + idle * 1000 ||
    now.getTime() >= session.started_at.getTime() + whole * 1000
  )
}

function livesOf(audience: string) {
  return audience === 'admin'
    ? { idle: lives.adminIdleSeconds, whole: lives.adminSeconds }
    : { idle: lives.bearerIdleSeconds, whole: lives.bearerSeconds }
}

function actorOf({ audience, account_id, staff_account_id }: FoundSession): Actor | undefined {
  switch (audience) {
    case 'contractor':
      return { audience, contractorId: account_id }
    case 'company':
      return { audience, companyId: account_id }
    case 'staff':
      return staff_account_id
        ? { audience, staffId: account_id, staffAccountId: staff_account_id }
        : undefined
    case 'admin':
      return { audience, adminId: account_id }
    default:
      return undefined
  }
}

async function noteUse(db: Database['writing'], hash: Buffer, now: Date): Promise<void> {
  await db
    .updateTable('session')
    .set({ used_at: now })
    .where('token_hash', '=', hash)
    .where('used_at', '<', now)
    .execute()
}

export async function forgetEndedSessions(database: Database, now: Date): Promise<void> {
  const longestLife = new Date(now.getTime() - lives.bearerSeconds * 1000)
  await database.writing.deleteFrom('session').where('started_at', '<', longestLife).execute()
}

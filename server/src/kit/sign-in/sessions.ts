import type { Audience, CompanyRole, RefusalCode } from '@headframe/wire'
import { audiences, lives, Refusal } from '@headframe/wire'
import { sql } from 'kysely'
import type { Database, Reading, Writing } from '../../db/open.ts'
import type { Actor } from '../actor.ts'
import { deviceInWords } from './device-words.ts'
import { hashOfToken, newToken } from '../tokens.ts'
import type { Caller } from '../use-case.ts'

/** Who is let in, and by which password. Administrators have none. */
export interface LetIn {
  readonly id: string
  readonly audience: Audience
  readonly passwordHash: string | null
}

/**
 * Starts a session and answers its token, of which only the hash is kept. Refused where the account is gone,
 * belongs to a demo that is switched off, or has had its password changed since it was checked. The account
 * is locked until the call ends: whoever changes it waits, and then ends this session with the others.
 */
export async function startSession(
  { db, now, caller }: { db: Writing; now: Date; caller?: Caller },
  { id, audience, passwordHash }: LetIn,
  otherwise: RefusalCode = 'UNAUTHENTICATED',
): Promise<string> {
  const token = newToken()
  const started = await db
    .insertInto('session')
    .columns(['token_hash', 'account_id', 'audience', 'started_at', 'used_at', 'device', 'address'])
    .expression(({ selectFrom, val }) =>
      selectFrom('account')
        .select([
          val(hashOfToken(token)).as('token_hash'),
          'account.id',
          'account.audience',
          sql<Date>`${now}::timestamptz`.as('started_at'),
          sql<Date>`${now}::timestamptz`.as('used_at'),
          val(deviceInWords(caller?.agent)).as('device'),
          val(caller?.shortAddress ?? null).as('address'),
        ])
        .where('account.id', '=', id)
        .where('account.audience', '=', audience)
        .where('account.password_hash', 'is not distinct from', passwordHash)
        .where('account.demo', 'is distinct from', 'closed')
        .forShare(),
    )
    .returning('token_hash')
    .executeTakeFirst()
  if (!started) throw new Refusal(otherwise)
  caller?.noteAccount({ id, audience })
  if (isWatched(audience)) await noteSignIn(db, id, now)
  return token
}

/** Who runs the place sees when those who work in it came last: sessions are forgotten. */
const isWatched = (audience: Audience) => audience === 'staff' || audience === 'admin'

async function noteSignIn(db: Writing, accountId: string, now: Date): Promise<void> {
  await db
    .insertInto('last_sign_in')
    .values({ account_id: accountId, at: now })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ at: now }))
    .execute()
}

/** How a session is shown: an administrator's by the cookie alone, all others by the bearer token alone. */
export const showing = {
  cookie: ['admin'],
  bearer: ['contractor', 'company', 'staff'],
} as const satisfies Record<string, readonly Audience[]>

/** Ends the session that the caller shows, if it is one. */
export async function endSession(
  db: Writing,
  caller: Caller,
  among: readonly Audience[],
): Promise<void> {
  if (!caller.token) return
  const ended = await db
    .deleteFrom('session')
    .where('token_hash', '=', hashOfToken(caller.token))
    .where('audience', 'in', among)
    .returning(['account_id as id', 'audience'])
    .executeTakeFirst()
  // The database takes no other audiences.
  if (ended) caller.noteAccount({ id: ended.id, audience: ended.audience as Audience })
}

/** Ends every session of an account, but the one of `except` where that is given, and answers how many. */
export async function endSessionsOf(
  db: Writing,
  accountId: string,
  except?: string,
): Promise<number> {
  let ending = db.deleteFrom('session').where('account_id', '=', accountId)
  if (except) ending = ending.where('token_hash', '!=', hashOfToken(except))
  const { numDeletedRows } = await ending.executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Who holds this token; nobody when it is unknown, ended, left alone for too long or too old. */
export async function findActor(
  database: Database,
  token: string,
  now: Date,
  shownHere: readonly Audience[] = audiences,
): Promise<Actor | undefined> {
  if (token.length > 200) return undefined
  const hash = hashOfToken(token)
  const session = await findSession(database.reading, hash)
  if (!session || isOver(session, now)) return undefined

  const actor = actorOf(session)
  // Written down once a minute at most: a session is a read for nearly every call.
  const isUse = actor && shownHere.includes(actor.audience)
  if (isUse && now.getTime() - session.used_at.getTime() > 60_000)
    await noteUse(database.writing, hash, now)
  return actor
}

function findSession(db: Reading, hash: Buffer) {
  return db
    .selectFrom('session')
    .leftJoin('staff_member', 'staff_member.id', 'session.account_id')
    .leftJoin('colleague', 'colleague.id', 'session.account_id')
    .select(['session.account_id', 'session.audience', 'session.started_at', 'session.used_at'])
    .select('staff_member.staff_account_id')
    .select(['colleague.company_id', 'colleague.role'])
    .where('token_hash', '=', hash)
    .executeTakeFirst()
}

type FoundSession = NonNullable<Awaited<ReturnType<typeof findSession>>>

function isOver({ audience, used_at, started_at }: FoundSession, now: Date): boolean {
  const oldest = oldestGood(audience, now)
  return used_at <= oldest.use || started_at <= oldest.start
}

/** When a session that is good now was used and started at the earliest, or a moment later. */
export function oldestGood(audience: string, now: Date): { use: Date; start: Date } {
  const { idle, whole } = livesOf(audience)
  const before = (seconds: number) => new Date(now.getTime() - seconds * 1000)
  return { use: before(idle), start: before(whole) }
}

function livesOf(audience: string) {
  return audience === 'admin'
    ? { idle: lives.adminIdleSeconds, whole: lives.adminSeconds }
    : { idle: lives.bearerIdleSeconds, whole: lives.bearerSeconds }
}

function actorOf(session: FoundSession): Actor | undefined {
  const { audience, account_id, staff_account_id } = session
  switch (audience) {
    case 'contractor':
      return { audience, contractorId: account_id }
    case 'company':
      return {
        audience,
        companyId: session.company_id ?? account_id,
        personId: account_id,
        // The database takes no other roles. Who has none signs in with the account itself.
        role: (session.role ?? 'owner') as CompanyRole,
      }
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

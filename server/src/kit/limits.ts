import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { CallLimit } from '@headframe/wire'
import { Refusal } from '@headframe/wire'
import type { Database, Writing } from '../db/open.ts'

interface Tries {
  /** How many were made in this window, this one counted. */
  readonly made: number
  readonly secondsLeft: number
}

/** Counts one more try, for all processes on one database. */
async function countTry(db: Writing, limit: CallLimit, who: string, now: Date): Promise<Tries> {
  const at = now.getTime()
  const ends = at + limit.seconds * 1000
  const { rows } = await sql<{ points: number; expire: number }>`
    insert into call_limit (key, points, expire) values (${keyOf(limit, who)}, 1, ${ends})
    on conflict (key) do update set
      points = case when call_limit.expire <= ${at} then 1 else call_limit.points + 1 end,
      expire = case when call_limit.expire <= ${at} then ${ends} else call_limit.expire end
    returning points, expire`.execute(db)

  const row = rows[0] ?? { points: 1, expire: ends }
  return { made: row.points, secondsLeft: Math.max(1, Math.ceil((row.expire - at) / 1000)) }
}

/**
 * Counts one more try, or refuses it when there were too many. The count stands whatever becomes of the
 * call, so it takes no part in the call's transaction.
 */
export async function mustBeWithin(
  database: Database,
  limit: CallLimit,
  who: string,
  now: Date,
): Promise<void> {
  const tries = await countTry(database.writing, limit, who, now)
  if (tries.made > limit.points) {
    throw new Refusal('RATE_LIMITED', {
      retryAfterSeconds: tries.secondsLeft,
      limit: limit.name,
    })
  }
}

/**
 * Counts one more try and answers whether it is within the limit, for work that is skipped without a word
 * when it is not. The count is part of the transaction that it is handed.
 */
export async function isWithin(
  db: Writing,
  limit: CallLimit,
  who: string,
  now: Date,
): Promise<boolean> {
  const { made } = await countTry(db, limit, who, now)
  return made <= limit.points
}

export async function forgetEndedLimits(database: Database, now: Date): Promise<void> {
  await database.writing.deleteFrom('call_limit').where('expire', '<=', now.getTime()).execute()
}

/** Addresses of people do not lie about in the table of limits. */
export function keyOf(limit: CallLimit, who: string): string {
  return `${limit.name}:${createHash('sha256').update(who).digest('hex').slice(0, 32)}`
}

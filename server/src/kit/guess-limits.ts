import { sql } from 'kysely'
import { setTimeout as pause } from 'node:timers/promises'
import type { Audience, CallLimit } from '@headframe/wire'
import { limits, Refusal } from '@headframe/wire'
import type { Database } from '../db/open.ts'
import { keyOf } from './limits.ts'

export interface GuessLimit {
  readonly limit: CallLimit
  readonly who: string
}

/** Where every guess at a password counts, wherever it is made: for the account, and for where it comes from. */
export function passwordGuessLimits(guesser: {
  readonly audience: Audience
  readonly email: string
  /** The network address. */
  readonly from: string
}): GuessLimit[] {
  const { audience, email, from } = guesser
  return [
    { limit: limits.failedSignInsPerAccount, who: `${audience}:${email}` },
    { limit: limits.failedSignInsPerAddress, who: from },
  ]
}

const firstWaitMs = 25
const longestWaitMs = 3000

/**
 * Lets somebody guess while fewer guesses than the limit have failed. A guess takes its place
 * before it is made, so that many at once are no way round, and gives it back when it was right.
 * Where all places are taken by guesses still under way, it waits: they may all be right.
 */
export async function guess<T>(
  database: Database,
  places: readonly GuessLimit[],
  now: Date,
  attempt: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const taken: GuessLimit[] = []
  let wasWrong = false
  try {
    for (const one of places) {
      await takePlace(database, one, now)
      taken.push(one)
    }
    const answer = await attempt()
    wasWrong = answer === undefined
    return answer
  } finally {
    await Promise.all(taken.map((one) => leavePlace(database, one, wasWrong)))
  }
}

async function takePlace(database: Database, { limit, who }: GuessLimit, now: Date): Promise<void> {
  const key = keyOf(limit, who)
  for (let waitedMs = 0, waitMs = firstWaitMs; ; waitedMs += waitMs, waitMs *= 2) {
    if (await tryToTakePlace(database, key, limit, now)) return

    const { failed, secondsLeft } = await findFailures(database, key, now)
    if (failed >= limit.points || waitedMs >= longestWaitMs) {
      throw new Refusal('RATE_LIMITED', { retryAfterSeconds: secondsLeft })
    }
    await pause(waitMs)
  }
}

async function tryToTakePlace(
  database: Database,
  key: string,
  limit: CallLimit,
  now: Date,
): Promise<boolean> {
  const at = now.getTime()
  const ends = at + limit.seconds * 1000
  const { rows } = await sql`
    insert into call_limit (key, points, under_way, expire) values (${key}, 0, 1, ${ends})
    on conflict (key) do update set
      points = case when call_limit.expire <= ${at} then 0 else call_limit.points end,
      under_way = case when call_limit.expire <= ${at} then 1 else call_limit.under_way + 1 end,
      expire = case when call_limit.expire <= ${at} then ${ends} else call_limit.expire end
    where call_limit.expire <= ${at} or call_limit.points + call_limit.under_way < ${limit.points}
    returning key`.execute(database.writing)
  return rows.length > 0
}

async function findFailures(
  database: Database,
  key: string,
  now: Date,
): Promise<{ failed: number; secondsLeft: number }> {
  const row = await database.writing
    .selectFrom('call_limit')
    .select(['points', 'expire'])
    .where('key', '=', key)
    .executeTakeFirst()
  const msLeft = (row?.expire ?? now.getTime()) - now.getTime()
  return { failed: row?.points ?? 0, secondsLeft: Math.max(1, Math.ceil(msLeft / 1000)) }
}

async function leavePlace(
  database: Database,
  { limit, who }: GuessLimit,
  counts: boolean,
): Promise<void> {
  await database.writing
    .updateTable('call_limit')
    .set({
      under_way: sql`greatest(under_way - 1, 0)`,
      points: sql`points + ${counts ? 1 : 0}`,
    })
    .where('key', '=', keyOf(limit, who))
    .execute()
}

import { sql } from 'kysely'
import { setTimeout as pause } from 'node:timers/promises'
import type { Audience, CallLimit } from '@headframe/wire'
import { limits, Refusal } from '@headframe/wire'
import type { Database, Reading, Writing } from '../../db/open.ts'
import { isKnownDevice } from './known-devices.ts'
import { keyOf } from '../limits.ts'
import type { Caller } from '../use-case.ts'

export interface GuessLimit {
  readonly limit: CallLimit
  readonly who: string
}

interface Guessed {
  readonly audience: Audience
  readonly email: string
}

/**
 * Where every guess at a password counts: for the account, and for where it comes from. A device that
 * the account knows has a count of its own, so that strangers cannot lock the owner out.
 */
export async function passwordGuessLimits(
  db: Reading,
  { audience, email }: Guessed,
  { address, device }: Caller,
  now: Date,
): Promise<GuessLimit[]> {
  const account = `${audience}:${email}`
  if (await isKnownDevice(db, device, { audience, email }, now)) {
    return [{ limit: limits.failedSignInsPerDevice, who: `${account}:${device}` }]
  }
  return [
    { limit: limits.failedSignInsPerAccount, who: account },
    { limit: limits.failedSignInsPerAddress, who: address },
  ]
}

/** Whoever has shown to own the account may guess anew. */
export async function forgetGuesses(db: Writing, { audience, email }: Guessed): Promise<void> {
  await db
    .updateTable('call_limit')
    .set({ points: 0 })
    .where('key', '=', keyOf(limits.failedSignInsPerAccount, `${audience}:${email}`))
    .execute()
}

const firstWaitMs = 25
const longestWaitMs = 3000
/** The slot of a guess whose process died is free again after this. */
const slotKeptMs = 30_000

/**
 * Lets somebody guess while fewer guesses than the limit have failed. A guess takes its slot
 * before it is made, so that many at once are no way round, and gives it back when it was right.
 * Where all slots are taken by guesses still under way, it waits: they may all be right.
 */
export async function guess<T>(
  database: Database,
  all: readonly GuessLimit[],
  now: Date,
  attempt: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const givenUp = new Date(now.getTime() + slotKeptMs)
  const taken: GuessLimit[] = []
  let wasWrong = false
  try {
    for (const one of all) {
      await takeSlot(database, one, { now, givenUp })
      taken.push(one)
    }
    const answer = await attempt()
    wasWrong = answer === undefined
    return answer
  } finally {
    await Promise.all(taken.map((one) => leaveSlot(database, one, { givenUp, counts: wasWrong })))
  }
}

interface Slot {
  readonly now: Date
  readonly givenUp: Date
}

async function takeSlot(database: Database, { limit, who }: GuessLimit, slot: Slot): Promise<void> {
  const key = keyOf(limit, who)
  for (let waitedMs = 0, waitMs = firstWaitMs; ; waitedMs += waitMs, waitMs *= 2) {
    if (await tryToTakeSlot(database, key, limit, slot)) return

    const { failed, secondsLeft } = await findFailures(database, key, slot.now)
    const { name } = limit
    if (failed >= limit.points) {
      throw new Refusal('RATE_LIMITED', { retryAfterSeconds: secondsLeft, limit: name })
    }
    if (waitedMs >= longestWaitMs) {
      throw new Refusal('RATE_LIMITED', { retryAfterSeconds: slotKeptMs / 1000, limit: name })
    }
    await pause(waitMs)
  }
}

async function tryToTakeSlot(
  database: Database,
  key: string,
  limit: CallLimit,
  { now, givenUp }: Slot,
): Promise<boolean> {
  const at = now.getTime()
  const ends = at + limit.seconds * 1000
  const points = sql`case when call_limit.expire <= ${at} then 0 else call_limit.points end`
  const underWay = sql`array(select slot from unnest(call_limit.under_way) slot where slot > ${now})`
  const { rows } = await sql`
    insert into call_limit (key, points, under_way, expire)
    values (${key}, 0, array[${givenUp}::timestamptz], ${ends})
    on conflict (key) do update set
      points = ${points},
      under_way = ${underWay} || ${givenUp}::timestamptz,
      expire = case when call_limit.expire <= ${at} then ${ends} else call_limit.expire end
    where ${points} + cardinality(${underWay}) < ${limit.points}
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

async function leaveSlot(
  database: Database,
  { limit, who }: GuessLimit,
  { givenUp, counts }: { givenUp: Date; counts: boolean },
): Promise<void> {
  // Guesses of one moment have like slots: any one of them is given back, if none was given up yet.
  const slot = sql`array_position(under_way, ${givenUp}::timestamptz)`
  await database.writing
    .updateTable('call_limit')
    .set({
      under_way: sql`coalesce(under_way[:${slot} - 1] || under_way[${slot} + 1:], under_way)`,
      points: sql`points + ${counts ? 1 : 0}`,
    })
    .where('key', '=', keyOf(limit, who))
    .execute()
}

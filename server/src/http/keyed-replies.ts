import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Call } from '@headframe/wire'
import { lives, nameOf, Refusal, sizes } from '@headframe/wire'
import type { Writing } from '../db/open.ts'
import { accountIdOf } from '../kit/actor.ts'
import type { Context } from '../kit/use-case.ts'
import type { Sent } from './read-request.ts'

/** Runs a call once for each `Idempotency-Key` of a caller; a repeat gets the first reply again. */
export async function answerOnce(
  context: Context<Call>,
  call: Call,
  request: FastifyRequest,
  sent: Sent,
  run: () => Promise<unknown>,
): Promise<unknown> {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string' || !context.actor) return run()
  if (key.length === 0 || key.length > sizes.idempotencyKeyLength) throw new Refusal('BAD_REQUEST')

  // Calls with a key change something, so their handle is the transaction.
  const { db } = context
  const caller = accountIdOf(context.actor)
  const requestHash = createHash('sha256')
    .update(nameOf(call))
    .update(JSON.stringify(sent))
    .digest()
  const first = await claimKey(db, { caller, key, requestHash, now: context.now })
  if (first) {
    if (!first.request_hash.equals(requestHash)) throw new Refusal('KEY_REUSED')
    return first.reply
  }

  const reply = await run()
  await db
    .updateTable('keyed_reply')
    .set({ reply: JSON.stringify(reply) })
    .where('caller', '=', caller)
    .where('key', '=', key)
    .execute()
  return reply
}

interface Claim {
  caller: string
  key: string
  requestHash: Buffer
  now: Date
}

/** Answers the first use of the key, or nothing when this is the first. A use still under way is waited for. */
async function claimKey(db: Writing, { caller, key, requestHash, now }: Claim) {
  await db
    .deleteFrom('keyed_reply')
    .where('caller', '=', caller)
    .where('key', '=', key)
    .where('created_at', '<=', new Date(now.getTime() - lives.idempotencyKeySeconds * 1000))
    .execute()

  const claimed = await db
    .insertInto('keyed_reply')
    .values({ caller, key, request_hash: requestHash, created_at: now })
    .onConflict((conflict) => conflict.columns(['caller', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst()
  if (claimed) return undefined

  return db
    .selectFrom('keyed_reply')
    .select(['request_hash', 'reply'])
    .where('caller', '=', caller)
    .where('key', '=', key)
    .executeTakeFirst()
}

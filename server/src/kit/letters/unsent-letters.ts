import { sql } from 'kysely'
import type { Reading, Writing } from '../../db/open.ts'
import { isInNoHand, triedForMs } from './letter-rows.ts'

/** What waits, and what has failed and keeps its words, so that it could be sent again. */
function unsent(db: Reading) {
  return db
    .selectFrom('letter')
    .where(({ or, eb, and }) =>
      or([
        eb('due_at', 'is not', null),
        and([eb('failed_at', 'is not', null), eb('html', 'is not', null)]),
      ]),
    )
}

export function countUnsent(db: Reading) {
  return unsent(db)
    .select(({ fn }) => [
      fn.count<number>('due_at').as('waiting'),
      fn.count<number>('failed_at').as('failed'),
    ])
    .select(sql<Date | null>`min(promised_at) filter (where due_at is not null)`.as('oldest'))
    .executeTakeFirstOrThrow()
}

/** Oldest first, without their words and links. */
export function listUnsent(db: Reading, most: number) {
  return unsent(db)
    .select(['id', 'kind', 'address', 'promised_at', 'tries', 'tried_at', 'due_at'])
    .select(['failed_at', 'failure'])
    .orderBy('promised_at')
    .orderBy('id')
    .limit(most)
    .execute()
}

export async function findOutage(db: Reading) {
  return db.selectFrom('mail_outage').select(['since', 'reason']).executeTakeFirst()
}

type Which = { readonly id: string } | 'failed' | 'all'

/**
 * Has one letter, all that have failed, or all that are unsent tried now. What is on its way just now is
 * left alone, and so is what ends with its link. Answers how many there are.
 */
export async function sendAgain(db: Writing, which: Which, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('letter')
    .set({
      due_at: now,
      failed_at: null,
      taken_at: null,
      give_up_at: new Date(now.getTime() + triedForMs),
    })
    .where('html', 'is not', null)
    .where('sent_at', 'is', null)
    .where(sql<boolean>`(stale_at is null or stale_at > ${now})`)
    .where(isInNoHand(now))
    .where(isAmong(which))
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

function isAmong(which: Which) {
  if (which === 'all') return sql<boolean>`true`
  return which === 'failed'
    ? sql<boolean>`failed_at is not null`
    : sql<boolean>`id::text = ${which.id}`
}

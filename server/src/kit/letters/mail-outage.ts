import type { Writing } from '../../db/open.ts'

const shortestWaitMs = 1000
const longestWaitMs = 30_000

/**
 * Whether letters may be sent. While the mail server is away one worker at a time knocks with one letter,
 * and all others wait: it is neither flooded nor missed when it comes back.
 */
export async function wayToMailServer(
  db: Writing,
  now: Date,
): Promise<'open' | 'knock' | 'closed'> {
  const outage = await db.selectFrom('mail_outage').select('knock_at').executeTakeFirst()
  if (!outage) return 'open'

  const knocking = await db
    .updateTable('mail_outage')
    .set({ knock_at: new Date(now.getTime() + longestWaitMs) })
    .where(({ or, eb }) =>
      or([
        eb('knock_at', '<=', now),
        // Nobody waits for so long: the clock was ahead then, and has been set back.
        eb('knock_at', '>', new Date(now.getTime() + 2 * longestWaitMs)),
      ]),
    )
    .executeTakeFirst()
  return knocking.numUpdatedRows > 0n ? 'knock' : 'closed'
}

/** Answers when somebody knocks next: the longer it is away, the less often. */
export async function noteAway(
  db: Writing,
  reason: string,
  now: Date,
): Promise<{ since: Date; knockAt: Date }> {
  const { since } = await db
    .insertInto('mail_outage')
    .values({ since: now, knock_at: now, reason })
    .onConflict((conflict) => conflict.column('is_one').doUpdateSet({ reason }))
    .returning('since')
    .executeTakeFirstOrThrow()

  const waitMs = (now.getTime() - since.getTime()) / 10
  const knockAt = new Date(
    now.getTime() + Math.min(Math.max(waitMs, shortestWaitMs), longestWaitMs),
  )
  await db.updateTable('mail_outage').set({ knock_at: knockAt }).execute()
  return { since, knockAt }
}

/** Answers since when it was away, if it was. */
export async function noteBack(db: Writing): Promise<Date | undefined> {
  const outage = await db.deleteFrom('mail_outage').returning('since').executeTakeFirst()
  return outage?.since
}

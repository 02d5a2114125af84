import { sql } from 'kysely'
import type { Writing } from '../../db/open.ts'
import type { World } from '../world.ts'

/** Clocks of machines that share a database may be apart by so much. */
const apart = sql`interval '1 minute'`
/** No clock that is right puts off for longer what was tried; what was not may be meant to wait. */
const longest = sql`interval '2 hours'`

/** What a clock that is kept right takes back at once, without a word. */
const usualStepMs = 1000

/**
 * Looks before each look at the tasks whether the clock was set back since, and at the first one too: nobody
 * knows what the clock was before.
 */
export function openClockWatch({ database, log, clock }: World, deadline: () => Date) {
  let lookedAt = Infinity
  return async (): Promise<void> => {
    const now = clock()
    if (now.getTime() < lookedAt - usualStepMs) {
      const many = await makeDueAfterSetBack(database.writing, { now, until: deadline() })
      if (many > 0) log.warn({ tasks: many }, 'The clock was set back: what it had put off is due')
    }
    lookedAt = now.getTime()
  }
}

/**
 * Work that was promised or put off by a clock that ran ahead, and that would now rest until the right one has
 * come as far: days, and nobody would hear of it. Who has it in hand, if anybody does, says so meanwhile.
 * Answers how much that was.
 */
export async function makeDueAfterSetBack(
  db: Writing,
  { now, until }: { now: Date; until: Date },
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update task set due_at = ${until}, promised_at = least(promised_at, ${now})
    where failed_at is null and due_at > ${now}::timestamptz + ${apart}
      and (promised_at > ${now}::timestamptz + ${apart}
        or not comes_round and tries > 0 and due_at > ${now}::timestamptz + ${longest})`.execute(db)
  return Number(numAffectedRows)
}

import { sql } from 'kysely'
import type { Writing } from '../../db/open.ts'

/**
 * Rounds for one opening follow each other, and each reads it when its turn has come: what the last one
 * keeps is of the opening as it stands. Whoever changes the opening meanwhile waits for none of them.
 */
export async function waitForOtherRounds(db: Writing, openingId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${openingId}, 0))`.execute(db)
}

import type { Writing } from '../../db/open.ts'
import { proposeJoins } from './join-proposals.ts'
import { keepReadings } from './profile-reading.ts'
import { keepProfileWords } from './profile-words.ts'

/**
 * After something about people was changed, in the same transaction: what their resumes say, the words that
 * they are found by, and who may be the same person.
 */
export async function settleProfiles(
  db: Writing,
  profileIds: readonly string[],
  now: Date,
): Promise<void> {
  await keepReadings(db, profileIds, now)
  await keepProfileWords(db, profileIds, now)
  await proposeJoins(db, profileIds, now)
}

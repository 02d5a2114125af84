import type { Task } from '../../kit/world.ts'
import { keepCommunityReading } from './community-readings.ts'
import { gistOfOpening } from './opening-readings.ts'
import { waitForOtherRounds } from './one-round.ts'
import type { Changing } from './rank-contractor.ts'
import { scoreApplicantsOf } from './score-applicants.ts'

/** After a talent pool was opened or changed: it is read at once, and the order of its members follows. */
export async function compareCommunity(
  { db, now, world }: Changing,
  communityId: string,
): Promise<void> {
  await keepCommunityReading(db, communityId, now)
  await world.tasks.promise(db, rankCommunity, { communityId })
}

/** Compares a talent pool with its members. */
export const rankCommunity: Task<{ communityId: string }> = {
  name: 'rank-community',
  tries: 8,
  automates: 'matchJobs',
  async run({ db }, { communityId }) {
    await waitForOtherRounds(db, communityId)
    const reading = await db
      .selectFrom('community_reading')
      .select('gist')
      .where('community_id', '=', communityId)
      .executeTakeFirst()
    if (reading) {
      await scoreApplicantsOf(db, 'community', communityId, gistOfOpening(reading.gist))
    }
  },
}

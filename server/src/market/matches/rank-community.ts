import type { Writing } from '../../db/open.ts'
import type { Task, World } from '../../kit/world.ts'
import { keepCommunityReading } from './community-readings.ts'
import { gistOfOpening } from './opening-readings.ts'
import { scoreMembersOf } from './score-applicants.ts'

interface Changing {
  readonly db: Writing
  readonly now: Date
  readonly world: Pick<World, 'tasks'>
}

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
    const reading = await db
      .selectFrom('community_reading')
      .select('gist')
      .where('community_id', '=', communityId)
      .forShare()
      .executeTakeFirst()
    if (reading) await scoreMembersOf(db, communityId, gistOfOpening(reading.gist))
  },
}

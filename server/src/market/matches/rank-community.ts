import type { Writing } from '../../db/open.ts'
import type { Task } from '../../kit/world.ts'
import { keepCommunityReading } from './community-readings.ts'
import { restBetweenParts } from './in-parts.ts'
import { gistOfOpening } from './opening-readings.ts'
import { waitForOtherRounds } from './one-round.ts'
import type { Changing } from './rank-contractor.ts'
import { rankOpening } from './rank-opening.ts'
import type { GoingOn, OpeningToRank } from './rank-opening.ts'

/** After a talent pool was opened or changed: it is read at once, and its place in lists follows. */
export async function compareCommunity(
  { db, now, world }: Changing,
  communityId: string,
): Promise<void> {
  await keepCommunityReading(db, communityId, now)
  await world.tasks.promise(db, rankCommunity, { communityId })
}

/** Compares one talent pool with everybody of its kinds of work, some at a time. */
export const rankCommunity: Task<{ communityId: string; next?: GoingOn }> = {
  name: 'rank-community',
  tries: 8,
  automates: 'matchJobs',
  async run({ db, now, world }, { communityId, next }) {
    if (next) await restBetweenParts()
    await waitForOtherRounds(db, communityId)
    const pool = await findPool(db, communityId)
    const goingOn = pool && (await rankOpening({ db, now }, pool, next))
    if (goingOn) await world.tasks.promise(db, rankCommunity, { communityId, next: goingOn })
  },
}

/** One that is paused or closed stays in the lists of those who are in it. */
async function findPool(db: Writing, communityId: string): Promise<OpeningToRank | undefined> {
  const row = await db
    .selectFrom('community_reading')
    .innerJoin('community', 'community.id', 'community_reading.community_id')
    .select(['status', 'created_at', 'read_at', 'gist', 'families'])
    .where('community.id', '=', communityId)
    .executeTakeFirst()
  return (
    row && {
      kind: 'community',
      id: communityId,
      since: row.created_at,
      readAt: row.read_at,
      gist: gistOfOpening(row.gist),
      families: row.families,
      shownTo: row.status === 'active' ? 'everybody' : 'applicants',
    }
  )
}

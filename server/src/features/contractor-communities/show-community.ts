import type { contractorCommunities, OpenCommunityDetail } from '@headframe/wire'
import { Refusal } from '@headframe/wire'
import { instantOf } from '../../domain/instants.ts'
import type { UseCase } from '../../kit/use-case.ts'
import { communityFactsOf } from '../../market/communities/communities.ts'
import { findAverages } from '../../market/communities/community-averages.ts'
import { matchesForContractor } from '../../market/matches/find-matches.ts'
import { findSeen } from './queries.ts'

/** What the company decided is seen at once; what it said with it, once it has been told by mail. */
export const showCommunity: UseCase<typeof contractorCommunities.one> = async (
  { db, actor, now, world },
  { id },
) => {
  const row = await findSeen(db, actor.contractorId, id)
  if (!row) throw new Refusal('NOT_FOUND')
  const openings = { kind: 'community', ids: [row.id] } as const
  const matches = await matchesForContractor(db, actor.contractorId, openings, now)
  return {
    ...communityFactsOf(row, world.config.apiUrl),
    ...(await findAverages(db, id, now, 'a stranger')),
    // The database takes no others.
    applicationStatus: row.application_status as OpenCommunityDetail['applicationStatus'],
    application_date: row.applied_at && instantOf(row.applied_at),
    reason: row.told_reason,
    has_messages: row.has_messages,
    unread: row.unread,
    match: matches.get(row.id) ?? null,
  }
}

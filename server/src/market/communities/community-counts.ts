import { sql } from 'kysely'
import { foldingCounts } from '../../kit/folded-counts.ts'

export interface CommunityCounts {
  readonly accepted: number
  readonly pending: number
  readonly declined: number
}

/** Those of the community of a query, added up of their changes: none has to be counted, however many they are. */
export const communityCounts = sql<CommunityCounts>`(
  select jsonb_build_object(
    'accepted', coalesce(sum(change) filter (where standing = 'Accepted'), 0),
    'pending', coalesce(sum(change) filter (where standing = 'Pending'), 0),
    'declined', coalesce(sum(change) filter (where standing = 'Declined'), 0)
  )
  from community_count where community_count.community_id = community.id
)`

export const foldCommunityCounts = foldingCounts('community_count', ['community_id', 'standing'])

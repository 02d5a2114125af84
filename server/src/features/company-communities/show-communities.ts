import type { companyCommunities, OwnCommunity } from '@headframe/wire'
import { Refusal, sizes } from '@headframe/wire'
import type { Reading } from '../../db/open.ts'
import { pageOf } from '../../kit/paging.ts'
import { wordTerms } from '../../kit/search.ts'
import type { UseCase } from '../../kit/use-case.ts'
import type { World } from '../../kit/world.ts'
import {
  communityFactsOf,
  communityOf,
  findOwnCommunity,
} from '../../market/communities/communities.ts'
import { findAverages } from '../../market/communities/community-averages.ts'
import { countByStatus, countWithUnread, findOwnSide, listOwnCommunities } from './queries.ts'

export const listCommunities: UseCase<typeof companyCommunities.list> = async (
  { db, actor, world },
  { search, status, unread, ...wish },
) => {
  const which = { companyId: actor.companyId, terms: wordTerms(search) }
  const [byStatus, withUnread] = await Promise.all([
    countByStatus(db, which),
    countWithUnread(db, which),
  ])
  const countOf = (one: string) => byStatus.get(one) ?? 0
  const counts = { active: countOf('active'), paused: countOf('paused'), closed: countOf('closed') }
  const page = await pageOf(wish, sizes.pageSize, {
    count: async () => {
      if (unread) return withUnread
      return status === undefined ? counts.active + counts.paused + counts.closed : counts[status]
    },
    rows: async (part) => {
      // A message is looked for in whatever state its pool is.
      const shown = { ...which, status: unread ? undefined : status, isUnread: Boolean(unread) }
      const rows = await listOwnCommunities(db, shown, part)
      return rows.map((row) => ({
        ...communityOf(row, world.config.apiUrl),
        unread: row.unread,
      }))
    },
  })
  return { ...page, counts: { ...counts, unread: withUnread } }
}

export const showCommunity: UseCase<typeof companyCommunities.one> = (
  { db, actor, now, world },
  { id },
) => mustShowOwn({ db, now, world }, actor.companyId, id)

/** One as its company sees it. */
export async function mustShowOwn(
  { db, now, world }: { db: Reading; now: Date; world: Pick<World, 'config'> },
  companyId: string,
  id: string,
): Promise<OwnCommunity> {
  const row = await findOwnCommunity(db, companyId, id)
  if (!row) throw new Refusal('NOT_FOUND')
  const averages = await findAverages(db, id, now, 'its company')
  const ownSide = await findOwnSide(db, id, row.asked_at)
  return {
    ...communityFactsOf(row, world.config.apiUrl),
    declined_count: row.counts.declined,
    // The database takes no others in these two.
    type: row.type as OwnCommunity['type'],
    rateType: row.rate_type as OwnCommunity['rateType'],
    description: JSON.stringify(row.description),
    rate: Number(row.rate),
    timeline: row.hiring_by,
    ...averages,
    ...ownSide,
  }
}

import type { contractorCommunities, OpenCommunity } from '@headframe/wire'
import { mostOnMap, sizes } from '@headframe/wire'
import { pageOf } from '../../kit/paging.ts'
import { remembering } from '../../kit/remembered.ts'
import { wordChoices } from '../../kit/search-choices.ts'
import type { Context, UseCase } from '../../kit/use-case.ts'
import { communityOf } from '../../market/communities/communities.ts'
import { readSearch } from '../../search-words/read-search.ts'
import { shortOf } from '../../matching/match.ts'
import { countUnranked } from '../../market/matches/best-first.ts'
import { matchesForContractor } from '../../market/matches/find-matches.ts'
import { listBest, listNewest } from './community-rows.ts'
import type { CommunityFilter } from './fits.ts'
import { countOpen, countOwn } from './queries.ts'
import type { CommunitySearch, Counted } from './queries.ts'

type List = typeof contractorCommunities.list

/** The communities that are open, and those that somebody has applied to: in pages, or those with a place for a map. */
export const listCommunities: UseCase<List> = async (context, wish) => {
  const { db, actor, now, world } = context
  const { contractorId } = actor
  const filter = {
    choices: wordChoices(readSearch(wish.search, now, 'pools')),
    workType: wish.type,
  }
  const isOnMap = wish.view === 'map'
  const search = { ...filter, contractorId, which: wish.status ?? 'all', isOnMap }

  const own = await countOwn(db, contractorId, filter)
  const open = await rememberOpen(context, filter)
  const found = foundOf(search, open, own)
  const everything = await rememberOpen(context, { choices: [], workType: undefined })
  const stats = {
    total: everything.total + own.ended,
    applied: own.applied,
    accepted: own.accepted,
    pending: own.pending,
  }

  // A map has no order.
  const isByMatch = wish.sort === 'match' && !isOnMap
  const list = isByMatch ? listBest : listNewest
  const total = isOnMap ? found.total - found.nowhere : found.total
  const pageWish = isOnMap ? { page: 1, perPage: mostOnMap } : wish
  const page = await pageOf(pageWish, sizes.contractorPageSize, {
    count: async () => total,
    rows: async (part) => {
      const rows = await list(db, search, part, total)
      const openings = { kind: 'community', ids: rows.map(({ id }) => id) } as const
      const matches = await matchesForContractor(db, contractorId, openings, now)
      return rows.map((row) => ({
        ...communityOf(row, world.config.apiUrl),
        // The database takes no others.
        applicationStatus: row.application_status as OpenCommunity['applicationStatus'],
        unread: row.unread,
        match: shortOf(matches.get(row.id)),
      }))
    },
  })
  const counts: Record<string, number> = {
    'without-location': found.nowhere,
    ...countsOf(stats),
  }
  if (isByMatch) counts['unranked'] = await countUnranked(db, 'community', contractorId, total)
  return { ...page, stats, counts }
}

/** In headers, which have one number each. */
function countsOf({
  total,
  ...standings
}: Record<'total' | 'applied' | 'accepted' | 'pending', number>) {
  return { ...standings, everything: total }
}

type Own = Awaited<ReturnType<typeof countOwn>>

function foundOf({ which }: CommunitySearch, open: Counted, own: Own): Counted {
  const mine = { total: own.fitting, nowhere: own.fitting_nowhere }
  if (which === 'my-applications') return mine
  const available = {
    total: open.total - own.fitting_open,
    nowhere: open.nowhere - own.fitting_open_nowhere,
  }
  if (which === 'available') return available
  return { total: available.total + mine.total, nowhere: available.nowhere + mine.nowhere }
}

/** Ten pages: nobody reads on so far to see whether there is one more. */
const smallestRemembered = 10 * sizes.contractorPageSize
const countsOn = remembering<Counted>({ forMs: 10_000, most: 500 })

/** Many are counted once in ten seconds, for all who look alike. */
async function rememberOpen(
  { db, now, world }: Context<List>,
  filter: CommunityFilter,
): Promise<Counted> {
  const remembered = countsOn(world.database)
  const key = JSON.stringify(filter)
  const known = remembered.find(key, now)
  if (known) return known
  const counted = await countOpen(db, filter)
  if (counted.total >= smallestRemembered) remembered.keep(key, counted, now)
  return counted
}

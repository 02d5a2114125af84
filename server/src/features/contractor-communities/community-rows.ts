import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import type { Reading } from '../../db/open.ts'
import { inOrderOf } from '../../kit/in-order.ts'
import type { Part } from '../../kit/paging.ts'
import { listed } from '../../market/communities/communities.ts'
import { bestFirst } from '../../market/matches/best-first.ts'
import { fits } from './fits.ts'
import type { Way } from './fits.ts'
import { mayBeSeen, nowhere } from './queries.ts'
import type { CommunitySearch } from './queries.ts'

export type OpenCommunityRow = Awaited<ReturnType<typeof listNewest>>[number]

/** Newest first: the ids of a page are found first, and then what is shown of them. */
export async function listNewest(db: Reading, search: CommunitySearch, part: Part, total: number) {
  const ids = (await newest(db, search, part, total)).map(({ id }) => id)
  return listNamed(db, search.contractorId, ids)
}

/**
 * Those that suit somebody best, by the order that was made of them in the background; behind them all
 * others, newest first.
 */
export async function listBest(db: Reading, search: CommunitySearch, part: Part, total: number) {
  const { contractorId } = search
  const isOther = sql<SqlBool>`not exists (
    select from community_match
    where community_match.community_id = community.id
      and community_match.contractor_id = ${contractorId}
  )`
  const ids = await bestFirst(part, {
    best: ({ limit, offset }) =>
      compared(db, search)
        .select('community.id')
        .orderBy('own_match.score', 'desc')
        .orderBy('own_match.created_at', 'desc')
        .orderBy('own_match.community_id')
        .limit(limit)
        .offset(offset)
        .execute(),
    countBest: async () => {
      const { count } = await compared(db, search)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return count
    },
    others: (others) => newest(db, search, others, total, isOther),
  })
  return listNamed(db, contractorId, ids)
}

function compared(db: Reading, search: CommunitySearch) {
  return found(db, search, 'along the list').innerJoin('community_match as own_match', (join) =>
    join
      .onRef('own_match.community_id', '=', 'community.id')
      .on('own_match.contractor_id', '=', search.contractorId),
  )
}

/** Few are all found first, by their words; of many, a page is soon full when they are looked through newest first. */
const manyMatches = 1000

function newest(
  db: Reading,
  search: CommunitySearch,
  { limit, offset }: Part,
  total: number,
  which = sql<SqlBool>`true`,
) {
  const isFew = total < manyMatches
  const some = found(db, search, isFew ? 'by index' : 'along the list')
    .select(['community.id', 'community.created_at'])
    .where(which)
    // What stands behind an offset is done by itself, and not in the order of the list.
    .$if(isFew, (few) => few.offset(0))
  return db
    .selectFrom(some.as('found'))
    .select('found.id')
    .orderBy('found.created_at', 'desc')
    .orderBy('found.id')
    .limit(limit)
    .offset(offset)
    .execute()
}

function found(
  db: Reading,
  { contractorId, which, isOnMap, ...filter }: CommunitySearch,
  way: Way,
) {
  return db
    .selectFrom('community')
    .where(mayBeSeen(contractorId)[which])
    .where(fits(filter, way))
    .$if(isOnMap, (some) => some.where(sql<SqlBool>`not (${nowhere})`))
}

/** What lists show of them, in the order of the ids. */
async function listNamed(db: Reading, contractorId: string, ids: readonly string[]) {
  const rows = await listed(db)
    .leftJoin('community_member as mine', (join) =>
      join
        .onRef('mine.community_id', '=', 'community.id')
        .on('mine.contractor_id', '=', contractorId),
    )
    .select('mine.status as application_status')
    .select(
      sql<number>`(
        select count(*)::integer from community_message as message
        where message.member_id = mine.id and message.is_from_company and message.read_at is null
      )`.as('unread'),
    )
    .where('community.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  return inOrderOf(ids, rows)
}

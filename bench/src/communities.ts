import { fillScale } from '@headframe/demo/src/scale/fill-scale.ts'
import { inOneTransaction } from '@headframe/server/src/db/call-transaction.ts'
import { openDatabase } from '@headframe/server/src/db/open.ts'
import type { Database } from '@headframe/server/src/db/open.ts'
import { startSession } from '@headframe/server/src/kit/sign-in/sessions.ts'
import {
  countStandings,
  countUnread,
  isOwnCommunity,
  listMemberRows,
} from '@headframe/server/src/features/community-members/queries.ts'
import {
  findReadUpTo,
  findThreadOfCompany,
  listMessages,
  markRead,
} from '@headframe/server/src/features/community-messages/queries.ts'
import {
  listBest,
  listNewest,
} from '@headframe/server/src/features/contractor-communities/community-rows.ts'
import {
  countOpen,
  countOwn,
} from '@headframe/server/src/features/contractor-communities/queries.ts'
import type { Figure } from './figures.ts'
import { measurePage, read } from './page-costs.ts'
import type { MeasuredPage } from './page-costs.ts'
import { startProduct } from './product.ts'
import { rankedPerson } from './rounds.ts'

/** The product with so many talent pools, all its contractors in the first of them, and both sides of one thread. */
interface Place {
  readonly url: string
  readonly database: Database
  readonly company: { readonly id: string; readonly token: string }
  readonly contractor: { readonly id: string; readonly token: string }
  /** The pool that everybody is in, and one member with a long thread. */
  readonly poolId: string
  readonly memberId: string
  stop(): Promise<void>
}

const [few, many] = [10_000, 100_000]

/** Lists and a thread among so many, and among ten times as many. */
export async function measureCommunities(): Promise<Figure[]> {
  const small = await aPlace(few)
  const large = await aPlace(many)
  try {
    const figures: Figure[] = []
    for (const page of pages)
      figures.push(...(await measurePage(page, small, large, '100,000 / 10,000')))
    return figures
  } finally {
    await small.stop()
    await large.stop()
  }
}

const pages: readonly MeasuredPage<Place>[] = [
  listPage('newest', '', {}),
  listPage('available, contract', '&status=available&type=contract', {
    which: 'available',
    workType: 'contract',
  }),
  listPage('my applications', '&status=my-applications', { which: 'my-applications' }),
  listPage('page 100', '&page=100', { offset: 99 * 24 }),
  listPage('by match', '&sort=match', { isByMatch: true }),
  {
    name: 'Members, newest',
    ask: (place) => read(membersOf(place), bearer(place.company)),
    query: async ({ database: { reading: db }, company, poolId }) => {
      await isOwnCommunity(db, company.id, poolId)
      const which = { communityId: poolId, terms: [] }
      await countStandings(db, which)
      await countUnread(db, which)
      const rows = {
        ...which,
        standing: undefined,
        isUnread: false,
        isByMatch: false,
        now: new Date(),
      }
      return listMemberRows(db, rows, { limit: 20, offset: 0 })
    },
  },
  {
    name: 'Members, accepted',
    ask: (place) => read(`${membersOf(place)}&status=Accepted`, bearer(place.company)),
    query: async ({ database: { reading: db }, company, poolId }) => {
      await isOwnCommunity(db, company.id, poolId)
      const which = { communityId: poolId, terms: [] }
      await countStandings(db, which)
      await countUnread(db, which)
      const rows = {
        ...which,
        standing: 'Accepted',
        isUnread: false,
        isByMatch: false,
        now: new Date(),
      } as const
      return listMemberRows(db, rows, { limit: 20, offset: 0 })
    },
  },
  {
    name: 'A thread of 250',
    ask: (place) => read(`${memberOf(place)}/messages`, bearer(place.company)),
    query: ({ database, company, poolId, memberId }) =>
      inOneTransaction(database, async (db) => {
        const named = { companyId: company.id, personId: company.id, communityId: poolId, memberId }
        const thread = await findThreadOfCompany(db, named)
        if (!thread) throw new Error('There is no such thread')
        await listMessages(db, thread, {})
        await markRead(db, thread, new Date())
        await findReadUpTo(db, thread)
      }),
  },
]

interface Wished {
  readonly which?: 'all' | 'available' | 'my-applications'
  readonly workType?: 'contract'
  readonly offset?: number
  readonly isByMatch?: boolean
}

function listPage(name: string, query: string, wished: Wished): MeasuredPage<Place> {
  const { which = 'all', workType, offset = 0, isByMatch = false } = wished
  return {
    name: `Communities, ${name}`,
    ask: ({ url, contractor }) =>
      read(`${url}/api/contractor/v2/talent-pools?perPage=24${query}`, bearer(contractor)),
    async query({ database: { reading: db }, contractor }) {
      const filter = { choices: [], workType }
      await countOwn(db, contractor.id, filter)
      const { total } = await countOpen(db, filter)
      const search = { ...filter, contractorId: contractor.id, which, isOnMap: false }
      const found = which === 'my-applications' ? 5 : total
      return (isByMatch ? listBest : listNewest)(db, search, { limit: 24, offset }, found)
    },
  }
}

const bearer = ({ token }: { readonly token: string }) => ({ authorization: `Bearer ${token}` })
const membersOf = ({ url, poolId }: Place) =>
  `${url}/api/company/v2/talent-pools/${poolId}/members?page=1`
const memberOf = ({ url, poolId, memberId }: Place) =>
  `${url}/api/company/v2/talent-pools/${poolId}/members/${memberId}`

async function aPlace(size: number): Promise<Place> {
  const product = await startProduct({ demo: 'off' })
  const database = await openDatabase({
    url: process.env['DATABASE_URL'],
    dataDir: product.dataDir,
  })
  const others = { companies: size / 50, jobs: 0, profiles: 0 }
  const wishes = { ...others, pools: size, contractors: size, seed: `pools${size}` }
  await fillScale(database, wishes, new Date())
  const thread = await database.reading
    .selectFrom('community_message')
    .innerJoin('community_member as member', 'member.id', 'community_message.member_id')
    .innerJoin('community', 'community.id', 'member.community_id')
    .select(['member.id', 'community.id as pool_id', 'community.company_id'])
    .select('member.contractor_id')
    .groupBy(['member.id', 'community.id', 'community.company_id', 'member.contractor_id'])
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const signIn = async (id: string, audience: 'company' | 'contractor') => {
    const { password_hash: passwordHash } = await database.reading
      .selectFrom('account')
      .select('password_hash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const token = await inOneTransaction(database, (db) =>
      startSession({ db, now: new Date() }, { id, audience, passwordHash }),
    )
    return { id, token }
  }
  await rankedPerson(database, thread.contractor_id)
  return {
    url: product.url,
    database,
    company: await signIn(thread.company_id, 'company'),
    contractor: await signIn(thread.contractor_id, 'contractor'),
    poolId: thread.pool_id,
    memberId: thread.id,
    async stop() {
      await database.close()
      await product.stop()
    },
  }
}

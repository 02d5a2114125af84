import {
  communityMembers,
  communityMessages,
  companyCommunities,
  contractorCommunities,
  ownData,
} from '@headframe/wire'
import type { OwnCommunity } from '@headframe/wire'
import { aCommunityOf } from '../../communities.ts'
import { aCompany, aContractor } from '../../people.ts'
import type { Person } from '../../people.ts'
import type { Product } from '../../product.ts'
import { codesOf } from '../../requests.ts'
import { memberKey } from './model.ts'
import type { PoolAction, Pools } from './model.ts'

export interface RealPools {
  /** What is answered to all of them, made at once: `done`, or the code of the refusal. */
  answersTo(actions: readonly PoolAction[]): Promise<string[]>
  /** As the company sees them. */
  look(): Promise<SeenPools>
}

export interface SeenPools {
  readonly pools: readonly {
    readonly status: string
    readonly counts: readonly [total: number, accepted: number, pending: number, declined: number]
  }[]
  readonly members: Readonly<Record<string, { status: string; messages: readonly number[] }>>
}

/** What would be seen of pools of the model: counts are those of the members that are there. */
export function seenOf({ statuses, members }: Pools): SeenPools {
  return {
    pools: statuses.map((status, pool) => {
      const standings = Object.entries(members)
        .filter(([key]) => key.endsWith(` in ${pool}`))
        .map(([, member]) => member.status)
      const count = (...wanted: string[]) => standings.filter((one) => wanted.includes(one)).length
      return {
        status,
        counts: [
          standings.length,
          count('Accepted'),
          count('Applied', 'Under Review'),
          count('Declined'),
        ],
      }
    }),
    members,
  }
}

/** Who takes part, in the order in which the model numbers them. */
interface Parties {
  readonly product: Product
  readonly company: Person
  readonly contractors: readonly Person[]
  readonly pools: readonly OwnCommunity[]
}

/** A company with some talent pools, and contractors. */
export async function someRealPools(
  product: Product,
  size: { readonly pools: number; readonly contractors: number },
): Promise<RealPools> {
  const company = await aCompany(product)
  const contractors = await Promise.all(
    Array.from({ length: size.contractors }, () => aContractor(product)),
  )
  const pools: OwnCommunity[] = []
  for (let pool = 0; pool < size.pools; pool += 1) pools.push(await aCommunityOf(product, company))
  const parties = { product, company, contractors, pools }

  return {
    async answersTo(actions) {
      // A company acts on the members that it has seen.
      const known = await knownMembers(parties)
      const codes = await codesOf(actions.map((action) => make(parties, action, known)))
      return codes.map((code) => (code === 'fulfilled' ? 'done' : String(code)))
    },
    look: () => look(parties),
  }
}

const never = '00000000-0000-4000-8000-000000000000'

async function make(
  { product, company, contractors, pools }: Parties,
  action: PoolAction,
  memberIds: ReadonlyMap<string, string>,
): Promise<void> {
  const asCompany = product.as(company).send
  if (action.kind === 'setStatus') {
    await asCompany(companyCommunities.update, {
      id: at(pools, action.pool).id,
      status: action.status,
    })
    return
  }
  const contractor = at(contractors, action.contractor)
  const { send } = product.as(contractor)
  if (action.kind === 'erase') {
    await send(ownData.erase, { accountPassword: contractor.password })
    return
  }
  const { id } = at(pools, action.pool)
  const memberId = memberIds.get(memberKey(action)) ?? never
  switch (action.kind) {
    case 'apply':
      await send(contractorCommunities.apply, { id })
      break
    case 'withdraw':
      await send(contractorCommunities.withdraw, { id })
      break
    case 'reply':
      await send(communityMessages.toCompany, { id, body: 'Yes.' })
      break
    case 'write':
      await asCompany(communityMessages.toMember, { id, memberId, body: 'Are you free?' })
      break
    case 'decide':
      await asCompany(communityMembers.decide, { id, memberId, status: action.status, reason: '' })
  }
}

/** Whoever has withdrawn and applied again is another member: their ids are looked up each time. */
async function knownMembers({
  product,
  contractors,
  pools,
}: Parties): Promise<ReadonlyMap<string, string>> {
  const known = new Map<string, string>()
  for (const [pool, { id }] of pools.entries())
    for (const [contractor, { id: contractorId }] of contractors.entries()) {
      const member = await product.world.database.reading
        .selectFrom('community_member')
        .select('id')
        .where('community_id', '=', id)
        .where('contractor_id', '=', contractorId)
        .executeTakeFirst()
      known.set(memberKey({ pool, contractor }), member?.id ?? never)
    }
  return known
}

async function look(parties: Parties): Promise<SeenPools> {
  const { product, company, pools } = parties
  const asCompany = product.as(company).send
  const shown = await Promise.all(pools.map(({ id }) => asCompany(companyCommunities.one, { id })))
  const members = await Promise.all(pools.map((_, pool) => membersSeen(parties, pool)))
  return {
    pools: shown.map((pool) => ({
      status: pool.status,
      counts: [pool.applicants_count, pool.accepted_count, pool.pending_count, pool.declined_count],
    })),
    members: Object.fromEntries(members.flat()),
  }
}

async function membersSeen(
  parties: Parties,
  pool: number,
): Promise<[string, SeenPools['members'][string]][]> {
  const asCompany = parties.product.as(parties.company).send
  const { id } = at(parties.pools, pool)
  const seen: [string, SeenPools['members'][string]][] = []
  for (const member of await asCompany(communityMembers.list, { id, search: '' })) {
    const contractor = await whoIs(parties, member.id)
    const { data } = await asCompany(communityMessages.ofMember, { id, memberId: member.id })
    const count = (from: string) => data.filter((one) => one.from === from).length
    seen.push([
      memberKey({ pool, contractor }),
      { status: member.application_status, messages: [count('company'), count('contractor')] },
    ])
  }
  return seen
}

async function whoIs({ product, contractors }: Parties, memberId: string): Promise<number> {
  const { contractor_id } = await product.world.database.reading
    .selectFrom('community_member')
    .select('contractor_id')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  return contractors.findIndex(({ id }) => id === contractor_id)
}

function at<T>(all: readonly T[], place: number): T {
  const one = all[place]
  if (one === undefined) throw new Error(`There is none at ${place}`)
  return one
}

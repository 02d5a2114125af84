import type { CommunityStatus, MembershipStatus } from '@headframe/wire'
import type { Step } from '../any-order.ts'

/** What the talent pools of one company would be if all calls came one after another. */
export interface Pools {
  readonly statuses: readonly CommunityStatus[]
  /** By contractor and pool; nobody who has withdrawn is in it. */
  readonly members: Readonly<Record<string, Member>>
  /** Contractors who have erased their accounts. */
  readonly gone: readonly number[]
}

interface Member {
  readonly status: MembershipStatus
  /** What was written between the two, by side. */
  readonly messages: readonly [ofCompany: number, ofContractor: number]
}

interface Between {
  readonly pool: number
  readonly contractor: number
}

export type PoolAction =
  | { readonly kind: 'setStatus'; readonly pool: number; readonly status: CommunityStatus }
  | ({ readonly kind: 'apply' | 'withdraw' | 'write' | 'reply' } & Between)
  | ({ readonly kind: 'decide'; readonly status: Exclude<MembershipStatus, 'Applied'> } & Between)
  | { readonly kind: 'erase'; readonly contractor: number }

export const openingPools = (pools: number): Pools => ({
  statuses: Array.from({ length: pools }, () => 'active' as const),
  members: {},
  gone: [],
})

export const memberKey = ({ pool, contractor }: Between) => `contractor ${contractor} in ${pool}`

export function takeInPools(pools: Pools, action: PoolAction): Step<Pools> {
  const refused = (answer: string): Step<Pools> => ({ answer, state: pools })
  const done = (changes: Partial<Pools> = {}): Step<Pools> => ({
    answer: 'done',
    state: { ...pools, ...changes },
  })
  if (action.kind === 'setStatus')
    return done({ statuses: pools.statuses.with(action.pool, action.status) })

  const isGone = pools.gone.includes(action.contractor)
  if (action.kind === 'erase') {
    if (isGone) return refused('UNAUTHENTICATED')
    const left = Object.entries(pools.members).filter(
      ([key]) => !key.startsWith(`contractor ${action.contractor} `),
    )
    return done({ gone: [...pools.gone, action.contractor], members: Object.fromEntries(left) })
  }

  const key = memberKey(action)
  const member = pools.members[key]
  const withMember = (changed: Member) => done({ members: { ...pools.members, [key]: changed } })
  const byContractor = ['apply', 'withdraw', 'reply'].includes(action.kind)
  if (isGone && byContractor) return refused('UNAUTHENTICATED')

  switch (action.kind) {
    case 'apply':
      if (member?.status === 'Declined') return refused('DECLINED')
      if (member) return done()
      return pools.statuses[action.pool] === 'active'
        ? withMember({ status: 'Applied', messages: [0, 0] })
        : refused('POOL_NOT_OPEN')

    case 'withdraw': {
      if (!member) return done()
      if (member.status !== 'Applied') return refused('NOT_WITHDRAWABLE')
      const { [key]: _withdrawn, ...others } = pools.members
      return done({ members: others })
    }

    case 'decide':
      return member ? withMember({ ...member, status: action.status }) : refused('NOT_FOUND')

    case 'write': {
      if (!member) return refused('NOT_FOUND')
      const [ofCompany, ofContractor] = member.messages
      return withMember({ ...member, messages: [ofCompany + 1, ofContractor] })
    }

    case 'reply': {
      if (!member) return refused('NOT_FOUND')
      const [ofCompany, ofContractor] = member.messages
      if (ofCompany === 0) return refused('NO_THREAD')
      return withMember({ ...member, messages: [ofCompany, ofContractor + 1] })
    }
  }
}

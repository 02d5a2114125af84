import type { contractorCommunities, Joined, MembershipStatus } from '@headframe/wire'
import { Refusal } from '@headframe/wire'
import type { Reading } from '../../db/open.ts'
import { isUuid } from '../../kit/uuids.ts'
import type { Prepare, UseCase } from '../../kit/use-case.ts'
import { scoreNewApplication } from '../../market/matches/score-applicants.ts'
import { promiseNews } from '../../market/communities/news.ts'
import {
  findCounts,
  findOwnStatus,
  insertMember,
  lockBothSides,
  lockCommunity,
  removeUntouched,
} from './queries.ts'

type Apply = typeof contractorCommunities.apply
type Withdraw = typeof contractorCommunities.withdraw

/** Who joins with one tap may take it back with another, before the company is told. */
const settlesAfterMs = 60_000

interface Joining {
  readonly communityId: string
  /** How they stand there already. */
  readonly status: MembershipStatus | null
}

export const checkJoining: Prepare<Apply, Joining> = async ({ db, actor }, { id = '' }) => {
  const { contractorId } = actor
  if (!isUuid(id)) throw new Refusal('NOT_FOUND')
  const isThere = await lockBothSides(db, contractorId, id)
  if (!isThere.own) throw new Refusal('UNAUTHENTICATED')
  if (!isThere.hirer) throw new Refusal('NOT_FOUND')
  const community = await lockCommunity(db, id)
  if (!community) throw new Refusal('NOT_FOUND')
  const status = await findOwnStatus(db, contractorId, id)
  if (status === 'Declined') throw new Refusal('DECLINED')
  if (status === null && community.status !== 'active') throw new Refusal('POOL_NOT_OPEN')
  return { subject: { communityId: id, status } }
}

/** Whoever is in already stays as they are. */
export const joinCommunity: UseCase<Apply, Joining> = async (
  { db, actor, now },
  _form,
  { communityId, status },
) => {
  const { contractorId } = actor
  if (status === null) {
    const member = await insertMember(db, { communityId, contractorId, now })
    if (member) {
      await scoreNewApplication({ db, now }, contractorId)
      const dueAt = new Date(now.getTime() + settlesAfterMs)
      await promiseNews(db, { memberIds: [member.id], kind: 'application' }, dueAt)
    }
  }
  return joinedOf(db, contractorId, communityId)
}

/** Whoever decides at the same moment comes first or too late, never in between. */
export const leaveCommunity: UseCase<Withdraw> = async ({ db, actor }, { id }) => {
  const { contractorId } = actor
  if (!isUuid(id)) throw new Refusal('NOT_FOUND')
  let left: Joined
  do {
    await removeUntouched(db, contractorId, id)
    left = await joinedOf(db, contractorId, id)
    // Whoever joined between the two looks, from another window, is taken out by the next.
  } while (left.applicationStatus === 'Applied')
  if (left.applicationStatus !== null) throw new Refusal('NOT_WITHDRAWABLE')
  return left
}

async function joinedOf(db: Reading, contractorId: string, communityId: string): Promise<Joined> {
  const community = await findCounts(db, communityId)
  if (!community) throw new Refusal('NOT_FOUND')
  const { accepted, pending, declined } = community.counts
  return {
    id: community.id,
    applicationStatus: await findOwnStatus(db, contractorId, communityId),
    applicants_count: accepted + pending + declined,
    accepted_count: accepted,
    pending_count: pending,
  }
}

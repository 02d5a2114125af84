import type { communityMembers, MembershipStatus } from '@headframe/wire'
import { lives, Refusal } from '@headframe/wire'
import type { CompanyActor } from '../../kit/actor.ts'
import type { Writing } from '../../db/open.ts'
import type { Prepare, UseCase } from '../../kit/use-case.ts'
import { decidedElsewhere, refusalFor } from '../../market/companies/decided-elsewhere.ts'
import { dropNews, promiseNews } from '../../market/communities/news.ts'
import { lockMembers, noteDecisions } from './decision-rows.ts'
import type { Decidable } from './decision-rows.ts'
import { memberOf } from './member-of.ts'
import { findMember } from './queries.ts'

type Decide = typeof communityMembers.decide
type DecideMany = typeof communityMembers.decideMany

export const findDecidable: Prepare<Decide, readonly Decidable[]> = async (
  { db, actor },
  { id = '', memberId = '' },
) => ({ subject: await mustLock({ db, actor }, id, [memberId]) })

export const decide: UseCase<Decide, readonly Decidable[]> = async (
  { db, actor, now },
  { id, memberId, ...decision },
  members,
) => {
  await decideAbout({ db, actor, now }, members, decision)
  const member = await findMember(
    db,
    { companyId: actor.companyId, communityId: id, memberId },
    now,
  )
  if (!member) throw new Refusal('NOT_FOUND')
  return memberOf(member, now)
}

export const findAllDecidable: Prepare<DecideMany, readonly Decidable[]> = async (
  { db, actor },
  { id = '', members = [] },
) => {
  const there = await lock({ db, actor }, id, members)
  // Where some are, whoever decides is told who has gone.
  if (there.length === 0 && members.length > 0) throw new Refusal('NOT_FOUND')
  return { subject: there }
}

export const decideMany: UseCase<DecideMany, readonly Decidable[]> = async (
  { db, actor, now },
  { members: ids, seen, ...decision },
  members,
) => {
  const { personId } = actor
  const elsewhere = decidedElsewhere(members, {
    ids,
    seen,
    personId,
    next: decision.status,
    isOpen: (one) => one === 'Applied' || one === 'Under Review',
  })
  const gone = ids.filter((id) => !members.some((member) => member.id === id))
  if (elsewhere.length > 0 && ids.length === 1)
    throw await refusalFor(db, elsewhere, {
      personId,
      say: ({ status }) => `${status.toLowerCase()} this member`,
    })
  if (elsewhere.length + gone.length > 0) throw changedMeanwhile(elsewhere, gone, personId)
  await decideAbout({ db, actor, now }, members, decision)
  return { decided: members.length }
}

interface Deciding {
  readonly db: Writing
  readonly actor: CompanyActor
}

/** All that are named, or nobody: one who is not there is as one who never was. */
async function mustLock(
  { db, actor }: Deciding,
  communityId: string,
  memberIds: readonly string[],
): Promise<Decidable[]> {
  const members = await lock({ db, actor }, communityId, memberIds)
  if (members.length < memberIds.length) throw new Refusal('NOT_FOUND')
  return members
}

function lock(
  { db, actor: { companyId, personId } }: Deciding,
  communityId: string,
  ids: readonly string[],
): Promise<Decidable[]> {
  return lockMembers(db, { companyId, personId, communityId, ids })
}

/** Who is meant is told by name and by id, so that all others can be decided about at once. */
function changedMeanwhile(
  elsewhere: readonly Decidable[],
  gone: readonly string[],
  personId: string,
): Refusal {
  const own = namesOf(elsewhere.filter(({ decidedBy }) => decidedBy === personId))
  const theirs = namesOf(elsewhere.filter(({ decidedBy }) => decidedBy !== personId))
  const told = [
    ...(own ? [`You have decided about ${own} meanwhile, on another screen.`] : []),
    ...(theirs ? [`A colleague has decided about ${theirs} meanwhile.`] : []),
    ...(gone.length > 0
      ? [
          `${gone.length === 1 ? 'One member has' : `${gone.length} members have`} left this talent pool meanwhile.`,
        ]
      : []),
  ]
  const missing = [...elsewhere.map(({ id }) => id), ...gone]
  return new Refusal('CHANGED_ELSEWHERE', { text: told.join(' '), missing })
}

const mostNames = 3

function namesOf(some: readonly Decidable[]): string {
  const names = some.slice(0, mostNames).map(({ name }) => name)
  const more = some.length - names.length
  return new Intl.ListFormat('en-AU').format(more > 0 ? [...names, `${more} more`] : names)
}

/** Whoever decides may think better of it for so long before the member hears of it. */
const settlesAfterMs = lives.decisionSettlesSeconds * 1000

interface Decision {
  readonly status: MembershipStatus
  readonly reason: string
}

/** Any decision may follow any other, and the latest words count. Saying the same again changes nothing. */
async function decideAbout(
  { db, actor, now }: { db: Writing; actor: CompanyActor; now: Date },
  members: readonly Decidable[],
  decision: Decision,
): Promise<void> {
  const changed = members.filter((member) => !isSame(decision, member))
  await noteDecisions(db, idsOf(changed), { ...decision, at: now, by: actor.personId })

  // To be taken under review is no news, nor is what they have been told already.
  const isNews = ({ told }: Decidable) =>
    decision.status !== 'Under Review' && !isSame(decision, told)
  const kind = 'decision'
  await promiseNews(
    db,
    { memberIds: idsOf(changed.filter(isNews)), kind },
    new Date(now.getTime() + settlesAfterMs),
  )
  await dropNews(db, { memberIds: idsOf(changed.filter((member) => !isNews(member))), kind })
}

const idsOf = (some: readonly Decidable[]) => some.map(({ id }) => id)

function isSame(one: Decision, other: Decision): boolean {
  return one.status === other.status && one.reason === other.reason
}

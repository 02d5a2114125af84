import type { applicants } from '@headframe/wire'
import { applicationStatus, lives, Refusal } from '@headframe/wire'
import type { Writing } from '../../db/open.ts'
import type { CompanyActor } from '../../kit/actor.ts'
import type { Prepare, UseCase } from '../../kit/use-case.ts'
import { decidedElsewhere, refusalFor } from '../../market/companies/decided-elsewhere.ts'
import { lockOwnApplications, noteDecisions } from './decision-rows.ts'
import type { Decidable, Decision } from './decision-rows.ts'

type Decide = typeof applicants.decide
type DecideMany = typeof applicants.decideMany

export const findDecidable: Prepare<Decide, readonly Decidable[]> = async (
  { db, actor },
  { application_id = '' },
) => ({ subject: await mustLock({ db, actor }, [application_id]) })

export const decide: UseCase<Decide, readonly Decidable[]> = async (
  { db, actor, now },
  { application_id: id, status, reason },
  applications,
) => {
  await decideAbout({ db, actor, now }, applications, { status, reason })
  return { success: true, application_id: id, status }
}

/** A list that is none, or too long, is told by its own words. */
export const findAllDecidable: Prepare<DecideMany, readonly Decidable[]> = async (
  { db, actor },
  { applications },
) => ({ subject: applications ? await mustLock({ db, actor }, applications) : [] })

export const decideMany: UseCase<DecideMany, readonly Decidable[]> = async (
  { db, actor, now },
  { status, reason, applications: ids, seen },
  applications,
) => {
  const { personId } = actor
  const elsewhere = decidedElsewhere(applications, {
    ids,
    seen,
    personId,
    next: status,
    isOpen: (one) => one === applicationStatus.pending,
  })
  if (elsewhere.length === applications.length)
    throw await refusalFor(db, elsewhere, { personId, say: sayDone })
  const mine = applications.filter((one) => !elsewhere.includes(one))
  const decision = { status, reason, isOfSeveral: ids.length > 1 }
  const changed = await decideAbout({ db, actor, now }, mine, decision)
  return {
    success: true,
    status,
    decided: mine.length,
    elsewhere: elsewhere.length,
    before: changed.map((one) => ({
      application_id: one.id,
      status: one.status,
      reason: one.reason,
    })),
  }
}

function sayDone({ status, name }: Decidable): string {
  return `${status === applicationStatus.approved ? 'approved' : 'rejected'} ${name}`
}

interface Deciding {
  readonly db: Writing
  readonly actor: CompanyActor
}

/** Those of them that are still there; where nobody is, there is nothing to decide. */
async function mustLock({ db, actor }: Deciding, ids: readonly string[]): Promise<Decidable[]> {
  const applications = await lockOwnApplications(db, actor, ids)
  if (applications.length === 0) throw new Refusal('NOT_FOUND')
  return applications
}

/** Whoever decides may think better of it for so long before the applicant hears of it. */
const settlesAfterMs = lives.decisionSettlesSeconds * 1000

/**
 * Any decision may follow any other, and the latest words count. Saying the same again changes nothing;
 * answers those that it changed, as they were.
 */
async function decideAbout(
  { db, actor, now }: Deciding & { readonly now: Date },
  applications: readonly Decidable[],
  { status, reason, isOfSeveral = false }: Decision & { readonly isOfSeveral?: boolean },
): Promise<readonly Decidable[]> {
  const decision = { status, reason: status === applicationStatus.pending ? '' : reason }
  // Whoever says nothing to several takes from none of them what was said to them alone.
  const isKept = (standing: Decidable) =>
    isOfSeveral && decision.reason === '' && standing.status === status
  const changed = applications.filter(
    (standing) => !isKept(standing) && !isSame(decision, standing),
  )
  // One that is taken back is no news, nor is one that they have been told of already.
  const isNews = ({ told }: Decidable) =>
    status !== applicationStatus.pending && !isSame(decision, told)
  const noted = { ...decision, decidedAt: now, decidedBy: actor.personId }
  const tellAt = new Date(now.getTime() + settlesAfterMs)
  await noteDecisions(db, idsOf(changed.filter(isNews)), { ...noted, tellAt })
  await noteDecisions(db, idsOf(changed.filter((one) => !isNews(one))), { ...noted, tellAt: null })
  return changed
}

const idsOf = (some: readonly Decidable[]) => some.map(({ id }) => id)

function isSame(one: Decision, other: Decision): boolean {
  return one.status === other.status && one.reason === other.reason
}

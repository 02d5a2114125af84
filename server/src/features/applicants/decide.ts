import type { applicants } from '@headframe/wire'
import { applicationStatus, Refusal } from '@headframe/wire'
import type { Prepare, UseCase } from '../../kit/use-case.ts'
import { lockOwnApplication, noteDecision } from './queries.ts'
import type { Decidable, Decision } from './queries.ts'

type Decide = typeof applicants.decide

export const findDecidable: Prepare<Decide, Decidable> = async (
  { db, actor },
  { application_id = '' },
) => {
  const application = await lockOwnApplication(db, actor, application_id)
  if (!application) throw new Refusal('NOT_FOUND')
  return { subject: application }
}

/** Whoever decides may think better of it for so long before the applicant hears of it. */
const settlesAfterMs = 5 * 60_000

/** Any decision may follow any other, and the latest words count. Saying the same again changes nothing. */
export const decide: UseCase<Decide, Decidable> = async (
  { db, actor, now },
  { status, reason },
  application,
) => {
  const decision = { status, reason: status === applicationStatus.pending ? '' : reason }
  const { id, told, ...standing } = application
  if (!isSame(decision, standing)) {
    // One that is taken back is no news, nor is one that they have been told of already.
    const isNews = status !== applicationStatus.pending && !isSame(decision, told)
    const tellAt = isNews ? new Date(now.getTime() + settlesAfterMs) : null
    await noteDecision(db, id, { ...decision, decidedAt: now, decidedBy: actor.personId, tellAt })
  }
  return { success: true, application_id: id, status }
}

function isSame(one: Decision, other: Decision): boolean {
  return one.status === other.status && one.reason === other.reason
}

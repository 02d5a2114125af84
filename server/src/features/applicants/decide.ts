import type { applicants } from '@headframe/wire'
import { Refusal } from '@headframe/wire'
import type { Find, UseCase } from '../../kit/use-case.ts'
import { lockOwnApplication, noteDecision } from './queries.ts'
import type { Decidable } from './queries.ts'
import { tellOfDecision } from './tell-of-decision.ts'

type Decide = typeof applicants.decide

export const findDecidable: Find<Decide, Decidable> = async (
  { db, actor },
  { application_id = '' },
) => {
  const application = await lockOwnApplication(db, actor.companyId, application_id)
  if (!application) throw new Refusal('NOT_FOUND')
  return application
}

/** Any decision may follow any other. Saying the same again changes nothing and tells nobody. */
export const decide: UseCase<Decide, Decidable> = async (
  { db, now, world },
  { status, reason },
  application,
) => {
  if (status !== application.status) {
    await noteDecision(db, application.id, { status, reason }, now)
    await tellOfDecision({ db, now, world }, application, { status, reason })
  }
  return { success: true, application_id: application.id, status }
}

import type { companyJobs } from '@headframe/wire'
import { lockCompany } from '../../../market/locks.ts'
import type { UseCase } from '../../../kit/use-case.ts'
import { insertDraft, renewUntouchedDraft } from './queries.ts'

/** Whoever only looks at the form leaves no trail of drafts: an untouched one is given again. */
export const newDraft: UseCase<typeof companyJobs.newDraft> = async ({ db, actor, now }) => {
  await lockCompany(db, actor.companyId)
  const { id: uuid } =
    (await renewUntouchedDraft(db, actor.companyId, now)) ??
    (await insertDraft(db, actor.companyId, now))
  return { uuid, data: { uuid } }
}

import type { companyJobs } from '@headframe/wire'
import type { UseCase } from '../../kit/use-case.ts'
import { findUntouchedDraft, insertDraft, lockCompany } from './queries.ts'

/** Whoever only looks at the form leaves no trail of drafts: an untouched one is given again. */
export const newDraft: UseCase<typeof companyJobs.newDraft> = async ({ db, actor, now }) => {
  await lockCompany(db, actor.companyId)
  const draft =
    (await findUntouchedDraft(db, actor.companyId)) ?? (await insertDraft(db, actor.companyId, now))
  return { uuid: draft.id, data: { uuid: draft.id } }
}

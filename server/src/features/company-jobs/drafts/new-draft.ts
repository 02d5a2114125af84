import type { companyJobs } from '@headframe/wire'
import { lockCompany } from '../../../market/locks.ts'
import type { UseCase } from '../../../kit/use-case.ts'
import { insertDraft, renewUntouchedDraft } from './queries.ts'

/**
 * Whoever only looks at the form leaves no trail of drafts: an untouched one is given again, to nobody but
 * them. A colleague who begins at the same time would write into it as well.
 */
export const newDraft: UseCase<typeof companyJobs.newDraft> = async ({ db, actor, now }) => {
  const { companyId, personId } = actor
  await lockCompany(db, companyId)
  const begun = { companyId, personId, now }
  const { id: uuid } = (await renewUntouchedDraft(db, begun)) ?? (await insertDraft(db, begun))
  return { uuid, data: { uuid } }
}

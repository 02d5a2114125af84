import type { companyJobs } from '@headframe/wire'
import { wholeFormOf } from '../../../market/jobs/job-facts.ts'
import { mustBeDraft, mustFindJob } from '../../../market/jobs/named-job.ts'
import type { UseCase } from '../../../kit/use-case.ts'
import { findLatestDraft } from './queries.ts'

const nothing = { data: null, uuid: null, status: null, industry: null, role: null, revision: null }

/** Without an id the draft that was changed last, if there is any. */
export const showDraft: UseCase<typeof companyJobs.draft> = async (
  { db, actor: { companyId }, now },
  { jobUUID },
) => {
  const draft = jobUUID
    ? mustBeDraft(await mustFindJob(db, companyId, jobUUID))
    : await findLatestDraft(db, companyId)
  return draft ? wholeFormOf(draft, now) : nothing
}

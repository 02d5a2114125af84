import type { companyJobs } from '@headframe/wire'
import { Refusal } from '@headframe/wire'
import { asCompanySees, formOf } from '../../kit/job-facts.ts'
import type { UseCase } from '../../kit/use-case.ts'
import { mustFindJob } from './named-job.ts'
import { countApplicants, findLatestDraft } from './queries.ts'

export const showJob: UseCase<typeof companyJobs.job> = async ({ db, actor, now }, { uuid }) => {
  const job = await mustFindJob(db, actor.companyId, uuid)
  return asCompanySees(job, await countApplicants(db, job.id), now)
}

export const showRawJob: UseCase<typeof companyJobs.rawJob> = async (
  { db, actor, now },
  { uuid },
) => {
  const data = formOf(await mustFindJob(db, actor.companyId, uuid), now)
  return { data, uuid: data.uuid, status: data.status, industry: data.industry, role: data.role }
}

/** Without an id the draft that was changed last, if there is any. */
export const showDraft: UseCase<typeof companyJobs.draft> = async (
  { db, actor, now },
  { jobUUID },
) => {
  const job = jobUUID
    ? await mustFindJob(db, actor.companyId, jobUUID)
    : await findLatestDraft(db, actor.companyId)
  if (!job) return { data: null, uuid: null, status: null, industry: null, role: null }
  if (job.published_at) throw new Refusal('NOT_A_DRAFT')

  const data = formOf(job, now)
  return { data, uuid: data.uuid, status: data.status, industry: data.industry, role: data.role }
}

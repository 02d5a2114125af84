import type { companyJobs } from '@headframe/wire'
import { words } from '@headframe/wire'
import { readJobChanges } from '../../../market/jobs/job-changes.ts'
import type { JobBeingChanged } from '../../../market/jobs/job-changes.ts'
import { keepJobWords } from '../../../market/jobs/job-words.ts'
import { findNamedDraft } from '../../../market/jobs/named-job.ts'
import type { Prepare, UseCase } from '../../../kit/use-case.ts'
import { tellWhatCameBetween } from './came-between.ts'
import { changeDraft } from './queries.ts'

type Save = typeof companyJobs.saveDraft

/** A draft may break any rule of the form but those about types and lengths. */
export const checkDraftChanges: Prepare<Save, JobBeingChanged> = async (
  context,
  { draft, ...named },
) => {
  const job = await findNamedDraft(context, named)
  const { faults, columns } = await readJobChanges(context.reading, job, draft ?? {})
  const withinDraft = Object.entries(faults).map(([field, text]) => [`draft.${field}`, text])
  return { faults: Object.fromEntries(withinDraft), subject: { job, columns } }
}

export const saveDraft: UseCase<Save, JobBeingChanged> = async (
  { db, actor, now },
  { step, revision: seen },
  { job, columns },
) => {
  const kept =
    (await changeDraft(db, actor.companyId, job, { columns, step, now, revision: seen })) ??
    (await tellWhatCameBetween(db, actor.companyId, job.id))
  await keepJobWords(db, job.id)
  return { success: true, message: words.jobDraftSaved, uuid: job.id, revision: kept.revision }
}

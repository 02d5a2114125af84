import type { companyJobs } from '@headframe/wire'
import { Refusal, words } from '@headframe/wire'
import { readJobChanges } from '../../kit/job-changes.ts'
import type { JobColumns } from '../../kit/job-changes.ts'
import { keepJobWords } from '../../kit/job-words.ts'
import type { JobRecord } from '../../kit/jobs.ts'
import type { Check, UseCase } from '../../kit/use-case.ts'
import { findNamedJob } from './named-job.ts'
import { changeDraft } from './queries.ts'

type Save = typeof companyJobs.saveDraft

export interface Changing {
  readonly job: JobRecord
  readonly columns: JobColumns
}

/** A draft may break any rule of the form but those about types and lengths. */
export const checkDraftChanges: Check<Save, Changing> = async (context, { draft, ...named }) => {
  const job = await findNamedJob(context, named)
  if (job.published_at) throw new Refusal('NOT_A_DRAFT')
  const { faults, columns } = await readJobChanges(context.reading, job, draft ?? {})
  return { faults, findings: { job, columns } }
}

export const saveDraft: UseCase<Save, Changing> = async (
  { db, now },
  { step },
  { job, columns },
) => {
  const changes = { ...columns, touched_at: now, ...(step === undefined ? {} : { step }) }
  if (!(await changeDraft(db, job, changes))) throw new Refusal('NOT_A_DRAFT')
  await keepJobWords(db, job.id)
  return { success: true, message: words.jobDraftSaved, uuid: job.id }
}

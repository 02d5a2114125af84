import { companyJobs, jobStatus } from '@headframe/wire'
import type { JobForm } from '@headframe/wire'

import { send } from '../../../calls/client.ts'
import { takeUp, type Beginning as BeginningOf } from '../../../parts/wizard/take-up.ts'
import { valuesOfJob } from './job-data.ts'
import { steps, type StepId } from './job-steps.ts'
import { emptyJob, type JobValues } from './job-values.ts'
import { judgeJob } from './judge-job.ts'
import { storedJob, type KeptJob, type StoredJob } from './stored-job.ts'
import { upToReview } from './up-to-review.ts'

export interface OpenedDraft {
  readonly uuid: string
  readonly stored: StoredJob
  readonly begin: BeginningOf<StepId, JobValues>
}

/** A posting of any status, as far as its form can do something with it. */
export type OpenedJob =
  | { readonly is: 'draft'; readonly draft: OpenedDraft }
  | { readonly is: 'live'; readonly job: JobForm }
  | { readonly is: 'over' }

export async function openJob(id: string): Promise<OpenedJob> {
  const { data: job, uuid, status } = await send(companyJobs.rawJob, { uuid: id })
  if (status === jobStatus.active) return { is: 'live', job }
  if (status !== jobStatus.draft) return { is: 'over' }
  return { is: 'draft', draft: await openDraft({ id: uuid, step: job.step, data: job }) }
}

async function openDraft(kept: KeptJob): Promise<OpenedDraft> {
  const stored = storedJob(kept)
  const begin = await takeUp<StepId, JobValues>(
    {
      stored,
      steps,
      blank: emptyJob,
      valuesOf: valuesOfJob,
      isSound: async (values, step) => Object.keys(judgeJob(values, [step])).length === 0,
    },
    kept.id,
  )
  return { uuid: kept.id, stored, begin: upToReview(begin) }
}

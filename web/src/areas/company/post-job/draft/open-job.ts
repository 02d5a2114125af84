import { jobStatus } from '@headframe/wire'
import type { JobForm } from '@headframe/wire'

import { createFormStore } from '../../../../forms/form-store.ts'
import { takeUp, type Beginning as BeginningOf } from '../../../../parts/wizard/take-up.ts'
import { readJob, seenIn } from './draft-calls.ts'
import { beginVersions, withTheirs } from './draft-versions.ts'
import { DraftWindow } from './draft-window.ts'
import { valuesOfJob } from '../job-data.ts'
import { findLeftBehind, findShelved, type LeftBehind } from './job-shelf.ts'
import { steps, type StepId } from '../job-steps.ts'
import { emptyJob, type JobValues } from '../job-values.ts'
import { judgeJob } from '../judge-job.ts'
import { StoredJob } from './stored-job.ts'
import { upToReview } from '../up-to-review.ts'

export interface OpenedDraft {
  readonly uuid: string
  readonly stored: StoredJob
  readonly begin: BeginningOf<StepId, JobValues>
}

interface NoDraft {
  readonly uuid: string
  /** What this tab wanted to save to its draft when it was none any more. */
  readonly left: LeftBehind | undefined
}

/** A posting of any status, as far as its form can do something with it. */
export type OpenedJob =
  | { readonly is: 'draft'; readonly draft: OpenedDraft }
  | (NoDraft & { readonly is: 'live'; readonly job: JobForm; readonly revision: number })
  | (NoDraft & { readonly is: 'over' })

export async function openJob(id: string): Promise<OpenedJob> {
  const raw = await readJob(id)
  const { data: job, uuid, status, revision } = raw
  if (status === jobStatus.draft) {
    const stored = new StoredJob(openWindow(raw))
    return { is: 'draft', draft: { uuid, stored, begin: await beginForm(stored) } }
  }
  const left = findLeftBehind(uuid, valuesOfJob(job))
  return status === jobStatus.active
    ? { is: 'live', uuid, job, revision, left }
    : { is: 'over', uuid, left }
}

/** The draft as it stands by now, with what this tab could not save before. */
function openWindow(raw: Awaited<ReturnType<typeof readJob>>): DraftWindow {
  const { uuid: id } = raw
  const theirs = seenIn(raw)
  const shelved = findShelved(id)
  if (!shelved) {
    const store = createFormStore(theirs.values)
    return new DraftWindow({ id, store, versions: beginVersions(theirs), step: theirs.step })
  }
  const { base = theirs.values, conflicts } = shelved
  const before = { ...beginVersions({ ...theirs, values: base }), conflicts }
  const { values, versions } = withTheirs(before, shelved.values, theirs)
  const step = Math.max(shelved.step, theirs.step)
  return new DraftWindow({ id, store: createFormStore(values), versions, step })
}

async function beginForm(stored: StoredJob): Promise<BeginningOf<StepId, JobValues>> {
  const { id, values } = stored.window
  const begin = await takeUp<StepId, JobValues>(
    {
      stored,
      steps,
      blank: emptyJob,
      valuesOf: () => values,
      isSound: async (typed, step) => Object.keys(judgeJob(typed, [step])).length === 0,
    },
    id,
  )
  return upToReview(begin)
}

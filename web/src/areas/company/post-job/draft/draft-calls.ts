import { companyJobs, judge, type InputOf, type OutputOf } from '@headframe/wire'

import { send } from '../../../../calls/client.ts'
import { refreshRead } from '../../../../calls/use-read.ts'
import type { Seen } from './draft-versions.ts'
import { dataOfJob, valuesOfJob } from '../job-data.ts'
import type { JobValues } from '../job-values.ts'

export type RawJob = OutputOf<typeof companyJobs.rawJob>

/** This tab has what is sent until the server does, so whoever is not signed in any more may be sent to do so. */
const keptHere = { losesNothing: true } as const

export function readJob(uuid: string): Promise<RawJob> {
  return send(companyJobs.rawJob, { uuid })
}

export function seenIn({ data, revision }: Pick<RawJob, 'data' | 'revision'>): Seen {
  return { values: valuesOfJob(data), step: data.step, revision }
}

export async function saveJob(
  uuid: string,
  change: Pick<InputOf<typeof companyJobs.saveDraft>, 'draft' | 'step' | 'revision'>,
): Promise<number> {
  const { revision } = await send(companyJobs.saveDraft, { uuid, ...change }, keptHere)
  refreshRead(companyJobs.job, { uuid })
  return revision
}

/** What is typed becomes another draft. What cannot be kept, such as an amount that is no number, is left out. */
export async function saveAsAnother(
  values: JobValues,
  step: number,
): Promise<{ uuid: string; seen: Seen }> {
  const { uuid } = await send(companyJobs.newDraft, {}, keptHere)
  const { form: draft } = judge(companyJobs.post, dataOfJob(values))
  const revision = await saveJob(uuid, { draft, step })
  return { uuid, seen: { values, step, revision } }
}

/** Where listings are free it is live then; otherwise it waits to be paid for. */
export function handInJob(
  uuid: string,
  change: InputOf<typeof companyJobs.post>,
): Promise<OutputOf<typeof companyJobs.post>> {
  return send(companyJobs.post, { ...change, jobUUID: uuid })
}

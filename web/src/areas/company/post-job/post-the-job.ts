import { companyJobs, jobStatus, judge, mustBeSound } from '@headframe/wire'

import { send } from '../../../calls/client.ts'
import { dataOfJob } from './job-data.ts'
import type { JobValues } from './job-values.ts'

/** Hands the finished form in. Where listings are free it is live then; otherwise it waits to be paid for. */
export function handIn(uuid: string, values: JobValues) {
  const { post } = companyJobs
  return send(post, mustBeSound(post, judge(post, { ...dataOfJob(values), jobUUID: uuid })))
}

export async function isLive(uuid: string): Promise<boolean> {
  try {
    return (await send(companyJobs.rawJob, { uuid })).status === jobStatus.active
  } catch {
    // If the server cannot be reached, assume it is not live.
    return false
  }
}

import { Refusal } from '@headframe/wire'
import type { CompanyActor } from '../../kit/actor.ts'
import type { Reading } from '../../db/open.ts'
import { findOwnJob } from '../../kit/jobs.ts'
import type { JobRecord } from '../../kit/jobs.ts'

/** The three names that a job has in bodies mean the same. */
export interface NamedJob {
  readonly jobUUID?: string | undefined
  readonly uuid?: string | undefined
  readonly jobId?: string | undefined
}

export function idIn({ jobUUID, uuid, jobId }: NamedJob): string {
  return jobUUID || uuid || jobId || ''
}

/** An own posting; without an id nothing is found. */
export async function findNamedJob(
  { reading, actor }: { reading: Reading; actor: CompanyActor },
  named: NamedJob,
): Promise<JobRecord> {
  return mustFindJob(reading, actor.companyId, idIn(named))
}

export async function mustFindJob(db: Reading, companyId: string, id: string): Promise<JobRecord> {
  const job = await findOwnJob(db, companyId, id)
  if (!job) throw new Refusal('NOT_FOUND')
  return job
}

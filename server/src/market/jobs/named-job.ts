import { Refusal } from '@headframe/wire'
import type { Reading } from '../../db/open.ts'
import type { CompanyActor } from '../../kit/actor.ts'
import { findOwnJob } from './jobs.ts'
import type { JobRecord } from './jobs.ts'
import type { Prepared } from '../../kit/use-case.ts'

/** The three names that a job has in bodies mean the same. */
export interface NamedJob {
  readonly jobUUID?: string | undefined
  readonly uuid?: string | undefined
  readonly jobId?: string | undefined
}

export function idIn({ jobUUID, uuid, jobId }: NamedJob): string {
  return jobUUID || uuid || jobId || ''
}

interface Asking {
  readonly reading: Reading
  readonly actor: CompanyActor
}

/** What a call is about that names a posting and nothing else. */
export async function ownJob(context: Asking, named: NamedJob): Promise<Prepared<JobRecord>> {
  return { subject: await findNamedJob(context, named) }
}

export async function ownDraft(context: Asking, named: NamedJob): Promise<Prepared<JobRecord>> {
  return { subject: await findNamedDraft(context, named) }
}

/** An own posting; without an id nothing is found. */
export function findNamedJob({ reading, actor }: Asking, named: NamedJob): Promise<JobRecord> {
  return mustFindJob(reading, actor.companyId, idIn(named))
}

/** An own posting that has not gone live yet, and stands as whoever names a revision has seen it. */
export async function findNamedDraft(
  context: Asking,
  { revision, ...named }: NamedJob & { readonly revision?: number | undefined },
): Promise<JobRecord> {
  return mustBeAsSeen(mustBeDraft(await findNamedJob(context, named)), revision)
}

export async function mustFindJob(db: Reading, companyId: string, id: string): Promise<JobRecord> {
  const job = await findOwnJob(db, companyId, id)
  if (!job) throw new Refusal('NOT_FOUND')
  return job
}

/** Older clients do not say what they have seen. */
export function mustBeAsSeen(job: JobRecord, revision: number | undefined): JobRecord {
  if (revision !== undefined && revision !== job.revision) throw new Refusal('CHANGED_ELSEWHERE')
  return job
}

export function mustBeDraft(job: JobRecord): JobRecord {
  if (job.published_at) throw new Refusal('NOT_A_DRAFT')
  return job
}

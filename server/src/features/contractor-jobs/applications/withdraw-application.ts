import type { contractorJobs } from '@headframe/wire'
import { applicationStatus, Refusal } from '@headframe/wire'
import type { Reading } from '../../../db/open.ts'
import type { Prepare, UseCase } from '../../../kit/use-case.ts'
import { findApplicationTo, removePendingApplication } from './queries.ts'

type Withdraw = typeof contractorJobs.withdraw

export const findPendingApplication: Prepare<Withdraw, { id: string }> = async (
  { db, actor },
  { jobId = '' },
) => ({ subject: await mustBePending(db, jobId, actor.contractorId) })

/** Whoever decides at the same moment comes first or too late, never in between. */
export const withdrawApplication: UseCase<Withdraw, { id: string }> = async (
  { db, actor },
  { jobId },
  { id },
) => {
  if (!(await removePendingApplication(db, actor.contractorId, id))) {
    await mustBePending(db, jobId, actor.contractorId)
  }
  return { error: false, errorMessage: null }
}

async function mustBePending(db: Reading, jobId: string, contractorId: string) {
  const application = await findApplicationTo(db, jobId, contractorId)
  if (!application) throw new Refusal('NOT_FOUND')
  if (application.status !== applicationStatus.pending) throw new Refusal('NOT_PENDING')
  return application
}

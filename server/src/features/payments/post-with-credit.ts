import type { payments } from '@headframe/wire'
import { jobStatus, mustBeFaultless, Refusal, words } from '@headframe/wire'
import { statusOf } from '../../domain/job-life.ts'
import { changeCredits } from '../../market/money/credits.ts'
import { datesOf } from '../../market/jobs/jobs.ts'
import type { JobRecord } from '../../market/jobs/jobs.ts'
import { lockJob } from '../../market/locks.ts'
import {
  findNamedJob,
  mustBeAsSeen,
  mustBeDraft,
  mustFindJob,
} from '../../market/jobs/named-job.ts'
import { faultsOfPosting } from '../../market/jobs/publish-job.ts'
import { publishUnpaid } from '../../market/jobs/publish-unpaid.ts'
import type { Prepare, UseCase } from '../../kit/use-case.ts'
import { mustCostSomething } from './must-cost-something.ts'
import { countCredits } from './queries.ts'

type PostWithCredit = typeof payments.postWithCredit

export const checkPostableWithCredit: Prepare<PostWithCredit, JobRecord> = async (
  context,
  { revision, ...named },
) => {
  const { reading, actor, now, world } = context
  // Before the posting: if the last credit has just published it, it is seen to be live.
  const credits = await countCredits(reading, actor.companyId)
  const job = await findNamedJob(context, named)
  if (wasPostedWithCredit(job, now)) return { faults: {}, subject: job }

  mustBeAsSeen(mustBeDraft(job), revision)
  mustCostSomething(world)
  if (credits === 0) throw new Refusal('NO_CREDITS')
  return { faults: faultsOfPosting(job, now), subject: job }
}

/** Spends and publishes in one step; whoever clicks twice is told the same, and nothing more is spent. */
export const postWithCredit: UseCase<PostWithCredit, JobRecord> = async (
  context,
  { revision },
  { id },
) => {
  const { db, actor, now } = context
  const { companyId } = actor
  await lockJob(db, companyId, id)
  const job = await mustFindJob(db, companyId, id)
  if (wasPostedWithCredit(job, now)) return posted(await countCredits(db, companyId))

  mustBeAsSeen(mustBeDraft(job), revision)
  mustBeFaultless(faultsOfPosting(job, now))
  const spending = {
    companyId,
    change: -1,
    reason: 'Job posting',
    jobId: id,
    source: 'posting',
    spentBy: actor.personId,
  } as const
  const credits = await changeCredits(db, spending, now)
  if (credits === undefined) throw new Refusal('NO_CREDITS')
  await publishUnpaid(context, job, 'credit')
  return posted(credits)
}

/** Once it has ended, nobody who posts it means the same posting any more. */
function wasPostedWithCredit(job: JobRecord, now: Date): boolean {
  return job.payment_method === 'credit' && statusOf(datesOf(job), now) === jobStatus.active
}

function posted(credits: number) {
  return { success: true, message: words.jobPostedWithCredit, credits } as const
}

import type { Writing } from '../../db/open.ts'
import { changeCredits } from '../../market/money/credits.ts'
import { findOwnJob } from '../../market/jobs/jobs.ts'
import type { JobRecord } from '../../market/jobs/jobs.ts'
import { lockCompany, lockJob } from '../../market/locks.ts'
import { faultsOfPosting, publishJob } from '../../market/jobs/publish-job.ts'
import {
  tellJobIsLive,
  tellPaymentBecameCredit,
} from '../../market/money/tell-company-of-payment.ts'
import type { World } from '../../kit/world.ts'
import { noteBecameCredit, noteCameAfterCompany, noteSucceeded } from './queries.ts'
import type { CardPayment } from './queries.ts'

interface Context {
  readonly db: Writing
  readonly now: Date
  readonly world: World
}

/**
 * The money has come: the posting goes live, or, when it cannot any more, the company has one more credit.
 * Whoever tells it again changes nothing.
 */
export async function settlePayment(context: Context, payment: CardPayment): Promise<void> {
  const { db, now, world } = context
  const { id, company_id: companyId, amount_cents: totalCents, gst_cents: gstCents } = payment
  const isThere = companyId !== null && (await lockCompany(db, companyId))
  const job = isThere ? await lockJobOf(db, companyId, payment) : undefined
  const title = job?.title ?? payment.job_title
  const number = await noteSucceeded(db, payment, title, now)
  if (number === undefined) return

  const isTest = payment.provider === 'sandbox'
  const receipt = { number, totalCents, gstCents, isTest }
  if (!isThere) {
    // Nobody is left to have a posting or a credit: somebody has to give the money back.
    await noteCameAfterCompany(db, id)
    world.log.error(
      { payment: { id, intentId: payment.intent_id } },
      'Paid by a company that is gone',
    )
  } else if (job && canGoLive(job, now) && (await publishJob(context, job, 'payment'))) {
    await tellJobIsLive(context, job, { method: 'payment', receipt })
  } else {
    await noteBecameCredit(db, id)
    const gift = {
      companyId,
      change: 1,
      reason: 'Payment without a posting',
      source: 'payment',
    } as const
    await changeCredits(db, { ...gift, jobId: job?.id ?? null }, now)
    await tellPaymentBecameCredit(context, companyId, title, receipt)
  }
}

/** The posting that is paid for, as it stands once nobody else can change it. */
async function lockJobOf(
  db: Writing,
  companyId: string,
  { job_id }: CardPayment,
): Promise<JobRecord | undefined> {
  if (!job_id) return undefined
  await lockJob(db, companyId, job_id)
  return findOwnJob(db, companyId, job_id)
}

function canGoLive(job: JobRecord, now: Date): boolean {
  return job.published_at === null && Object.keys(faultsOfPosting(job, now)).length === 0
}

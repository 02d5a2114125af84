import type { Writing } from '../../db/open.ts'
import { changeCredits } from '../../kit/credits.ts'
import { findOwnJob } from '../../kit/jobs.ts'
import type { JobRecord } from '../../kit/jobs.ts'
import { newReceiptNumber } from '../../kit/payments.ts'
import { faultsOfPosting, publishJob } from '../../kit/publish-job.ts'
import { tellJobIsLive, tellPaymentBecameCredit } from '../../kit/tell-company-of-payment.ts'
import type { World } from '../../kit/world.ts'
import { lockJob, noteBecameCredit, noteSucceeded } from './queries.ts'
import type { CardPayment } from './queries.ts'

interface Context {
  readonly db: Writing
  readonly now: Date
  readonly world: World
}

/**
 * The money has come: the posting goes live, or, when it cannot any more, the company has one more credit.
 * Whoever tells it again changes nothing. The posting is locked before its payment, as everywhere.
 */
export async function settlePayment(context: Context, payment: CardPayment): Promise<void> {
  const { db, now } = context
  const job = await lockJobOf(db, payment)
  const number = await newReceiptNumber(db)
  const title = job?.title ?? payment.job_title
  if (!(await noteSucceeded(db, payment.id, { number, title }, now))) return

  const receipt = { number, totalCents: payment.amount_cents, gstCents: payment.gst_cents }
  if (job && canGoLive(job, now) && (await publishJob(db, job, 'payment', now))) {
    await tellJobIsLive(context, job, 'payment', receipt)
  } else if (payment.company_id) {
    await noteBecameCredit(db, payment.id)
    const gift = { companyId: payment.company_id, change: 1, reason: 'Payment without a posting' }
    await changeCredits(db, { ...gift, jobId: job?.id ?? null }, now)
    await tellPaymentBecameCredit(context, payment.company_id, title, receipt)
  }
}

/** The posting that is paid for, as it stands once nobody else can change it. */
async function lockJobOf(
  db: Writing,
  { company_id, job_id }: CardPayment,
): Promise<JobRecord | undefined> {
  if (!company_id || !job_id) return undefined
  await lockJob(db, job_id)
  return findOwnJob(db, company_id, job_id)
}

function canGoLive(job: JobRecord, now: Date): boolean {
  return job.published_at === null && Object.keys(faultsOfPosting(job, now)).length === 0
}

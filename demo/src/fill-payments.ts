import { openSandboxPayments } from '@headframe/server/src/adapters/payments/sandbox-payments.ts'
import type { Writing } from '@headframe/server/src/db/open.ts'
import { gstInCents } from '@headframe/server/src/domain/money.ts'
import {
  findCardPayment,
  keepOpenPayment,
  noteBecameCredit,
  noteFailed,
  noteRefunded,
  noteSucceeded,
} from '@headframe/server/src/features/payments/queries.ts'
import { changeCredits } from '@headframe/server/src/market/money/credits.ts'
import type { JobRecord } from '@headframe/server/src/market/jobs/jobs.ts'
import { recordUnpaidPosting } from '@headframe/server/src/market/money/payments.ts'
import { putOnBoard } from '@headframe/server/src/market/jobs/publish-job.ts'
import type { JobPayment } from './jobs/job.ts'

/** Puts a posting on the board and leaves what its payment has left, without the letters of then. */
export async function payForJob(
  db: Writing,
  job: JobRecord,
  payment: JobPayment | undefined,
  at: Date,
): Promise<void> {
  if (payment === 'credit' || payment === 'credit and card') await spendCredit(db, job, at)
  else await putOnBoard(db, job, 'payment', at)

  if (payment === 'credit') return
  if (payment === 'second card') await declineCard(db, job, minutesFrom(at, -7), 0)
  const paidAt = payment === 'credit and card' ? minutesFrom(at, 2) : at
  const intentId = await payByCard(db, job, paidAt)
  if (payment === 'refunded') await refund(db, intentId, minutesFrom(paidAt, 2000))
  if (payment === 'credit and card') await keepAsCredit(db, job, intentId, paidAt)
}

/** Of a draft that somebody wanted to pay for and has not. */
export async function startPayment(
  db: Writing,
  job: JobRecord,
  payment: JobPayment | undefined,
  at: Date,
): Promise<void> {
  if (payment === 'card to come') await openPayment(db, job, at, 0)
  if (payment === 'card declined') await declineCard(db, job, at, 0)
}

async function spendCredit(db: Writing, job: JobRecord, at: Date): Promise<void> {
  const spending = {
    companyId: ownerOf(job),
    change: -1,
    reason: 'Job posting',
    jobId: job.id,
    source: 'posting',
  } as const
  if ((await changeCredits(db, spending, at)) === undefined) {
    throw new Error(`No credit is left for ${job.title}`)
  }
  await putOnBoard(db, job, 'credit', at)
  await recordUnpaidPosting(db, job, 'credit', at)
}

async function payByCard(db: Writing, job: JobRecord, at: Date): Promise<string> {
  const intentId = await openPayment(db, job, minutesFrom(at, -4), 1)
  await noteSucceeded(db, await mustFindPayment(db, intentId), job.title ?? '', at)
  return intentId
}

async function declineCard(db: Writing, job: JobRecord, at: Date, tried: number): Promise<void> {
  const { id } = await mustFindPayment(db, await openPayment(db, job, at, tried))
  await noteFailed(db, id)
}

async function refund(db: Writing, intentId: string, at: Date): Promise<void> {
  await noteRefunded(db, await mustFindPayment(db, intentId), at)
}

/** Two windows at once: one took a credit while the other paid. */
async function keepAsCredit(
  db: Writing,
  job: JobRecord,
  intentId: string,
  at: Date,
): Promise<void> {
  const { id } = await mustFindPayment(db, intentId)
  await noteBecameCredit(db, id)
  const gift = {
    companyId: ownerOf(job),
    change: 1,
    reason: 'Payment without a posting',
    source: 'payment',
  } as const
  await changeCredits(db, { ...gift, jobId: job.id }, at)
}

const listingPriceCents = 16_250
const sandbox = openSandboxPayments()

/** Always by the sandbox: of these payments no provider outside knows. */
async function openPayment(db: Writing, job: JobRecord, at: Date, former: number): Promise<string> {
  const { intentId } = await sandbox.open({
    jobId: job.id,
    amountCents: listingPriceCents,
    currency: 'aud',
    description: '',
    idempotencyKey: `${job.id}-${listingPriceCents}-${former}`,
  })
  await keepOpenPayment(db, {
    company_id: ownerOf(job),
    job_id: job.id,
    job_title: job.title ?? '',
    amount_cents: listingPriceCents,
    gst_cents: gstInCents(listingPriceCents),
    provider: sandbox.provider,
    intent_id: intentId,
    created_at: at,
  })
  return intentId
}

async function mustFindPayment(db: Writing, intentId: string) {
  const payment = await findCardPayment(db, intentId)
  if (!payment) throw new Error(`There is no payment ${intentId}`)
  return payment
}

function ownerOf({ id, company_id }: JobRecord): string {
  if (company_id === null) throw new Error(`Nobody owns ${id}`)
  return company_id
}

function minutesFrom(at: Date, minutes: number): Date {
  return new Date(at.getTime() + minutes * 60_000)
}

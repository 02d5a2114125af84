import type { payments, PaymentSession } from '@headframe/wire'
import { productName } from '@headframe/wire'
import type { OpenedPayment } from '../../adapters/payments/card-payments.ts'
import { gstInCents } from '../../domain/money.ts'
import type { JobRecord } from '../../market/jobs/jobs.ts'
import { lockJob } from '../../market/locks.ts'
import { findNamedDraft, mustBeDraft, mustFindJob } from '../../market/jobs/named-job.ts'
import { faultsOfPosting } from '../../market/jobs/publish-job.ts'
import type { Prepare, UseCase } from '../../kit/use-case.ts'
import type { World } from '../../kit/world.ts'
import { mustCostSomething } from './must-cost-something.ts'
import { keepOpenPayment, listCardPayments } from './queries.ts'

type Session = typeof payments.session

/** Only a complete draft can be paid for. */
export const checkPostable: Prepare<Session, JobRecord> = async (context, named) => {
  const job = await findNamedDraft(context, named)
  mustCostSomething(context.world)
  return { faults: faultsOfPosting(job, context.now), subject: job }
}

/** The provider is asked before anything is locked: it may be slow. */
export const openSession: UseCase<Session, JobRecord> = async (context, _named, job) => {
  const { db, reading, actor, now, world } = context
  const former = await listCardPayments(reading, job.id)
  const again = await findSessionAgain(world, former)
  if (again) return sessionOf(world, again)

  const opened = await openPayment(world, job.id, former.length)
  await lockJob(db, actor.companyId, job.id)
  const draft = mustBeDraft(await mustFindJob(db, actor.companyId, job.id))
  const amountCents = world.config.listingPriceCents
  await keepOpenPayment(db, {
    company_id: draft.company_id,
    job_id: draft.id,
    job_title: draft.title ?? '',
    amount_cents: amountCents,
    gst_cents: gstInCents(amountCents),
    provider: world.payments.provider,
    intent_id: opened.intentId,
    created_at: now,
  })
  return sessionOf(world, opened)
}

type Former = Awaited<ReturnType<typeof listCardPayments>>

/** The open payment of a posting, while the price is what it was and the provider still knows it. */
async function findSessionAgain(
  { config, payments: cards }: World,
  former: Former,
): Promise<OpenedPayment | undefined> {
  const open = former.find(({ status }) => status === 'pending')
  return open?.intent_id && open.amount_cents === config.listingPriceCents
    ? cards.find(open.intent_id)
    : undefined
}

/**
 * Whoever saw the same former payments asks under the same key, and so for one payment: two clicks at once,
 * or a second one after a reply that was lost.
 */
function openPayment(
  { config, payments: cards }: World,
  jobId: string,
  formerPayments: number,
): Promise<OpenedPayment> {
  const amountCents = config.listingPriceCents
  return cards.open({
    jobId,
    amountCents,
    currency: 'aud',
    description: `${productName} job posting`,
    idempotencyKey: `${jobId}-${amountCents}-${formerPayments}`,
  })
}

function sessionOf(
  { config, payments: cards }: World,
  { clientSecret, intentId }: OpenedPayment,
): PaymentSession {
  return {
    clientSecret,
    paymentIntentId: intentId,
    amount: config.listingPriceCents,
    currency: 'aud',
    provider: cards.provider,
    publishableKey: cards.publishableKey,
  }
}

import { Refusal } from '@headframe/wire'
import type { Writing } from '../../db/open.ts'
import type { CompanyActor } from '../../kit/actor.ts'
import type { JobRecord } from './jobs.ts'
import { recordUnpaidPosting } from '../money/payments.ts'
import { publishJob } from './publish-job.ts'
import { tellJobIsLive } from '../money/tell-company-of-payment.ts'
import type { World } from '../../kit/world.ts'

/** Puts a draft on the board that no money is paid for, writes the receipt and tells the company. */
export async function publishUnpaid(
  context: {
    db: Writing
    now: Date
    actor: Pick<CompanyActor, 'personId'>
    world: Pick<World, 'config' | 'tasks'>
  },
  job: JobRecord,
  method: 'credit' | 'free',
): Promise<void> {
  const { db, now } = context
  if (!(await publishJob(context, job, method))) throw new Refusal('NOT_A_DRAFT')

  const number = await recordUnpaidPosting(db, job, method, now)
  await tellJobIsLive(context, job, {
    method,
    receipt: { number, totalCents: 0, gstCents: 0, isTest: false },
    personId: context.actor.personId,
  })
}

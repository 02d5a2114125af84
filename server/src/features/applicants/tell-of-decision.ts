import { applicationStatus, productName } from '@headframe/wire'
import type { Writing } from '../../db/open.ts'
import { mailUnlessSwitchedOff } from '../../kit/mail-later.ts'
import type { World } from '../../kit/world.ts'
import { applicationApproved, applicationRejected } from './mails.ts'
import type { Decidable } from './queries.ts'

interface Decision {
  readonly status: number
  readonly reason: string
}

const letters: ReadonlyMap<number, typeof applicationApproved> = new Map([
  [applicationStatus.approved, applicationApproved],
  [applicationStatus.rejected, applicationRejected],
])

/** Promises a letter to the applicant. A decision that is taken back is no news to them. */
export async function tellOfDecision(
  context: { db: Writing; now: Date; world: World },
  application: Decidable,
  { status, reason }: Decision,
): Promise<void> {
  const { contractor_id, email, first_name, last_name } = application
  const letter = letters.get(status)
  if (!letter) return

  const to = { accountId: contractor_id, address: email, name: `${first_name} ${last_name}`.trim() }
  await mailUnlessSwitchedOff(
    context,
    { ...to, preference: 'application_updates' },
    (unsubscribeUrl) =>
      letter({
        product: productName,
        name: first_name,
        title: application.title ?? '',
        company: application.company_name,
        location: application.work_location ?? '',
        reason,
        url: `${context.world.config.appUrl}/contractor/applied-jobs`,
        unsubscribeUrl,
      }),
  )
}

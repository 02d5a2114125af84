import { applicationStatus, productName } from '@headframe/wire'
import type { Writing } from '../../db/open.ts'
import { mailUnlessSwitchedOff } from '../../kit/letters/mail-later.ts'
import type { Task, World } from '../../kit/world.ts'
import { applicationApproved, applicationRejected } from './mails.ts'
import { noteTold, takeUntold } from './decision-rows.ts'
import type { Untold } from './decision-rows.ts'

const letters: ReadonlyMap<number, typeof applicationApproved> = new Map([
  [applicationStatus.approved, applicationApproved],
  [applicationStatus.rejected, applicationRejected],
])

/** Comes round often: whoever applied hears of what stands by now, and of nothing that was taken back. */
export const tellOfDecisions: Task<object> = {
  name: 'tell-of-decisions',
  tries: 3,
  async run({ db, now, world }) {
    const applications = await takeUntold(db, now)
    for (const application of applications) await tell({ db, now, world }, application)
    await noteTold(
      db,
      applications.map(({ id }) => id),
    )
  },
}

async function tell(
  context: { db: Writing; now: Date; world: World },
  application: Untold,
): Promise<void> {
  const { contractor_id, email, first_name, last_name, company_name } = application
  const letter = letters.get(application.status)
  // Nobody hires any more where the company is gone.
  if (!letter || company_name === null) return

  const to = { accountId: contractor_id, address: email, name: `${first_name} ${last_name}`.trim() }
  await mailUnlessSwitchedOff(
    context,
    { ...to, preference: 'application_updates' },
    (unsubscribeUrl) =>
      letter({
        product: productName,
        name: first_name,
        title: application.title ?? '',
        company: company_name,
        location: application.work_location ?? '',
        reason: application.reason ?? '',
        url: `${context.world.config.appUrl}/contractor/applied-jobs`,
        unsubscribeUrl,
      }),
  )
}

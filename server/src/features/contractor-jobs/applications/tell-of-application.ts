import { homeInWords, limits, productName } from '@headframe/wire'
import type { Writing } from '../../../db/open.ts'
import { mailUnlessSwitchedOff } from '../../../kit/letters/mail-later.ts'
import { isWithin } from '../../../kit/limits.ts'
import type { World } from '../../../kit/world.ts'
import { applicationNew, applicationReceived } from './mails.ts'
import type { Applicant, Hirer, JobToApplyFor } from './queries.ts'
import type { Terms } from './terms.ts'

interface Application {
  readonly job: JobToApplyFor
  readonly hirer: Hirer
  readonly applicant: Applicant
  readonly terms: Terms
}

/**
 * Promises a letter to either side. Whoever withdraws and applies anew over and over is news to the company
 * a few times.
 */
export async function tellOfApplication(
  context: { db: Writing; now: Date; world: World },
  { job, hirer, applicant, terms }: Application,
): Promise<void> {
  if (!hirer) return
  const { appUrl } = context.world.config
  const facts = {
    product: productName,
    title: job.title ?? '',
    location: job.work_location ?? '',
    company: hirer.name,
    terms,
    has: { resume: Boolean(applicant.has_resume), answers: Boolean(applicant.has_answers) },
  }

  await mailUnlessSwitchedOff(
    context,
    { ...addressOf(applicant), preference: 'application_updates' },
    (unsubscribeUrl) =>
      applicationReceived({
        ...facts,
        name: applicant.first_name,
        url: `${appUrl}/contractor/applied-jobs`,
        unsubscribeUrl,
      }),
  )
  const who = `${job.id}:${applicant.id}`
  if (!(await isWithin(context.db, limits.applicationMails, who, context.now))) return
  await mailUnlessSwitchedOff(
    context,
    { ...addressOf(hirer), preference: 'applications' },
    (unsubscribeUrl) => ({
      aboutId: applicant.id,
      ...applicationNew({
        ...facts,
        name: hirer.first_name ?? undefined,
        applicant: {
          firstName: applicant.first_name,
          lastName: applicant.last_name,
          role: applicant.role_name,
          home: homeInWords(applicant, ' '),
        },
        url: `${appUrl}/company/view-job/${job.id}?tab=applicants`,
        unsubscribeUrl,
      }),
    }),
  )
}

interface Party {
  readonly id: string
  readonly email: string
  readonly first_name: string | null
  readonly last_name: string | null
}

function addressOf({ id, email, first_name, last_name }: Party) {
  const name = [first_name, last_name].filter(Boolean).join(' ')
  return { accountId: id, address: email, ...(name ? { name } : {}) }
}

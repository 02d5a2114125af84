import { productName } from '@headframe/wire'
import type { Writing } from '../../../db/open.ts'
import { lastDayInWords } from '../../../domain/days-of-place.ts'
import { daysLeft } from '../../../domain/job-life.ts'
import { datesOf } from '../../../market/jobs/jobs.ts'
import { mailUnlessSwitchedOff } from '../../../kit/letters/mail-later.ts'
import type { Task, World } from '../../../kit/world.ts'
import { jobExpiring } from './mails.ts'
import { noteWarned, takeExpiring } from './queries.ts'
import type { ExpiringJob } from './queries.ts'

interface Context {
  readonly db: Writing
  readonly now: Date
  readonly world: Pick<World, 'config' | 'tasks'>
}

/** Comes round often, so that a company hears of it on the very day. */
export const warnOfExpiry: Task<object> = {
  name: 'warn-of-expiry',
  tries: 3,
  async run(context) {
    await warnCompanies(context)
  },
}

/** Tells each company once of every posting that has a week to go or less. Answers how many there were. */
export async function warnCompanies(context: Context): Promise<number> {
  const { db, now } = context
  const jobs = await takeExpiring(db, now)
  for (const job of jobs) await warnOf(context, job)

  const ids = jobs.map(({ id }) => id)
  await noteWarned(db, ids, now)
  return jobs.length
}

async function warnOf(context: Context, job: ExpiringJob): Promise<void> {
  const { first_name, last_name, email, company_id, time_zone } = job
  const name = [first_name, last_name].filter(Boolean).join(' ')
  await mailUnlessSwitchedOff(
    context,
    { accountId: company_id, address: email, name, preference: 'job_expiry' },
    (unsubscribeUrl) =>
      jobExpiring({
        product: productName,
        name: first_name ?? '',
        jobTitle: job.title ?? '',
        daysLeft: daysLeft(datesOf(job), time_zone, context.now) ?? 0,
        lastDay: lastDayInWords(job.expires_at, time_zone),
        applicants: job.applicants,
        url: `${context.world.config.appUrl}/company/view-job/${job.id}`,
        unsubscribeUrl,
      }),
  )
}

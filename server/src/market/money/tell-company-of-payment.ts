import { productName } from '@headframe/wire'
import type { Reading, Writing } from '../../db/open.ts'
import { dayInWords } from '../../domain/days-of-place.ts'
import { expiryOf } from '../../domain/job-life.ts'
import { timeZoneOfJob } from '../../domain/job-time-zone.ts'
import type { JobRecord } from '../jobs/jobs.ts'
import { jobIsLive, paymentBecameCredit } from './job-live.ts'
import type { Receipt } from './job-live.ts'
import { mailLater } from '../../kit/letters/mail-later.ts'
import type { Letter } from '../../kit/letters/mail-later.ts'
import type { World } from '../../kit/world.ts'

interface Context {
  readonly db: Writing
  readonly now: Date
  readonly world: Pick<World, 'config' | 'tasks'>
}

type Live = Pick<
  JobRecord,
  'company_id' | 'title' | 'work_location' | 'location_lat' | 'location_lng'
>

/** Its posting went live just now. */
export async function tellJobIsLive(
  context: Context,
  job: Live,
  method: 'payment' | 'credit' | 'free',
  receipt: Receipt,
): Promise<void> {
  const timeZone = timeZoneOfJob(job)
  const lastDay = dayInWords(expiryOf(context.now, timeZone), timeZone)
  const jobTitle = job.title ?? ''
  await tellCompany(context, job.company_id, (to) =>
    jobIsLive({ ...to, jobTitle, method, lastDay, receipt }),
  )
}

/** Its money came, but published nothing. */
export async function tellPaymentBecameCredit(
  context: Context,
  companyId: string,
  jobTitle: string,
  receipt: Receipt,
): Promise<void> {
  await tellCompany(context, companyId, (to) => paymentBecameCredit({ ...to, jobTitle, receipt }))
}

type Told = Pick<Parameters<typeof jobIsLive>[0], 'product' | 'name' | 'isTaxInvoice' | 'url'>

/** A company that is gone is told nothing any more. */
async function tellCompany(
  { db, now, world }: Context,
  companyId: string | null,
  compose: (to: Told) => Letter,
): Promise<void> {
  const company = companyId === null ? undefined : await findAddressee(db, companyId)
  if (!company) return

  const { id, email, first_name, last_name } = company
  const name = [first_name, last_name].filter(Boolean).join(' ')
  await mailLater(
    { db, now, tasks: world.tasks },
    { address: email, name, accountId: id },
    compose({
      product: productName,
      name: first_name ?? '',
      isTaxInvoice: world.config.sellerAbn !== undefined,
      url: `${world.config.appUrl}/company/manage-jobs`,
    }),
  )
}

function findAddressee(db: Reading, companyId: string) {
  return db
    .selectFrom('company')
    .innerJoin('account', 'account.id', 'company.id')
    .select(['company.id', 'account.email', 'company.first_name', 'company.last_name'])
    .where('company.id', '=', companyId)
    .executeTakeFirst()
}

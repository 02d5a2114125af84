import { productName } from '@headframe/wire'
import type { Reading, Writing } from '../../db/open.ts'
import { lastDayInWords } from '../../domain/days-of-place.ts'
import { expiryOf } from '../../domain/job-life.ts'
import { timeZoneOfJob } from '../../domain/job-time-zone.ts'
import type { JobRecord } from '../jobs/jobs.ts'
import { jobIsLive, paymentBecameCredit } from './job-live.ts'
import type { Receipt } from './job-live.ts'
import { fullName } from '../../kit/mail/words-and-links.ts'
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

interface Published {
  readonly method: 'payment' | 'credit' | 'free'
  readonly receipt: Receipt
  /** Whoever of the company did it, where that is known. */
  readonly personId?: string
}

/** Its posting went live just now. */
export async function tellJobIsLive(
  context: Context,
  job: Live,
  { method, receipt, personId }: Published,
): Promise<void> {
  const timeZone = timeZoneOfJob(job)
  const lastDay = lastDayInWords(expiryOf(context.now, timeZone), timeZone)
  const jobTitle = job.title ?? ''
  const colleague = personId === undefined ? undefined : await findColleague(context.db, personId)
  await tellCompany(context, job.company_id, (to) =>
    jobIsLive({ ...to, jobTitle, method, colleague, lastDay, receipt }),
  )
}

/** Nobody where it was whoever the account is of: they know what they did. */
async function findColleague(db: Reading, personId: string): Promise<string | undefined> {
  const colleague = await db
    .selectFrom('colleague')
    .select(['first_name', 'last_name'])
    .where('id', '=', personId)
    .executeTakeFirst()
  return colleague && (fullName(colleague.first_name, colleague.last_name) ?? 'A colleague')
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

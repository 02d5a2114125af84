import { productName } from '@headframe/wire'
import type { Writing } from '../../../db/open.ts'
import { mailEachUnlessSwitchedOff } from '../../../kit/letters/mail-later.ts'
import type { LetterToSubscriber } from '../../../kit/letters/mail-later.ts'
import type { World } from '../../../kit/world.ts'
import { companyGone } from './mails.ts'
import { lockMemberships, lockUndecided } from './queries.ts'
import type { Waiting } from './queries.ts'

interface Context {
  readonly db: Writing
  readonly now: Date
  readonly world: World
}

/** As many as one statement takes. */
const mostAtOnce = 500

/**
 * Promises one letter to everybody who still waits for this company or is in one of its talent pools, as
 * long as it is known who they are. Nobody waits for a colleague.
 */
export async function tellOfCompanyGone(context: Context, companyId: string): Promise<void> {
  const jobs = await lockUndecided(context.db, companyId)
  const pools = await lockMemberships(context.db, companyId)
  const readers = new Map([...pools, ...jobs].map((reader) => [reader.id, reader]))
  const ofJobs = Map.groupBy(jobs, ({ id }) => id)
  const ofPools = Map.groupBy(pools, ({ id }) => id)
  const letters = [...readers.values()].map((reader) =>
    letterTo(context, reader, ofJobs.get(reader.id) ?? [], ofPools.get(reader.id) ?? []),
  )
  for (let from = 0; from < letters.length; from += mostAtOnce)
    await mailEachUnlessSwitchedOff(context, letters.slice(from, from + mostAtOnce))
}

function letterTo(
  { world }: Context,
  reader: Waiting,
  jobs: readonly Waiting[],
  pools: readonly Waiting[],
): LetterToSubscriber {
  const { id, email, first_name, last_name, company_name } = reader
  return {
    to: {
      accountId: id,
      address: email,
      name: `${first_name} ${last_name}`.trim(),
      preference: jobs.length > 0 ? 'application_updates' : 'pool_updates',
    },
    compose: (unsubscribeUrl) =>
      companyGone({
        product: productName,
        name: first_name,
        company: company_name,
        jobs: jobs.map(leftOf),
        pools: pools.map(leftOf),
        appUrl: world.config.appUrl,
        unsubscribeUrl,
      }),
  }
}

const leftOf = ({ title, location }: Waiting) => ({
  title: title ?? '',
  location: location ?? '',
})

import type { Config } from '../config.ts'
import { inOneTransaction } from '../db/call-transaction.ts'
import { warnCompanies } from '../features/company-jobs/expiry/warn-of-expiry.ts'
import { countListedJobs } from './queries.ts'
import { withWorld } from './with-world.ts'

/**
 * Postings expire by themselves, on the second. What is left to do is to tell companies of those that
 * are about to; the worker does so as well, whenever it comes round.
 */
export function expireJobs(config: Config): Promise<object> {
  return withWorld(config, (world) =>
    inOneTransaction(world.database, async (db) => {
      const now = world.clock()
      const warned = await warnCompanies({ db, now, world })
      return { ...(await countListedJobs(db, now)), warned }
    }),
  )
}

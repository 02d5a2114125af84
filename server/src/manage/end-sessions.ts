import { plainAddress } from '@headframe/wire'
import type { Config } from '../config.ts'
import { inOneTransaction } from '../db/call-transaction.ts'
import type { Writing } from '../db/open.ts'
import { withWorld } from './with-world.ts'
import { WrongUse } from './wrong-use.ts'

const everybody = 'all'

/** Signs somebody out wherever they are, as whoever they are; or everybody. */
export async function endSessions(
  config: Config,
  { of }: Readonly<Record<string, string | undefined>>,
): Promise<object> {
  if (!of) throw new WrongUse(`--of is needed: an address, or ${everybody}`)

  return withWorld(config, ({ database }) =>
    inOneTransaction(database, async (db) => {
      const ending = db.deleteFrom('session')
      const whose =
        of === everybody
          ? ending
          : ending.where('account_id', 'in', await mustFindAccounts(db, plainAddress(of)))
      const { numDeletedRows } = await whose.executeTakeFirstOrThrow()
      return { ended: Number(numDeletedRows) }
    }),
  )
}

async function mustFindAccounts(db: Writing, email: string): Promise<string[]> {
  const accounts = await db
    .selectFrom('account')
    .select('id')
    .where('email', '=', email)
    .forUpdate()
    .execute()
  if (accounts.length === 0) throw new WrongUse('--of is nobody’s address')
  return accounts.map(({ id }) => id)
}

import { plainAddress } from '@headframe/wire'
import type { Config } from '../config.ts'
import { inOneTransaction } from '../db/call-transaction.ts'
import type { Writing } from '../db/open.ts'
import { hashPassword } from '../kit/sign-in/passwords.ts'
import { newToken } from '../kit/tokens.ts'
import { setPassword } from '../market/accounts/set-password.ts'
import { withWorld } from './with-world.ts'
import { WrongUse } from './wrong-use.ts'

/**
 * For whoever of the house leaves. Staff keep their name under what they wrote and looked at, with a password that
 * nobody has ever known: only an administrator's link lets them in again. An administrator has none, and the account goes.
 */
export async function endAccess(
  config: Config,
  { of }: Readonly<Record<string, string | undefined>>,
): Promise<object> {
  if (!of) throw new WrongUse('--of is needed: the address of staff or of an administrator')
  const passwordHash = await hashPassword(newToken())

  return withWorld(config, ({ database, clock }) =>
    inOneTransaction(database, async (db) => {
      const ended = []
      for (const { id, audience } of await mustFindAccounts(db, plainAddress(of))) {
        if (audience === 'admin') await db.deleteFrom('account').where('id', '=', id).execute()
        else await setPassword(db, { accountId: id, passwordHash, now: clock() })
        ended.push(audience)
      }
      return { ended }
    }),
  )
}

async function mustFindAccounts(db: Writing, email: string) {
  const accounts = await db
    .selectFrom('account')
    .select(['id', 'audience'])
    .where('email', '=', email)
    .where('audience', 'in', ['staff', 'admin'])
    .orderBy('audience')
    .forUpdate()
    .execute()
  if (accounts.length === 0) throw new WrongUse('--of is the address of nobody who works here')
  return accounts
}

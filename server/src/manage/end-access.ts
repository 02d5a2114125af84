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
 * For whoever of the house leaves. They keep their name under what they wrote, gave and looked at. Staff have a password
 * then that nobody has ever known: only an administrator's link lets them in again. Administrators are sent no link any
 * more, until `create-admin` is asked for the same address.
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
        if (audience === 'admin') await endLinksOf(db, id)
        else await setPassword(db, { accountId: id, passwordHash, now: clock() })
        await db.updateTable('account').set({ ended_at: clock() }).where('id', '=', id).execute()
        ended.push(audience)
      }
      return { ended }
    }),
  )
}

async function endLinksOf(db: Writing, id: string): Promise<void> {
  // The links first: one that is being opened is waited for, and the session that came of it is found below.
  await db.deleteFrom('sign_in_link').where('account_id', '=', id).execute()
  await db.deleteFrom('session').where('account_id', '=', id).execute()
}

async function mustFindAccounts(db: Writing, email: string) {
  const accounts = await db
    .selectFrom('account')
    .select(['id', 'audience'])
    .where('email', '=', email)
    .where('audience', 'in', ['staff', 'admin'])
    .where('ended_at', 'is', null)
    .orderBy('audience')
    .forUpdate()
    .execute()
  if (accounts.length === 0) throw new WrongUse('--of is the address of nobody who works here')
  return accounts
}

import type { Database, Writing } from '../db/open.ts'
import { inOneTransaction } from '../db/call-transaction.ts'

/**
 * The demo's accounts let somebody in while the demo is on, and nobody while it is off: neither by their
 * passwords nor by what was begun with them. Answers how many there are.
 */
export async function openOrCloseDemo(database: Database, isOn: boolean): Promise<number> {
  const [state, former] = isOn ? ['open', 'closed'] : ['closed', 'open']
  return inOneTransaction(database, async (db) => {
    await db.updateTable('account').set({ demo: state }).where('demo', '=', former).execute()
    if (!isOn) await endWhatWasBegun(db)
    const { count } = await db
      .selectFrom('account')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('demo', 'is not', null)
      .executeTakeFirstOrThrow()
    return count
  })
}

async function endWhatWasBegun(db: Writing): Promise<void> {
  for (const table of ['session', 'password_reset', 'sign_in_link'] as const) {
    await db
      .deleteFrom(table)
      .where('account_id', 'in', (from) =>
        from.selectFrom('account').select('id').where('demo', '=', 'closed'),
      )
      .execute()
  }
}

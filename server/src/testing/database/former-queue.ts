import { fromKysely, PgBoss } from 'pg-boss'
import { onTestFinished } from 'vitest'
import type { Database } from '../../db/open.ts'

/** The queue as it was before tasks had a table of their own: made by pg-boss, one queue a kind. */
export async function aFormerQueue(database: Database, kinds: readonly string[]): Promise<PgBoss> {
  const boss = new PgBoss({
    db: fromKysely(database.writing),
    schema: 'queue',
    supervise: false,
    schedule: false,
  })
  // It looks on by the clock while the upgrade takes its tables away; unheard, that would end the test.
  boss.on('error', () => undefined)
  await boss.start()
  onTestFinished(() => boss.stop({ graceful: false }))
  for (const kind of kinds) {
    const retries = { retryLimit: 9, retryDelay: 1, retryBackoff: true, retryDelayMax: 30 }
    await boss.createQueue(kind, { ...retries, heartbeatSeconds: 10, deleteAfterSeconds: 3600 })
  }
  return boss
}

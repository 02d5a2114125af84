import { setTimeout as pause } from 'node:timers/promises'
import { inOneTransaction } from '@headframe/server/src/db/call-transaction.ts'
import type { Database } from '@headframe/server/src/db/open.ts'
import { insertTask } from '@headframe/server/src/kit/tasks/task-rows.ts'
import { rankContractor } from '@headframe/server/src/market/matches/rank-contractor.ts'
import { rankPosting } from '@headframe/server/src/market/matches/rank-posting.ts'
import { msOf } from './page-costs.ts'

/** Has the worker put all openings in order for somebody; answers how many seconds it took. */
export function rankedPerson(database: Database, contractorId: string): Promise<number> {
  const { reading } = database
  const found = reading
    .selectFrom('contractor_reading')
    .select('ranked_at')
    .where('contractor_id', '=', contractorId)
  const task = { kind: rankContractor.name, payload: { contractorId } }
  return roundOf(database, task, () => found.executeTakeFirstOrThrow())
}

/** Has the worker put a posting in everybody's order; answers how many seconds it took. */
export function rankedPosting(database: Database, jobId: string): Promise<number> {
  const { reading } = database
  const found = reading.selectFrom('job_reading').select('ranked_at').where('job_id', '=', jobId)
  const task = { kind: rankPosting.name, payload: { jobId } }
  return roundOf(database, task, () => found.executeTakeFirstOrThrow())
}

interface Ranked {
  readonly ranked_at: Date | null
}

/** A reading tells when the round that was over last began. */
async function roundOf(
  database: Database,
  task: { readonly kind: string; readonly payload: object },
  find: () => Promise<Ranked>,
): Promise<number> {
  const now = new Date()
  const ms = await msOf(async () => {
    await inOneTransaction(database, (db) =>
      insertTask(db, { ...task, promisedAt: now, dueAt: now }),
    )
    while (((await find()).ranked_at ?? new Date(0)) < now) await pause(20)
  })
  return ms / 1000
}

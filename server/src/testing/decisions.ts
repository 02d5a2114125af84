import { tellOfDecisions } from '../features/applicants/tell-of-decisions.ts'
import { insertTask } from '../kit/tasks/task-rows.ts'
import type { World } from '../kit/world.ts'
import type { ReadMail } from './mail.ts'
import type { Person } from './people.ts'
import type { Product } from './product.ts'

/** What somebody was told of decisions about them, once so many minutes have passed. */
export async function toldOfDecisions(
  product: Product,
  { email }: Person,
  minutes = 5,
): Promise<ReadMail[]> {
  product.moveClock(minutes * 60)
  await product.world.tasks.promise(product.world.database.writing, tellOfDecisions, {})
  await product.runTasks()
  return (await product.mailTo(email)).filter(({ kind }) => kind === 'application-status')
}

/** As if five minutes had passed since the decisions about a job, for a server that goes by the clock of the day. */
export async function letDecisionsSettle(
  { clock, database: { writing } }: Pick<World, 'clock' | 'database'>,
  jobId: string,
): Promise<void> {
  await writing
    .updateTable('job_application')
    .set({ tell_at: clock() })
    .where('job_id', '=', jobId)
    .where('tell_at', 'is not', null)
    .execute()
  const now = clock()
  const task = { kind: tellOfDecisions.name, payload: {}, promisedAt: now, dueAt: now }
  await insertTask(writing, task)
}

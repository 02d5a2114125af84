import type { Config } from '../config.ts'
import { countTasks, listFailedTasks, retryFailedTasks } from '../kit/tasks/failed-tasks.ts'
import { withDatabase } from './with-world.ts'
import { WrongUse } from './wrong-use.ts'

type Options = Readonly<Record<string, string | undefined>>

const mostListed = 100
const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** How long the line is and what has failed; with `--retry`, what has failed begins anew. */
export function listTasks(config: Config, { retry }: Options): Promise<object> {
  return withDatabase(config, async ({ reading, writing }) => {
    const now = new Date()
    if (retry === undefined) {
      return {
        inLine: await countTasks(reading, now),
        failed: await listFailedTasks(reading, mostListed),
      }
    }
    const retried = await retryFailedTasks(writing, meantBy(retry), now)
    if (retried === 0 && retry !== 'all')
      throw new WrongUse(`No failed task is, or is of, ${retry}.`)
    return { retried }
  })
}

function meantBy(retry: string): { id?: string; kind?: string } {
  if (retry === 'all') return {}
  return idPattern.test(retry) ? { id: retry } : { kind: retry }
}

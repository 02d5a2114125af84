import { Refusal } from '@headframe/wire'
import type { RefusalCode } from '@headframe/wire'
import { upTo } from '../ground.ts'
import type { HistoryBook } from '../history.ts'

export const runners = 20

interface Start {
  readonly name: string
  /** What those are told who were not the first. */
  readonly others: readonly RefusalCode[]
  run(runner: number): Promise<unknown>
}

/** All at once; answers how many got through. Whatever else anybody was told is noted. */
export async function atOnce(history: HistoryBook, { name, others, run }: Start): Promise<number> {
  const answers = await Promise.allSettled(upTo(runners).map((runner) => run(runner)))
  const refused = answers.filter((answer) => answer.status === 'rejected')
  for (const { reason } of refused) {
    const code = reason instanceof Refusal ? reason.code : undefined
    if (!code || !others.includes(code)) history.tellBroken(`${name}: ${code ?? String(reason)}`)
  }
  return runners - refused.length
}

/** One has to get through, and no other. */
export async function oneOf(history: HistoryBook, start: Start): Promise<boolean> {
  const through = await atOnce(history, start)
  if (through !== 1) history.tellBroken(`${start.name}: ${through} got through`)
  return through === 1
}

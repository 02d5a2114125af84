import type { History } from './history.ts'
import type { Findings } from './guarantee.ts'

/** What stands in the database and among the files once all is quiet. */
export interface Standing {
  /** How often each thing is there, by the names that the history uses. */
  readonly made: ReadonlyMap<string, number>
  readonly saved: ReadonlyMap<string, string>
  /** What contradicts itself, whatever anybody was told. */
  readonly halfDone: readonly string[]
}

/** Holds what people were told against what stands. */
export function judge(history: History, { made, saved, halfDone }: Standing): Findings {
  const absent = [...history.made].filter((name) => !made.has(name))
  const changed = [...history.saved].flatMap(([place, savings]) => {
    const stands = saved.get(place)
    const lastSure = savings.findLastIndex(({ isAcknowledged }) => isAcknowledged)
    if (lastSure < 0) return []
    const possible = savings.slice(lastSure).map(({ value }) => value)
    if (stands !== undefined && possible.includes(stands)) return []
    return [`${place}: ${stands ?? 'nothing'} in place of ${possible.join(' or ')}`]
  })
  const repeated = [...made].filter(([, times]) => times > 1)
  return {
    lost: [...absent, ...changed],
    doubled: repeated.map(([name, times]) => `${name}: ${times} times`),
    halfDone,
  }
}

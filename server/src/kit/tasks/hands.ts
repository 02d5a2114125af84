import { setTimeout as pause } from 'node:timers/promises'
import type { World } from '../world.ts'
import { perform } from './perform.ts'
import type { Known } from './perform.ts'
import { handBack, holdOn } from './task-rows.ts'
import type { TakenTask } from './task-rows.ts'

/** A worker that has not been heard of for so long has died; its work is taken up again. */
const deadAfterMs = 10_000
const heartbeatMs = 3000
/** So many of a kind at once: a kind that is slow, or stuck, holds up no other. */
const handsForAKind = 2

export interface Hands {
  /** How many more of each kind can be taken up. */
  free(): ReadonlyMap<string, number>
  /** When a worker that took something up now, and was not heard of again, counts as dead. */
  deadline(): Date
  takeUp(taken: TakenTask): Promise<void>
  /** Gives what is in hand some time to end, and hands back the rest. */
  letGo(withinMs: number): Promise<void>
}

/** What one worker does at the moment. */
export function openHands(world: World, kinds: ReadonlyMap<string, Known>): Hands {
  const { database, log, clock } = world
  const inHand = new Map<TakenTask, Promise<void>>()
  let heart: NodeJS.Timeout | undefined

  const deadline = () => new Date(clock().getTime() + deadAfterMs)

  function beat(): void {
    holdOn(database.writing, [...inHand.keys()], deadline()).catch((error: unknown) =>
      log.warn({ error }, 'The other workers could not be told what is in hand'),
    )
  }

  function putDown(taken: TakenTask): void {
    inHand.delete(taken)
    if (inHand.size > 0) return
    clearInterval(heart)
    heart = undefined
  }

  return {
    deadline,

    free() {
      const taken = Map.groupBy(inHand.keys(), ({ kind }) => kind)
      const hands = [...kinds.keys()].map(
        (kind) => [kind, handsForAKind - (taken.get(kind)?.length ?? 0)] as const,
      )
      return new Map(hands.filter(([, free]) => free > 0))
    },

    takeUp(taken) {
      const known = kinds.get(taken.kind)
      if (!known) throw new Error(`Nobody asked for tasks like ${taken.kind}`)
      heart ??= setInterval(beat, heartbeatMs)
      const doing = perform(world, known, taken)
        .catch((error: unknown) =>
          log.warn({ task: taken.kind, error }, 'A task was left as it was'),
        )
        .finally(() => putDown(taken))
      inHand.set(taken, doing)
      return doing
    },

    async letGo(withinMs) {
      const ending = new AbortController()
      const late = pause(withinMs, undefined, { signal: ending.signal }).catch(() => undefined)
      await Promise.race([Promise.all(inHand.values()), late])
      ending.abort()
      if (inHand.size > 0) await handBack(database.writing, [...inHand.keys()], clock())
    },
  }
}

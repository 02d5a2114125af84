import { hearNotices } from '../../db/notices.ts'
import type { Notices } from '../../db/notices.ts'
import type { World } from '../world.ts'
import { aBell } from './bell.ts'
import { openClockWatch } from './clock-set-back.ts'
import { openHands } from './hands.ts'
import type { Known } from './perform.ts'
import { takeDue, taskChannel } from './task-rows.ts'

/** How long a worker rests while it would be told of new work, and while it would not. */
const restMs = { told: 10_000, untold: 1000 }
const leastRestMs = 20
const leavesWithinMs = 8000

export interface Worker {
  /** Takes up promised work until stopped. */
  work(): void
  /** Does what is due now, and answers how much that was. */
  finish(): Promise<number>
  stop(): Promise<void>
}

export function openWorker(world: World, kinds: ReadonlyMap<string, Known>): Worker {
  const { database, log, clock } = world
  const hands = openHands(world, kinds)
  const mindTheClock = openClockWatch(world, hands.deadline)
  const bell = aBell()
  let notices: Notices | undefined
  let working: Promise<void> | undefined
  const ending = new AbortController()

  const look = (free: ReadonlyMap<string, number>) =>
    takeDue(database, free, { now: clock(), until: hands.deadline() })

  async function keepWorking(): Promise<void> {
    let isDown = false
    while (!ending.signal.aborted && !world.stopping()) {
      // What is told from now on may be missed by this look, so it is worth another one.
      bell.hush()
      try {
        await mindTheClock()
        const { taken, nextAt } = await look(hands.free())
        for (const task of taken) void hands.takeUp(task).finally(bell.ring)
        if (isDown) log.info({}, 'The tasks are reached again')
        isDown = false
        await bell.rest(restUntil(nextAt))
      } catch (error) {
        if (!isDown) log.warn({ error }, 'The tasks cannot be reached')
        isDown = true
        await bell.rest(restMs.untold)
      }
    }
  }

  function restUntil(nextAt: Date | undefined): number {
    const most = notices?.areHeard() ? restMs.told : restMs.untold
    if (!nextAt) return most
    return Math.max(leastRestMs, Math.min(most, nextAt.getTime() - clock().getTime()))
  }

  return {
    work() {
      notices ??= hearNotices(database, {
        channel: taskChannel,
        onNotice: bell.ring,
        onSilence: () => log.warn({}, untold),
      })
      working ??= keepWorking()
    },

    async finish() {
      const each = new Map([...kinds.keys()].map((kind) => [kind, 1]))
      for (let done = 0; ;) {
        const { taken } = await look(each)
        if (taken.length === 0) return done
        for (const task of taken) await hands.takeUp(task)
        done += taken.length
      }
    },

    async stop() {
      ending.abort()
      bell.ring()
      await notices?.close()
      await working
      await hands.letGo(leavesWithinMs)
    },
  }
}

const untold =
  'The database does not pass on notices, as behind a connection pooler: new work is looked for once a second'

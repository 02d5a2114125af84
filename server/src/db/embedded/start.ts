import { statfs } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { isDiskFull } from '../faults.ts'
import { askEngine, ownersConnection, patienceMs } from './ask-engine.ts'
import type { Answer } from './ask-engine.ts'
import { findBinaries } from './binaries.ts'
import { EngineFault, noRoomFor } from './engine-fault.ts'
import { ensureCluster, removeHalfMade } from './initialise.ts'
import { letGoAndWait, takeLifeline } from './lifeline.ts'
import type { Lifeline } from './lifeline.ts'
import { preparePlaces } from './places.ts'
import type { Places } from './places.ts'
import { productRole } from './product-role.ts'
import { runEngine } from './run-engine.ts'
import type { EngineSettings } from './run-engine.ts'
import { isComingOrGoing } from './stale-lock.ts'

export interface EmbeddedDatabase {
  readonly connection: pg.PoolConfig
  /** Where its cluster lies. */
  readonly folder: string
  /** Another process had started it. */
  readonly joined: boolean
  /** One line that the operator should see, if there is anything to say. */
  readonly note?: string
  /** Lets go of the engine's lifeline, whether or not anybody else holds it. */
  letGo(): void
  /** Lets go, and waits for the engine's end if nobody else uses it. */
  stop(): Promise<void>
}

const heldForMs = 5000
const busyForMs = 30_000
const meansNoRoom = /No space left on device/
const meansHeld = /lock file ".*" already exists|shared memory block .* is still in use/

/**
 * Starts the packaged PostgreSQL on the cluster in this folder, or joins the one that runs there.
 * It lives as long as any of its users, however they end. `settings` of the engine stand over its usual ones:
 * one that is thrown away need not wait for the disk.
 */
export async function startEmbedded(
  dataDir: string,
  settings: EngineSettings = {},
): Promise<EmbeddedDatabase> {
  const places = await preparePlaces(dataDir)
  try {
    return await startOrJoin(places, settings)
  } catch (error) {
    const saysSo = isDiskFull(error) || meansNoRoom.test(String(error))
    throw saysSo || (await isOutOfRoom(dataDir)) ? noRoomFor(places.cluster) : error
  }
}

/** The engine may say so into a log that lies there too, and of which nothing is left but "FATAL:". */
async function isOutOfRoom(dataDir: string): Promise<boolean> {
  // Where the folder itself is gone, that is what the engine's own fault tells.
  const disk = await statfs(dataDir).catch(() => undefined)
  return disk !== undefined && disk.bavail * disk.bsize < fewestBytes
}

/** The engine writes pages of 8 kB, and cannot begin without a few of them. */
const fewestBytes = 64 * 1024

async function startOrJoin(places: Places, settings: EngineSettings): Promise<EmbeddedDatabase> {
  const binaries = await findBinaries(places.user, places.copies)
  await ensureCluster(binaries, places)

  for (const begin = Date.now(); ; await delay(50)) {
    const answer = await askEngine(places)
    const joined = await join(places, answer)
    if (joined) return handle(places, joined, true)

    if (answer === 'full') throw noRoomFor(places.cluster)
    if (answer === 'silent') {
      const run = await runEngine(binaries, places, settings)
      if ('path' in run) {
        await removeHalfMade(places)
        return handle(places, run, false)
      }
      if (!meansHeld.test(run.lastWords)) {
        throw new EngineFault(`The embedded database did not start: ${run.lastWords}`)
      }
    }
    await mustNotWaitForever(places, answer, Date.now() - begin)
  }
}

/** Answers nothing when there is no engine to join, or when it goes down just now. */
async function join(places: Places, answer: Answer): Promise<Lifeline | undefined> {
  // One that does not know the product's role is being made ready, or was started by an older version.
  if (typeof answer === 'string' || !answer.knowsProduct) return undefined
  const lifeline = takeLifeline(answer.lifeline)
  if (!lifeline) return undefined
  // It may have seen its last user go in the moment before we took hold: then it says so now.
  const again = await askEngine(places)
  if (typeof again === 'object' && again.lifeline === lifeline.path) return lifeline
  lifeline.letGo()
  return undefined
}

async function mustNotWaitForever(
  { cluster }: Places,
  answer: Answer,
  waitedMs: number,
): Promise<void> {
  const isBusy = answer === 'busy' || (await isComingOrGoing(cluster))
  if (waitedMs + patienceMs < (isBusy ? busyForMs : heldForMs)) return
  throw new EngineFault(
    isBusy
      ? `The database in ${cluster} is still coming up or going down: try again later`
      : `Another process holds the database in ${cluster} and does not answer: end it first`,
  )
}

function handle(places: Places, lifeline: Lifeline, joined: boolean): EmbeddedDatabase {
  return {
    connection: { ...ownersConnection(places), user: productRole },
    folder: places.cluster,
    joined,
    ...(places.note ? { note: places.note } : {}),
    letGo: () => lifeline.letGo(),
    stop: () => letGoAndWait(lifeline, places),
  }
}

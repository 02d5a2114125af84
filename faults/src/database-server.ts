import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { startEmbedded } from '@headframe/server/src/db/embedded/start.ts'
import { eventually } from '@headframe/server/src/testing/server-process.ts'
import { serverOn } from '@headframe/server/src/testing/database/test-server.ts'
import { isAlive } from './engine.ts'
import type { Ground } from './ground.ts'

/** A PostgreSQL server of its own, which the product is only given the address of. */
export interface DatabaseServer {
  readonly url: string
  start(): Promise<void>
  /** Takes it away without a word, with all that it was about. */
  kill(): Promise<void>
}

/** It is there already. */
export async function aDatabaseServer(ground: Ground): Promise<DatabaseServer> {
  const folder = path.join(await ground.aFolder(), 'data')
  let engine = await startEmbedded(folder)
  ground.afterwards(() => engine.stop())

  return {
    url: await serverOn(engine),
    async start() {
      engine = await startEmbedded(folder)
    },
    async kill() {
      const lock = await readFile(path.join(engine.folder, 'postmaster.pid'), 'utf8')
      const pid = Number(lock.split('\n')[0])
      process.kill(pid, 'SIGKILL')
      await eventually(() => (isAlive(pid) ? undefined : true))
      engine.letGo()
    },
  }
}

import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { chmod } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { FileStore } from '@headframe/server/src/adapters/files/file-store.ts'
import { openFiles } from '@headframe/server/src/adapters/files/open-files.ts'
import { readConfig } from '@headframe/server/src/config.ts'
import { openDatabase } from '@headframe/server/src/db/open.ts'
import type { Database } from '@headframe/server/src/db/open.ts'
import type { ServerProcess, ServerWishes } from '@headframe/server/src/testing/server-process.ts'
import type { Ground } from './ground.ts'

const run = promisify(execFile)

/** One data folder, perhaps a database elsewhere, and the processes that are started on them. */
export interface Installation {
  readonly dataDir: string
  readonly environment: Readonly<Record<string, string>>
  /** Where its API is at this moment. */
  base: string
  /** A process on it; calls go to the latest that serves any. */
  start(more?: Record<string, string>, wishes?: ServerWishes): Promise<ServerProcess>
  /** Looks behind the counter, and holds nothing open afterwards that keeps an engine alive. */
  look<T>(at: (behind: Behind) => Promise<T>): Promise<T>
}

interface Behind {
  readonly database: Database
  readonly files: FileStore
}

interface Where {
  /** In a folder that is there already. */
  readonly dataDir?: string
  readonly environment?: Readonly<Record<string, string>>
  /** The way to the database for whoever looks, where the data folder does not lead there. */
  readonly databaseUrl?: () => string
  /** The data folder as others see it. */
  readonly seenAt?: () => string
}

export async function anInstallation(ground: Ground, where: Where = {}): Promise<Installation> {
  const { dataDir = await aDataFolder(ground) } = where
  const environment = { DATA_DIR: dataDir, ...where.environment }

  const installation: Installation = {
    dataDir,
    environment,
    base: '',
    async start(more = {}, wishes = {}) {
      const server = await ground.aServer({ ...environment, ...more }, wishes)
      if (more['ROLE'] !== 'worker') installation.base = server.base
      return server
    },
    async look(at) {
      const url = where.databaseUrl?.() ?? where.environment?.['DATABASE_URL']
      const database = await openDatabase({ url, dataDir })
      const files = await openFiles({
        ...readConfig(environment).files,
        dataDir: where.seenAt?.() ?? dataDir,
      })
      try {
        return await at({ database, files })
      } finally {
        await files.close()
        await database.close()
      }
    },
  }
  return installation
}

async function aDataFolder(ground: Ground): Promise<string> {
  const dataDir = path.join(await ground.aFolder(), 'data')
  await run('cp', ['-a', await theOriginal(ground), dataDir])
  return dataDir
}

/** The beginning of a command line that copies it there first, where only the process itself can. */
export async function bringDataFolder(ground: Ground, dataDir: string): Promise<string[]> {
  const copying = '{ test -e "$2" || { cp -a "$1" "$2" && sync; }; } && shift 2 && exec "$@"'
  return ['sh', '-c', copying, 'sh', await theOriginal(ground), dataDir]
}

let startedOnce: Promise<string> | undefined

/** What a first start makes takes its time, so it is made once and copied: with its owners, by `cp -a`. */
const theOriginal = (ground: Ground) => (startedOnce ??= startOnce(ground))

async function startOnce(ground: Ground): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'headframe-faults-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  // The engine's own user has to get in when root runs this.
  await chmod(folder, 0o755)
  const dataDir = path.join(folder, 'data')
  const server = await ground.aServer({ DATA_DIR: dataDir })
  await server.stop()
  return dataDir
}

/** How long something takes. */
export async function msOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

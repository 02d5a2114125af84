import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { aServerProcess } from '@headframe/server/src/testing/server-process.ts'

const run = promisify(execFile)

const marketplaceFolder = 'JOURNEYS_MARKETPLACE'

/**
 * Fills one demo marketplace before the journeys begin. Its people and resumes take as long as a
 * dozen journeys, and each worker needs a product of its own, another one after every failure.
 */
export default async function fillMarketplace(): Promise<() => Promise<void>> {
  const folder = await newFolder()
  const server = await aServerProcess({ DATA_DIR: folder, DEMO: 'on', LOG_LEVEL: 'warn' })
  await server.stop()
  // The workers are started with this environment.
  process.env[marketplaceFolder] = folder
  return () => rm(folder, { recursive: true, force: true })
}

/** A folder with a marketplace of its own. */
export async function copyOfMarketplace(): Promise<string> {
  const folder = await newFolder()
  // The database's files belong to its own user, and have to stay so.
  await run('cp', ['-a', `${process.env[marketplaceFolder]}/.`, folder])
  return folder
}

function newFolder(): Promise<string> {
  return mkdtemp(path.join(tmpdir(), 'headframe-journey-'))
}

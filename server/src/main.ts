import { existsSync } from 'node:fs'
import path from 'node:path'
import { productName } from '@headframe/wire'
import { BadConfig, readConfig, warningsAbout } from './config.ts'
import type { Config } from './config.ts'
import { openDatabase } from './db/open.ts'
import { fillDemo } from './demo/fill-demo.ts'
import { announceDemo } from './demo/sign-ins.ts'
import { buildApp } from './http/app.ts'
import { drainOnSignal } from './http/drain.ts'
import { openLog } from './log.ts'
import { openWorld } from './open-world.ts'
import { routes } from './routes.ts'

const webDist = path.resolve(import.meta.dirname, '../../web/dist')

async function start(config: Config): Promise<void> {
  const log = openLog(config.logLevel)
  const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir })
  if (database.note) log.info({}, database.note)
  for (const warning of [...warningsAbout(config), ...(await database.warnings())])
    log.warn({}, warning)

  const world = await openWorld(config, log, database)
  if (config.demo) await fillDemo(world)
  if (config.role !== 'web') await world.tasks.work(world)

  // A worker alone has no screens and no calls, but it can be asked how it is.
  const served =
    config.role === 'worker' ? routes.filter(({ call }) => call.path.startsWith('/health')) : routes
  const app = await buildApp(
    world,
    served,
    config.role === 'worker' || !existsSync(webDist) ? undefined : webDist,
  )
  await app.listen({ port: config.port, host: config.host })
  drainOnSignal(world, app)

  say(`${productName} is at ${config.appUrl}`)
  if (config.demo) announceDemo(config, say)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

try {
  await start(readConfig())
} catch (error) {
  process.stderr.write(`${productName} could not start: ${explain(error)}\n`)
  process.exit(1)
}

/** An operator needs the one line that helps; a stack only where the fault is ours. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const isTheirs = error instanceof BadConfig || ('code' in error && error.code === 'EADDRINUSE')
  return (isTheirs ? error.message : error.stack) ?? error.message
}

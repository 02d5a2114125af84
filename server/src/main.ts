import path from 'node:path'
import { productName } from '@headframe/wire'
import { BadConfig, readConfig } from './config.ts'
import type { Config } from './config.ts'
import { EngineFault } from './db/embedded/engine-fault.ts'
import { MigrationFailed, SchemaIsNewer } from './db/migrate.ts'
import { openDatabase } from './db/open.ts'
import { beginDemo } from './demo/begin-demo.ts'
import { announceDemo } from './demo/sign-ins.ts'
import { buildApp } from './http/app.ts'
import type { App } from './http/app.ts'
import { drainOnSignal } from './http/drain.ts'
import { openMetricsPage } from './http/metrics-page.ts'
import { waitInPublic } from './http/waiting-room.ts'
import type { OpenWorld } from './kit/world.ts'
import { reasonOf } from './kit/tasks/reason.ts'
import { openLog } from './log.ts'
import { openWorld } from './open-world.ts'
import { promiseWords } from './market/library/keep-words.ts'
import { findSignposts } from './market/signposts/signposts.ts'
import { routes } from './routes.ts'
import { mustBeSafeToStart, warningsAbout } from './kit/safe-start.ts'

const theirFaults = [BadConfig, EngineFault, SchemaIsNewer, MigrationFailed]
const webDist = path.resolve(import.meta.dirname, '../../web/dist')

async function start(config: Config): Promise<void> {
  mustBeSafeToStart(config)
  const log = openLog(config.logLevel)
  const database = await openDatabase(config.database)
  await waitInPublic(config, log, database.findTrouble)
  if (database.note) log.info({}, database.note)
  for (const warning of [...warningsAbout(config), ...(await database.warnings())])
    log.warn({}, warning)

  const world = await openWorld(config, log, database)
  await beginDemo(world)
  if (config.role !== 'web') {
    await promiseWords(world)
    await world.tasks.work(world)
  }
  if (config.metrics) await openMetricsPage(world, config.metrics)
  drainOnSignal(world, await listen(world))
  if (config.role !== 'worker') countAhead(world)
  if (config.role !== 'web') lookForMailServer(world)

  if (config.role === 'worker') return say(`${productName}'s worker is at work`)
  say(`${productName} is at ${config.appUrl}`)
  if (config.demo) announceDemo(config, say)
}

async function listen(world: OpenWorld): Promise<App> {
  const { host, port, role } = world.config
  if (role !== 'worker') {
    const app = await buildApp(world, routes, webDist)
    await app.listen({ host, port })
    return app
  }

  // A worker has no screens and no calls, but it can be asked how it is, where the port is free.
  const app = await buildApp(
    world,
    routes.filter(({ call }) => call.path.startsWith('/health')),
  )
  await app.listen({ host, port }).catch((error: unknown) => {
    if (!isPortTaken(error)) throw error
    world.log.warn({ port }, 'The port is taken, so this worker does not tell how it is')
  })
  return app
}

/** Among a hundred thousand postings it takes seconds, and whoever comes first is not to wait for them. */
function countAhead(world: OpenWorld): void {
  findSignposts(world.database.reading, world.clock(), world).catch((error: unknown) =>
    world.log.warn({ error }, 'What the signposts count could not be counted ahead'),
  )
}

/** Whoever has just set it up is not to learn by the first mail that never comes. */
function lookForMailServer({ mailer, log }: OpenWorld): void {
  mailer
    .mustAnswer()
    .catch((error: unknown) =>
      log.warn({ reason: reasonOf(error) }, 'No mail can be sent at the moment, and waits'),
    )
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
  const isTheirs = theirFaults.some((fault) => error instanceof fault) || isPortTaken(error)
  return (isTheirs ? error.message : error.stack) ?? error.message
}

function isPortTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
}

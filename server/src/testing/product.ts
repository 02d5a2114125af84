import type { FastifyInstance } from 'fastify'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll } from 'vitest'
import type { Send } from '@headframe/wire'
import { connect } from '@headframe/wire'
import type { CardPayments } from '../adapters/payments/card-payments.ts'
import { readConfig } from '../config.ts'
import type { Database } from '../db/open.ts'
import { buildApp } from '../http/app.ts'
import type { OpenWorld } from '../kit/world.ts'
import type { Route } from '../kit/use-case.ts'
import { openLog } from '../log.ts'
import { openWorld } from '../open-world.ts'
import { openPicturePainter } from '../pictures/painter/open-picture-painter.ts'
import { openResumeReader } from '../resumes/cage/open-resume-reader.ts'
import { routes } from '../routes.ts'
import { aDatabase } from './database/engine.ts'
import { readMailTo } from './mail.ts'
import type { ReadMail } from './mail.ts'

export interface SignedIn {
  readonly token: string
}

/** The real server on a free port with a database of its own, and what a test needs around it. */
export interface Product {
  readonly world: OpenWorld
  readonly app: FastifyInstance
  /** For other processes on the same database. */
  readonly databaseUrl: string
  /** Where the API is. */
  readonly base: string
  /** The web's own client, as a guest. */
  readonly send: Send
  as(who: SignedIn): { send: Send }
  /** With the administrator's cookie. */
  asAdmin(cookie: string): { send: Send }
  /** A request that no client of ours would make. */
  ask(path: string, init?: RequestInit): Promise<Response>
  /** Does what was promised. */
  runTasks(): Promise<number>
  mailTo(address: string): Promise<ReadMail[]>
  moveClock(seconds: number): void
}

interface Wishes {
  readonly routes?: readonly Route[]
  readonly environment?: Readonly<Record<string, string>>
  /** Who takes its cards, when it is not whom the environment names. */
  readonly payments?: CardPayments
  /** One that stands already, at whatever schema. */
  readonly database?: Database
}

/**
 * What reads strangers' files keeps nothing of anybody, so that all products of a worker share it: to start its
 * processes takes ten times as long as what most files ask of them. They end with the worker.
 */
const shared = { resumes: openResumeReader(), pictures: openPicturePainter() }

/** Ends by itself when the tests of the file are over. */
export async function aProduct({
  routes: served = routes,
  environment = {},
  payments,
  database: given,
}: Wishes = {}): Promise<Product> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'headframe-product-'))
  const database = given ?? (await aDatabase())
  const config = readConfig({
    APP_URL: 'http://headframe.test',
    DATA_DIR: dataDir,
    DEMO: 'off',
    ...environment,
  })

  let movedMs = 0
  const clock = () => new Date(Date.now() + movedMs)
  const opened = await openWorld(
    config,
    openLog(environment['LOG_LEVEL'] ?? 'silent'),
    database,
    clock,
  )
  const world = { ...opened, ...shared, ...(payments ? { payments } : {}) }
  const app = await buildApp(world, served)
  const base = `${await app.listen({ host: '127.0.0.1', port: 0 })}/api`

  afterAll(async () => {
    await app.close()
    await world.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  return {
    world,
    app,
    databaseUrl: database.connection.connectionString ?? '',
    base,
    send: connect({ base }),
    as: ({ token }) => ({ send: connect({ base, tokenFor: () => token }) }),
    asAdmin: (cookie) => ({ send: connect({ base, headers: { cookie } }) }),
    ask: (at, init) => fetch(base + at, init),
    runTasks: () => world.tasks.finish(world),
    mailTo: (address) => readMailTo(path.join(dataDir, 'outbox'), address),
    moveClock(seconds) {
      movedMs += seconds * 1000
    },
  }
}

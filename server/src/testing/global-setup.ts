import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../db/embedded/start.ts'
import { migrate } from '../db/migrate.ts'
import { openDatabase } from '../db/open.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    engine: TestEngine
  }
}

/** One engine for the whole run, and in it a migrated database to copy. */
export interface TestEngine {
  /** The address of a database on it. */
  readonly server: string
  readonly template: string
}

export default async function startTestEngine(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['DATABASE_URL']
  const { server, stop } = given
    ? { server: given, stop: async () => undefined }
    : await startEngine()
  const template = `headframe_test_${randomUUID().replaceAll('-', '').slice(0, 12)}`

  await tell(server, `create database ${template}`)
  const database = await openDatabase({ url: addressOf(server, template), dataDir: '' })
  await migrate(database)
  await database.close()
  project.provide('engine', { server, template })

  return async () => {
    if (given) await dropAll(given, template)
    await stop()
  }
}

/** The address of another database on the same server. */
export function addressOf(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

export async function tell(server: string, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client(server)
  await client.connect()
  try {
    return await client.query(statement)
  } finally {
    await client.end()
  }
}

async function startEngine() {
  const folder = await mkdtemp(path.join(tmpdir(), 'headframe-tests-'))
  // What these tests store need not outlive them; whatever is about crashes starts its own engine.
  const engine = await startEmbedded(path.join(folder, 'data'), {
    fsync: 'off',
    full_page_writes: 'off',
    synchronous_commit: 'off',
    max_connections: '200',
  })
  const { host = '', user = '', database = '' } = engine.connection
  return {
    server: `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`,
    async stop() {
      await engine.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function dropAll(server: string, template: string): Promise<void> {
  const { rows } = await tell(
    server,
    `select datname from pg_database where datname like '${template}%'`,
  )
  for (const { datname } of rows) await tell(server, `drop database ${datname} with (force)`)
}

import { randomUUID } from 'node:crypto'
import { chmod, rm } from 'node:fs/promises'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../db/embedded/start.ts'
import { migrate } from '../db/migrate.ts'
import { openDatabase } from '../db/open.ts'
import { aPassingFolder } from './database/passing-folder.ts'
import { addressOf, serverOn, tell } from './database/test-server.ts'

export default async function startTestEngine(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL'] ?? process.env['DATABASE_URL']
  const { server, stop } = given
    ? { server: given, stop: async () => undefined }
    : await startEngine()
  const template = `headframe_test_${randomUUID().replaceAll('-', '').slice(0, 12)}`

  await tell(server, `create database ${template}`)
  await fillTemplate(addressOf(server, template))
  project.provide('engine', { server, template })

  return async () => {
    if (given) await dropAll(given, template)
    await stop()
  }
}

async function fillTemplate(url: string): Promise<void> {
  const database = await openDatabase({ url, dataDir: '' })
  await migrate(database)
  await database.close()
}

async function startEngine() {
  const folder = await aPassingFolder('headframe-tests-')
  // Open to the engine's own user when root runs the tests: its cluster is to lie in here.
  await chmod(folder, 0o755)
  // What these tests store need not outlive them; whatever is about crashes starts its own engine.
  const engine = await startEmbedded(path.join(folder, 'data'), {
    fsync: 'off',
    full_page_writes: 'off',
    synchronous_commit: 'off',
    max_connections: '200',
  })
  return {
    server: await serverOn(engine),
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

import { randomUUID } from 'node:crypto'
import { afterAll, inject } from 'vitest'
import { openDatabase } from '../db/open.ts'
import type { Database } from '../db/open.ts'
import { addressOf, tell } from './global-setup.ts'

const opened: Database[] = []
const made: string[] = []

/** A migrated database of the caller's own. It goes when the tests of the file are over. */
export async function aDatabase(): Promise<Database> {
  const { server, template } = inject('engine')
  const name = `${template}_${randomUUID().replaceAll('-', '').slice(0, 12)}`
  await tell(server, `create database ${name} template ${template}`)
  made.push(name)

  const database = await openDatabase({ url: addressOf(server, name), dataDir: '' })
  opened.push(database)
  return database
}

afterAll(async () => {
  await Promise.all(opened.splice(0).map((database) => database.close()))
  const { server } = inject('engine')
  for (const name of made.splice(0)) await tell(server, `drop database ${name} with (force)`)
})

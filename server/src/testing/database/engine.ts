import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { openDatabase } from '../../db/open.ts'
import type { Database, DatabaseWishes } from '../../db/open.ts'
import { addressOf, tell } from './test-server.ts'

const opened: Database[] = []
const made: string[] = []

export interface Opening extends Omit<DatabaseWishes, 'url' | 'directUrl' | 'dataDir'> {
  /** Another way to it than straight. */
  readonly through?: (databaseUrl: string) => Promise<string>
}

/** A migrated database of the caller's own. It goes when the tests of the file are over. */
export function aDatabase(opening?: Opening): Promise<Database> {
  return copyOf(inject('engine').template, opening)
}

export function anEmptyDatabase(opening?: Opening): Promise<Database> {
  return copyOf('template0', opening)
}

/** Another handle on the same database, as another process would have. */
export async function another(database: Database): Promise<Database> {
  const handle = await openDatabase({ url: database.connection.connectionString, dataDir: '' })
  opened.push(handle)
  return handle
}

async function copyOf(
  original: string,
  { through = async (url) => url, ...wishes }: Opening = {},
): Promise<Database> {
  const { server, template } = inject('engine')
  const name = `${template}_${randomUUID().replaceAll('-', '').slice(0, 12)}`
  // Half of what it takes to copy a database through the log.
  await tell(server, `create database ${name} template ${original} strategy file_copy`)
  made.push(name)

  const database = await openDatabase({
    ...wishes,
    url: await through(addressOf(server, name)),
    dataDir: '',
  })
  opened.push(database)
  return database
}

/** Of the file that is over: its setup calls this. */
export async function closeDatabases(): Promise<void> {
  if (opened.length + made.length === 0) return
  await Promise.all(opened.splice(0).map((database) => database.close()))
  const { server } = inject('engine')
  for (const name of made.splice(0)) await tell(server, `drop database ${name} with (force)`)
}

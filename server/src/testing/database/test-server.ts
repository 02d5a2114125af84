import pg from 'pg'
import { engineOwner } from '../../db/embedded/initialise.ts'
import type { EmbeddedDatabase } from '../../db/embedded/start.ts'

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

/** The address of an embedded engine as a server, on which the product's role may make databases. */
export async function serverOn({ connection }: EmbeddedDatabase): Promise<string> {
  const { host = '', user = '', database = '' } = connection
  const server = new URL(`postgres://${user}@localhost/${database}`)
  server.searchParams.set('host', host)
  const asOwner = new URL(server)
  asOwner.username = engineOwner
  await tell(asOwner.href, `alter role ${user} createdb`)
  // Or a database that is being vacuumed by the engine could not be dropped.
  await tell(asOwner.href, `grant pg_signal_backend to ${user}`)
  // A test of calls that clash says which of them is ended.
  await tell(asOwner.href, `grant set on parameter deadlock_timeout to ${user}`)
  return server.href
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

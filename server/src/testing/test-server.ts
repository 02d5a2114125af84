import pg from 'pg'

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

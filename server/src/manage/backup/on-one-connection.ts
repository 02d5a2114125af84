import { Kysely } from 'kysely'
import type pg from 'pg'
import { Dialect } from '../../db/dialect.ts'
import type { Tables } from '../../db/tables.ts'

/** Queries for a transaction that somebody else has begun on this connection and will end. */
export function onOneConnection(client: pg.Client): Kysely<Tables> {
  // Nobody else waits for it, so it is never given back.
  const connection = { query: client.query.bind(client), release: () => undefined }
  return new Kysely<Tables>({
    dialect: new Dialect({
      pool: { connect: async () => connection, end: async () => undefined, options: {} },
    }),
  })
}

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aDatabase, anEmptyDatabase } from '../testing/database/engine.ts'
import { openDatabase } from './open.ts'

test('the reading handle cannot write, whatever it is told', async () => {
  const { reading } = await aDatabase()

  await expect(reading.deleteFrom('account').execute()).rejects.toThrow('read-only transaction')
})

test('counts are numbers, exact decimals and days are text, instants are dates', async () => {
  const { reading } = await aDatabase()

  const { rows } = await sql`
    select count(*) as count, 1.10::numeric as price, date '2026-10-04' as day,
      timestamptz '2026-10-04 02:30:00+10:30' as at, null::int8 as nothing`.execute(reading)

  expect(rows).toEqual([
    {
      count: 1,
      price: '1.10',
      day: '2026-10-04',
      at: new Date('2026-10-03T16:00:00Z'),
      nothing: null,
    },
  ])
})

test('a server that ends every session, resting or inside a transaction, is simply asked again', async () => {
  const database = await anEmptyDatabase()
  const inside = await database.writing.startTransaction().execute()
  await sql`select 1`.execute(inside)
  await sql`select 1`.execute(database.reading)

  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(database.writing)
  await expect(inside.commit().execute()).rejects.toThrow()
  await inside
    .rollback()
    .execute()
    .catch(() => undefined)

  await expect.poll(() => database.answers()).toBe(true)
  expect((await sql`select 1 as one`.execute(database.writing)).rows).toEqual([{ one: 1 }])
})

test('a server that is not there yet does not stop the opening', async () => {
  const database = await openDatabase({ url: 'postgres://nobody@127.0.0.1:9/none', dataDir: '' })

  expect(database.kind).toBe('server')
  expect(await database.answers()).toBe(false)
  await database.close()
})

test('a server that would lose what it acknowledged is named', async () => {
  const database = await anEmptyDatabase()
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(
    database.reading,
  )
  const name = sql.id(rows[0]?.name ?? '')
  const before = await database.warnings()

  await sql`alter database ${name} set synchronous_commit = off`.execute(database.writing)
  const other = await openDatabase({ url: database.connection.connectionString, dataDir: '' })
  const warnings = await other.warnings()
  await other.close()

  expect(warnings).toContain(
    'The database runs with synchronous_commit off: a power cut can lose what it has acknowledged',
  )
  expect(warnings.length).toBeGreaterThanOrEqual(before.length)
})

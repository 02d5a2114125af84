import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { anEmptyDatabase } from '../testing/database/engine.ts'
import { beginCall } from './call-transaction.ts'
import type { Database, Writing } from './open.ts'

test('a call holds no connection until its first query', async () => {
  const database = await aMine()
  const idle = Array.from({ length: 60 }, () => beginCall(database))

  expect(await countTransactions(database)).toBe(0)
  await sink(idle[0]?.db ?? database.writing, 'Kola')
  expect(await countTransactions(database)).toBe(1)

  await Promise.all(idle.map((call) => call.commit()))
  expect(await countTransactions(database)).toBe(0)
  expect(await shafts(database)).toEqual(['Kola'])
})

test('what a call has written is seen by others when it commits, and not before', async () => {
  const database = await aMine()
  const call = beginCall(database)

  await sink(call.db, 'Kola')
  await sink(call.db, 'Tara')
  const before = await shafts(database)
  await call.commit()

  expect(before).toEqual([])
  expect(await shafts(database)).toEqual(['Kola', 'Tara'])
})

test('nothing stays of a call that is rolled back', async () => {
  const database = await aMine()
  const call = beginCall(database)

  await sink(call.db, 'Kola')
  await call.rollback()

  expect(await shafts(database)).toEqual([])
  expect(await countTransactions(database)).toBe(0)
})

test('queries that are started side by side run in turn, in one transaction', async () => {
  const database = await aMine()
  const call = beginCall(database)

  const ids = await Promise.all(Array.from({ length: 20 }, () => transactionOf(call.db)))
  await call.rollback()

  expect(new Set(ids).size).toBe(1)
})

test('a call whose query failed cannot commit the rest', async () => {
  const database = await aMine()
  const call = beginCall(database)

  await sink(call.db, 'Kola')
  await expect(sql`select 1 / 0`.execute(call.db)).rejects.toThrow('division by zero')

  await expect(call.commit()).rejects.toThrow()
  expect(await shafts(database)).toEqual([])
  expect(await countTransactions(database)).toBe(0)
})

test('a query that comes after its call is refused, and opens nothing', async () => {
  const database = await aMine()
  const [used, unused] = [beginCall(database), beginCall(database)]
  await sink(used.db, 'Kola')
  await used.commit()
  await unused.rollback()

  await expect(sink(used.db, 'late')).rejects.toThrow('after its call had ended')
  await expect(sink(unused.db, 'late')).rejects.toThrow('after its call had ended')
  expect(await countTransactions(database)).toBe(0)
})

test('a call that lost its connection fails, and gives nothing broken back', async () => {
  const database = await aMine()
  const calls = Array.from({ length: 40 }, () => beginCall(database))

  for (const call of calls) {
    await sink(call.db, 'Kola')
    await endSessions(database)
    await expect(call.commit()).rejects.toThrow()
  }

  expect(await shafts(database)).toEqual([])
  await sink(database.writing, 'Tara')
  expect(await shafts(database)).toEqual(['Tara'])
})

async function aMine(): Promise<Database> {
  const database = await anEmptyDatabase()
  await sql`create table shaft (name text)`.execute(database.writing)
  return database
}

async function sink(db: Writing, name: string): Promise<void> {
  await sql`insert into shaft values (${name})`.execute(db)
}

async function shafts({ reading }: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from shaft order by name`.execute(
    reading,
  )
  return rows.map(({ name }) => name)
}

async function transactionOf(db: Writing): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(db)
  return rows[0]?.id
}

async function countTransactions({ reading }: Database): Promise<number | undefined> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and state = 'idle in transaction'`.execute(reading)
  return rows[0]?.count
}

async function endSessions({ reading }: Database): Promise<void> {
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and state = 'idle in transaction'`.execute(reading)
}

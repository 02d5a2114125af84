import { sql } from 'kysely'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { aDatabase, anEmptyDatabase } from '../testing/database/engine.ts'
import { makeTables, tablesFile } from './make-tables.ts'

test('the types of the tables are those of the migrated database', async () => {
  const made = await makeTables(await aDatabase())

  expect(
    await readFile(tablesFile, 'utf8'),
    'The schema has changed: run `npm run manage -- make-tables`',
  ).toBe(made)
})

test('what the database fills, limits or leaves out shows in the types', async () => {
  const database = await anEmptyDatabase()
  await sql`create type colour as enum ('ochre', 'red');
    create table shaft (
      id bigint generated always as identity,
      depth numeric not null default 0,
      facts jsonb not null default '{}',
      raw jsonb,
      paint colour,
      tags text[] not null default '{}',
      sunk_on date,
      sealed_at timestamptz not null default now(),
      seal bytea not null
    )`.execute(database.writing)

  expect(await makeTables(database)).toContain(`
export interface ShaftTable {
  id: GeneratedAlways<number>
  depth: Filled<Decimal>
  facts: Filled<Json>
  raw: Json | null
  paint: 'ochre' | 'red' | null
  tags: Generated<string[]>
  sunk_on: string | null
  sealed_at: Generated<Date>
  seal: Buffer
}
`)
})

test('a column that nobody has thought about is not guessed', async () => {
  const database = await anEmptyDatabase()
  await sql`create table shaft (opened timestamp)`.execute(database.writing)

  await expect(makeTables(database)).rejects.toThrow('shaft.opened has the type timestamp')
})

import { sql } from 'kysely'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { anEmptyDatabase, another } from '../testing/database/engine.ts'
import { aPooler } from '../testing/network/pooler.ts'
import { isMigrated, migrate, MigrationFailed, SchemaIsNewer } from './migrate.ts'
import type { Database } from './open.ts'

const folders: string[] = []
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))))

const shafts = { '0001_shafts': 'create table shaft (name text); create index on shaft (name);' }
const seams = { '0002_seams': `insert into shaft values ('Kola'); create table seam (name text);` }

test('migrations run once, in the order of their names', async () => {
  const database = await anEmptyDatabase()
  const folder = await aFolder({ ...seams, ...shafts })

  expect(await isMigrated(database, folder)).toBe(false)
  expect(await migrate(database, folder)).toEqual(['0001_shafts', '0002_seams'])
  expect(await migrate(database, folder)).toEqual([])

  expect(await isMigrated(database, folder)).toBe(true)
  expect(await isMigrated(database, await aFolder({ ...shafts, '0009_new': '' }))).toBe(false)
})

test('four processes that start at once migrate once', async () => {
  const database = await anEmptyDatabase()
  const handles = [database, await another(database), await another(database)]
  const folder = await aFolder({ ...shafts, ...seams })

  const applied = await Promise.all(
    [...handles, await another(database)].map((handle) => migrate(handle, folder)),
  )

  expect(applied.flat()).toEqual(['0001_shafts', '0002_seams'])
  expect(await namesOf(database)).toEqual(['Kola'])
})

test('a failing step takes back the steps before it, and the old schema goes on working', async () => {
  const database = await anEmptyDatabase()
  await migrate(database, await aFolder(shafts))
  const folder = await aFolder({
    ...shafts,
    ...seams,
    '0003_wrong': 'alter table shaft drop column name; select 1 / 0;',
  })

  const attempt = migrate(database, folder)

  await expect(attempt).rejects.toThrow(MigrationFailed)
  await expect(attempt).rejects.toThrow('The migration 0003_wrong failed')
  expect(await namesOf(database)).toEqual([])
  expect(await isMigrated(database, folder)).toBe(false)
  expect(await migrate(database, await aFolder({ ...shafts, ...seams }))).toEqual(['0002_seams'])
})

test('a database of a newer version is refused and left alone', async () => {
  const database = await anEmptyDatabase()
  await migrate(database, await aFolder({ ...shafts, ...seams }))

  const attempt = migrate(database, await aFolder({ ...shafts, '0001_zinc': 'select 1 / 0' }))

  await expect(attempt).rejects.toThrow(SchemaIsNewer)
  await expect(attempt).rejects.toThrow('0002_seams')
})

test('a killed migration leaves the old schema, and the next start finishes it', async () => {
  const database = await anEmptyDatabase()
  const slow = { '0003_slow': 'create table slow (); select pg_sleep(30);' }
  const killed = migrate(database, await aFolder({ ...shafts, ...seams, ...slow }))
  const watcher = await another(database)
  const refused = expect(killed).rejects.toThrow()

  await expect.poll(() => killSleepers(watcher), { timeout: 5000 }).toBe(1)

  await refused
  expect(await migrate(watcher, await aFolder({ ...shafts, ...seams }))).toEqual([
    '0001_shafts',
    '0002_seams',
  ])
})

test('behind a pooler no lock stays with a session that is lent to others', async () => {
  const pooler = await aPooler({ sessions: 3 })
  const database = await anEmptyDatabase({ through: pooler.through })
  const handles = [database, await another(database), await another(database)]
  const folder = await aFolder({ ...shafts, ...seams })

  for (let start = 0; start < 5; start += 1) {
    await Promise.all(handles.map((handle) => migrate(handle, folder)))
    expect(await heldLocks(database)).toBe(0)
  }
  await pooler.stop()
})

async function aFolder(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'headframe-migrations-'))
  folders.push(folder)
  await Promise.all(
    Object.entries(files).map(([name, text]) => writeFile(path.join(folder, `${name}.sql`), text)),
  )
  await writeFile(path.join(folder, 'README.md'), 'No migration.')
  return folder
}

async function namesOf(database: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from shaft`.execute(database.reading)
  return rows.map(({ name }) => name)
}

async function heldLocks(database: Database): Promise<number> {
  const { rows } = await sql`
    select from pg_locks
    where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`.execute(
    database.reading,
  )
  return rows.length
}

async function killSleepers(database: Database): Promise<number> {
  const { rows } = await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and wait_event = 'PgSleep'`.execute(database.writing)
  return rows.length
}

import path from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { aFolder } from '../../testing/database/writers.ts'
import { engineOwner } from './initialise.ts'
import { productRole } from './product-role.ts'
import { startEmbedded } from './start.ts'

test('the product owns its database, and is master of nothing else', async () => {
  const engine = await start(path.join(await aFolder(), 'data'))

  const [who] = await ask(
    engine.connection,
    `select current_user as name, usesuper, usecreatedb from pg_user where usename = current_user`,
  )
  await ask(engine.connection, 'create extension pg_trgm; create table shaft (name text)')

  expect(who).toEqual({ name: productRole, usesuper: false, usecreatedb: false })
  for (const wish of [
    `copy shaft from program 'id'`,
    `select pg_read_file('postmaster.pid')`,
    'create role thief superuser',
    'alter system set fsync to off',
  ]) {
    await expect(ask(engine.connection, wish)).rejects.toMatchObject({ code: '42501' })
  }
})

test('what an older version has made is handed over to it, once', async () => {
  const dataDir = path.join(await aFolder(), 'data')
  const before = await start(dataDir)
  const asOwner = { ...before.connection, user: engineOwner }
  // As it was before there was a role of the product.
  await ask(
    asOwner,
    `reassign owned by ${productRole} to ${engineOwner};
     drop role ${productRole};
     create extension pg_trgm;
     create type kind as enum ('open', 'closed');
     create sequence receipt_number;
     create table shaft (id int generated always as identity primary key, older serial, kind kind);
     create index shaft_kind on shaft (kind);
     create view open_shaft as select * from shaft where kind = 'open';
     create function depth() returns int language sql return 7;
     create schema queue;
     create table queue.job (id serial primary key);
     insert into shaft (kind) values ('open')`,
  )
  await before.stop()

  const [first, second] = await Promise.all([start(dataDir), start(dataDir)])

  expect(first.joined).not.toBe(second.joined)
  const { connection } = second
  expect(await ask(connection, 'select id, kind from open_shaft')).toEqual([
    { id: 1, kind: 'open' },
  ])
  await ask(
    connection,
    `insert into shaft (kind) values ('closed');
     alter table shaft add column name text;
     alter type kind add value 'flooded';
     drop function depth();
     drop schema queue cascade;
     drop view open_shaft;
     select nextval('receipt_number')`,
  )

  await Promise.all([first.stop(), second.stop()])
  const again = await start(dataDir)
  expect(await ask(again.connection, 'select count(*)::int as count from shaft')).toEqual([
    { count: 2 },
  ])
})

test('an engine that an older version runs is named, and taken over once that has ended', async () => {
  const dataDir = path.join(await aFolder(), 'data')
  const older = await start(dataDir)
  const asOwner = { ...older.connection, user: engineOwner }
  await ask(asOwner, `reassign owned by ${productRole} to ${engineOwner}; drop role ${productRole}`)

  await expect(startEmbedded(dataDir)).rejects.toThrow('does not answer: end it first')

  await older.stop()
  const newer = await start(dataDir)
  expect(newer.joined).toBe(false)
  await ask(newer.connection, 'create table shaft (name text)')
})

async function start(dataDir: string) {
  const engine = await startEmbedded(dataDir)
  onTestFinished(() => engine.stop())
  return engine
}

async function ask(connection: pg.ClientConfig, statements: string): Promise<unknown[]> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return (await client.query(statements)).rows
  } finally {
    await client.end()
  }
}

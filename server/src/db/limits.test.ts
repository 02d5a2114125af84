import { sql } from 'kysely'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import * as z from 'zod/mini'
import { afterAll, describe, expect, test } from 'vitest'
import { companyProfiles, defineCalls, reference } from '@headframe/wire'
import { implement } from '../kit/use-case.ts'
import { routes } from '../routes.ts'
import { aDatabase, anEmptyDatabase } from '../testing/database/engine.ts'
import { aCompany } from '../testing/people.ts'
import { aPooler } from '../testing/network/pooler.ts'
import { aProduct } from '../testing/product.ts'
import { answerOf } from '../testing/requests.ts'
import { eventually } from '../testing/server-process.ts'
import { beginCall, inOneTransaction } from './call-transaction.ts'
import { migrate } from './migrate.ts'
import type { Database } from './open.ts'

const pooler = await aPooler({ sessions: 8 })
afterAll(() => pooler.stop())

/** Long enough for all that these tests ask of a busy machine beside. */
const limits = { statementMs: 2000, lockMs: 1000, idleMs: 1000 }

const slowCall = {
  method: 'POST',
  who: 'anyone',
  input: z.object({}),
  output: z.object({}),
} as const
const slow = defineCalls({
  work: { ...slowCall, path: '/slow/work', says: 'Is never done.' },
  rest: { ...slowCall, path: '/slow/rest', says: 'Rests in the middle of its transaction.' },
  clash: { ...slowCall, path: '/slow/clash', says: 'Is always in the way of another one.' },
})

const slowRoutes = implement(slow, {
  async work({ db }) {
    await sql`select pg_sleep(3600)`.execute(db)
    return {}
  },
  async rest({ db, world }) {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
    await eventually(async () => (await isGone(world.database, rows[0]?.pid)) || undefined)
    await sql`select 1`.execute(db)
    return {}
  },
  async clash({ db, world: { database } }) {
    // Of the two the one is ended whose patience ends first.
    await sql`set local deadlock_timeout = '20ms'`.execute(db)
    await sql`select pg_advisory_xact_lock(1)`.execute(db)
    await inOneTransaction(database, async (other) => {
      await sql`set local deadlock_timeout = '1h'`.execute(other)
      await sql`select pg_advisory_xact_lock(2)`.execute(other)
      const waiting = sql`select pg_advisory_xact_lock(1)`.execute(other)
      await Promise.all([waiting, sql`select pg_advisory_xact_lock(2)`.execute(db)])
    })
    return {}
  },
})

async function isGone({ upkeep }: Database, pid: number | undefined): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_stat_activity where pid = ${pid}`.execute(upkeep)
  return rows.length === 0
}

describe.each([
  { way: 'straight', through: undefined },
  { way: 'through a pooler', through: pooler.through },
])('with the database $way', async ({ through }) => {
  const opening = { limits, ...(through ? { through } : {}) }
  const product = await aProduct({
    routes: [...routes, ...slowRoutes],
    database: await aDatabase(opening),
  })
  const { database } = product.world
  const tooSlow = { code: 'PROVIDER_DOWN', error: expect.any(String) }

  /** Held by somebody else, who has all the time in the world. */
  async function hold(statement: ReturnType<typeof sql>) {
    const holder = beginCall({ writing: database.upkeep })
    await statement.execute(holder.db)
    return holder
  }

  test('a change that waits for a row too long is told so, and made once the row is free', async () => {
    const company = await aCompany(product)
    const { send } = product.as(company)
    const holder = await hold(sql`select 1 from company where id = ${company.id} for update`)

    await expect(send(companyProfiles.save, { summary: 'Gold.' })).rejects.toMatchObject({
      status: 503,
      code: 'PROVIDER_DOWN',
      retryAfterSeconds: 5,
    })
    await holder.rollback()

    await send(companyProfiles.save, { summary: 'Gold.' })
    expect(await send(companyProfiles.own, {})).toMatchObject({ summary: 'Gold.', revision: 1 })
  })

  test('so is a read, on every connection that there is', async () => {
    const read = () => product.ask('/contractor/industries')
    const holder = await hold(sql`lock table industry in access exclusive mode`)

    const refused = await Promise.all(Array.from({ length: 12 }, read))
    await holder.rollback()

    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]))
    expect(refused[0]?.headers.get('retry-after')).toBe('5')
    const answered = await Promise.all(Array.from({ length: 12 }, read))
    expect(new Set(answered.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await product.send(reference.industries, {})).not.toEqual([])
  })

  test.each(['work', 'rest', 'clash'])('a call is ended that does nothing but %s', async (what) => {
    const refused = await product.ask(`/slow/${what}`, { method: 'POST' })

    expect(refused.headers.get('retry-after')).toBe('5')
    expect(await answerOf(refused)).toEqual({ status: 503, body: tooSlow })
    const { send } = product.as(await aCompany(product))
    await send(companyProfiles.save, { summary: 'Nickel.' })
  })

  test('a task has more time, and a migration as much as it takes', async () => {
    const longer = limits.statementMs / 1000 + 0.5
    await inOneTransaction(database, (db) => sql`select pg_sleep(${longer})`.execute(db))

    const folder = await mkdtemp(path.join(tmpdir(), 'headframe-migrations-'))
    await writeFile(path.join(folder, '0001_slow.sql'), `select pg_sleep(${longer})`)
    const empty = await anEmptyDatabase(opening)
    expect(await migrate(empty, folder)).toEqual(['0001_slow'])
    await rm(folder, { recursive: true })
  })
})

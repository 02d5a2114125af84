import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { aFolder, aWriter, engineOf, isAlive } from '../../testing/database/writers.ts'
import type { Writer } from '../../testing/database/writers.ts'
import { engineOwner } from './initialise.ts'
import { startEmbedded } from './start.ts'
import { openDatabase } from '../open.ts'

test(
  'nothing acknowledged is lost in ten kills in the middle of writes',
  { timeout: 120_000 },
  async () => {
    const dataDir = path.join(await aFolder(), 'data')
    const writers: Writer[] = []

    for (let round = 1; round <= 10; round += 1) {
      const writer = aWriter({ dataDir, name: `round ${round}` })
      writers.push(writer)
      await untilWritten(writer, 30 + round * 14)
      const engine = (await engineOf(path.join(dataDir, 'pg18'))) ?? 0
      // Every other time the engine is killed too, so that it has to recover from its log.
      if (round % 2 === 0) process.kill(engine, 'SIGKILL')
      await writer.kill()
    }

    expect(await lostOf(dataDir, writers)).toEqual([])
    expect(writers.map(({ said }) => said.filter((line) => line.startsWith('refused')))).toEqual(
      writers.map(() => []),
    )
  },
)

test('the engine ends with its only user, even by kill -9', async () => {
  const dataDir = path.join(await aFolder(), 'data')
  const writer = aWriter({ dataDir })
  await untilWritten(writer, 10)
  const engine = (await engineOf(path.join(dataDir, 'pg18'))) ?? 0

  expect(isAlive(engine)).toBe(true)
  await writer.kill()

  await expect.poll(() => isAlive(engine), { timeout: 5000 }).toBe(false)
})

test(
  'the second process writes on without a fault when the first is killed',
  { timeout: 60_000 },
  async () => {
    const dataDir = path.join(await aFolder(), 'data')
    const first = aWriter({ dataDir, name: 'first' })
    await untilWritten(first, 20)
    const second = aWriter({ dataDir, name: 'second' })
    await untilWritten(second, 20)

    await first.kill()
    await untilWritten(second, second.acknowledged.length + 100)
    const third = aWriter({ dataDir, name: 'third' })
    await untilWritten(third, 20)
    await second.kill()
    await untilWritten(third, third.acknowledged.length + 100)
    await third.kill('SIGTERM')

    expect([...second.said, ...third.said]).toEqual(['open', 'open'])
    expect(await lostOf(dataDir, [first, second, third])).toEqual([])
  },
)

test(
  'when the engine itself is killed, those who use it start it again',
  { timeout: 60_000 },
  async () => {
    const dataDir = path.join(await aFolder(), 'data')
    const writers = [aWriter({ dataDir, name: 'first' }), aWriter({ dataDir, name: 'second' })]
    await Promise.all(writers.map((writer) => untilWritten(writer, 20)))
    const engine = (await engineOf(path.join(dataDir, 'pg18'))) ?? 0

    process.kill(engine, 'SIGKILL')
    await Promise.all(
      writers.map((writer) => untilWritten(writer, writer.acknowledged.length + 100)),
    )
    const next = await engineOf(path.join(dataDir, 'pg18'))
    await Promise.all(writers.map((writer) => writer.kill('SIGTERM')))

    expect(next).not.toBe(engine)
    expect(await lostOf(dataDir, writers)).toEqual([])
  },
)

test(
  'when one of its processes is killed the engine ends whole, and those who use it start it again',
  { timeout: 60_000 },
  async () => {
    const dataDir = path.join(await aFolder(), 'data')
    const writer = aWriter({ dataDir })
    await untilWritten(writer, 20)
    const engine = (await engineOf(path.join(dataDir, 'pg18'))) ?? 0

    process.kill(await anEngineProcess(dataDir), 'SIGKILL')
    await untilWritten(writer, writer.acknowledged.length + 100)
    const next = await engineOf(path.join(dataDir, 'pg18'))
    await writer.kill('SIGTERM')

    expect(next).not.toBe(engine)
    expect(await lostOf(dataDir, [writer])).toEqual([])
  },
)

test(
  'first starts that are killed at ten points do not stop the next one',
  { timeout: 120_000 },
  async () => {
    const dataDir = path.join(await aFolder(), 'data')
    for (let round = 0; round < 10; round += 1) {
      const before = await listFolder(dataDir)
      const killed = aWriter({ dataDir })
      await expect
        .poll(() => listFolder(dataDir), { timeout: 30_000, interval: 5 })
        .not.toEqual(before)
      await delay(round * 40)
      await killed.kill()
      expect(killed.said.filter((line) => line !== 'open')).toEqual([])
      if (before.includes('pg18')) break
    }

    const next = aWriter({ dataDir })
    await untilWritten(next, 5)
    await next.kill('SIGTERM')

    expect(next.said).toEqual(['open'])
    // What an orphaned initdb was still writing goes with one of the next starts.
    await expect.poll(() => startAndList(dataDir), { timeout: 15_000 }).toEqual(['engine', 'pg18'])
  },
)

/** One that writes down what all others have changed. */
async function anEngineProcess(dataDir: string): Promise<number> {
  const engine = await startEmbedded(dataDir)
  const owner = new pg.Client({ ...engine.connection, user: engineOwner })
  await owner.connect()
  const { rows } = await owner.query(
    `select pid from pg_stat_activity where backend_type = 'walwriter'`,
  )
  await owner.end()
  await engine.stop()
  return rows[0]?.pid ?? 0
}

async function startAndList(dataDir: string): Promise<string[]> {
  const engine = await startEmbedded(dataDir)
  await engine.stop()
  return listFolder(dataDir)
}

async function listFolder(folder: string): Promise<string[]> {
  const names: string[] = await readdir(folder).catch(() => [])
  return names.toSorted()
}

async function untilWritten(writer: Writer, rows: number): Promise<void> {
  await expect
    .poll(() => writer.acknowledged.length, { timeout: 30_000, interval: 5 })
    .toBeGreaterThanOrEqual(rows)
}

/** What was acknowledged and is not there. */
async function lostOf(dataDir: string, writers: readonly Writer[]): Promise<string[]> {
  const database = await openDatabase({ dataDir })
  onTestFinished(() => database.close())
  const { rows } = await sql<{ writer: string; row_number: number }>`
    select writer, row_number from written`.execute(database.reading)
  const kept = new Set(rows.map(({ writer, row_number }) => `${writer}: ${row_number}`))
  const acknowledged = writers.flatMap(({ name, acknowledged: its }) =>
    its.map((row) => `${name}: ${row}`),
  )
  expect(acknowledged.length).toBeGreaterThan(100)
  return acknowledged.filter((row) => !kept.has(row))
}

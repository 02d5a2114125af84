import { sql } from 'kysely'
import pino from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { recoverPassword } from '@headframe/wire'
import { openDatabase } from '../../db/open.ts'
import { another } from '../../testing/database/engine.ts'
import { aContractor } from '../../testing/people.ts'
import { aPooler } from '../../testing/network/pooler.ts'
import { aProduct } from '../../testing/product.ts'
import { aServerProcess, eventually } from '../../testing/server-process.ts'
import type { AnyTask, Chore, Task } from '../world.ts'
import { countTasks } from './failed-tasks.ts'
import { openHands } from './hands.ts'
import { openTasks } from './open-tasks.ts'
import { takeDue } from './task-rows.ts'

const product = await aProduct()
const { database, clock } = product.world

/** A worker of another process, as far as the database can tell. */
async function aWorker(
  tasks: readonly AnyTask[],
  own: { chores?: readonly Chore[]; clock?: () => Date } = {},
) {
  const handle = await another(database)
  const now = own.clock ?? clock
  const queue = openTasks({ database: handle, clock: now, tasks, chores: own.chores ?? [] })
  const world = { ...product.world, database: handle, tasks: queue, clock: now }
  onTestFinished(() => queue.stop())
  return { queue, work: () => queue.work(world), finish: () => queue.finish(world) }
}

const aMinuteAgo = () => new Date(clock().getTime() - 60_000)

let names = 0

/** A task whose tries do as they are told. */
function aTask(run: Task<{ name: string }>['run'], more: Partial<Task<{ name: string }>> = {}) {
  return { name: `trial-${(names += 1)}`, tries: 3, run, ...more }
}

const promise = (task: Task<{ name: string }>, name: string, options = {}) =>
  product.world.tasks.promise(database.writing, task, { name }, options)

test('what a web process promises is taken up when it is told, and not when a worker looks by itself', async () => {
  const worker = await aServerProcess({
    ROLE: 'worker',
    DATABASE_URL: product.databaseUrl,
    DATA_DIR: product.world.config.dataDir,
  })
  onTestFinished(() => worker.kill())
  const { email } = await aContractor(product)
  const inTurn = async (rounds: number) => {
    for (let round = 0; round < rounds; round += 1) {
      await product.send(recoverPassword.contractor, { email })
      await eventually(isAllDone)
    }
  }
  await eventually(() => isListening(1))

  // A worker looks by itself once in ten seconds; each round has two tasks, one after the other.
  const begun = performance.now()
  await inTurn(5)
  expect(performance.now() - begun).toBeLessThan(25_000)

  // Its line is cut: it looks by itself until it has another one.
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%'`.execute(
    database.writing,
  )
  await inTurn(1)
  await eventually(() => isListening(1))
  await inTurn(2)
}, 60_000)

test('behind a pooler that passes no notices on, work is looked for, and the log says so', async () => {
  const pooler = await aPooler({ sessions: 2 })
  onTestFinished(() => pooler.stop())
  const handle = await openDatabase({
    url: await pooler.through(product.databaseUrl),
    dataDir: '',
  })
  onTestFinished(() => handle.close())
  const done: string[] = []
  const task = aTask(async (_, { name }) => void done.push(name))
  const said: string[] = []
  const log = pino({}, { write: (line) => said.push(line) })
  const queue = openTasks({ database: handle, clock, tasks: [task], chores: [] })
  onTestFinished(() => queue.stop())

  await queue.work({ ...product.world, log, database: handle, tasks: queue })
  await eventually(() => (said.some((line) => line.includes('pooler')) ? true : undefined))
  await promise(task, 'found')

  await eventually(() => (done.length === 1 ? true : undefined))
})

test('a worker that was thought dead changes nothing any more when it wakes up', async () => {
  const gate = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const ended: string[] = []
  const countUp = (who: string, waits?: Promise<void>) =>
    aTask(
      async ({ db }, { name }) => {
        await sql`insert into call_limit (key, points, expire) values (${name}, 1, 0)
          on conflict (key) do update set points = call_limit.points + 1`.execute(db)
        begun.resolve()
        await waits
        ended.push(who)
      },
      { name: 'count-up' },
    )
  const sleepy = await aWorker([countUp('sleepy', gate.promise)], { clock: aMinuteAgo })
  const awake = await aWorker([countUp('awake')])
  await promise(countUp(''), 'thought-dead', { after: new Date(0) })
  await sleepy.work()
  await begun.promise

  // It has to wait for the row that the sleeper has changed.
  const takenOver = awake.finish()
  await eventually(async () => ((await triesOf('count-up')) === 2 ? true : undefined))
  gate.resolve()

  expect(await takenOver).toBe(1)
  await sleepy.queue.stop()
  expect(ended).toEqual(['sleepy', 'awake'])
  const counted = await sql<{ points: number }>`
    select points from call_limit where key = 'thought-dead'`.execute(database.reading)
  expect(counted.rows).toEqual([{ points: 1 }])
  expect(await triesOf('count-up')).toBeUndefined()
})

test('work that finds no room on the disk is not given up, however long that lasts', async () => {
  let isFull = true
  const done: string[] = []
  const task = aTask(
    async (_, { name }) => {
      if (isFull) throw Object.assign(new Error('No space left on device'), { code: '53100' })
      done.push(name)
    },
    { tries: 2 },
  )
  await promise(task, 'after the flood')
  const worker = await aWorker([task])
  for (let hours = 0; hours < 5; hours += 1) {
    expect(await worker.finish()).toBe(1)
    product.moveClock(3600)
  }
  isFull = false
  await worker.finish()
  expect(done).toEqual(['after the flood'])
})

test('a worker holds on to what it has in hand, and hands it back when it has to leave', async () => {
  const gate = Promise.withResolvers<void>()
  const ended: string[] = []
  const slow = (who: string, waits?: Promise<void>) =>
    aTask(
      async () => {
        await waits
        ended.push(who)
      },
      { name: 'slow' },
    )
  await promise(slow(''), 'long work')
  const hands = openHands(product.world, new Map([['slow', { task: slow('first', gate.promise) }]]))
  const until = hands.deadline()
  const { taken } = await takeDue(database, hands.free(), { now: clock(), until })
  const [doing] = taken.map((task) => hands.takeUp(task))
  await eventually(async () => ((await dueAt('slow')) > until ? true : undefined))
  const second = await aWorker([slow('second')])
  expect(await second.finish()).toBe(0)

  await hands.letGo(0)

  expect(await second.finish()).toBe(1)
  gate.resolve()
  await doing
  expect(ended).toEqual(['second', 'first'])
  expect(await triesOf('slow')).toBeUndefined()
})

test('a kind that is stuck holds up no other kind', async () => {
  const gate = Promise.withResolvers<void>()
  const done: string[] = []
  const stuck = aTask(() => gate.promise)
  const quick = aTask(async (_, { name }) => void done.push(name))
  for (const name of ['a', 'b', 'c']) await promise(stuck, name)
  await promise(quick, 'beside them')

  const worker = await aWorker([stuck, quick])
  await worker.work()
  await eventually(() => (done.length === 1 ? true : undefined))
  await promise(quick, 'one more')
  await eventually(() => (done.length === 2 ? true : undefined))

  gate.resolve()
  await eventually(isAllDone)
})

test('a chore comes round again, whether it went well or not, once for all workers', async () => {
  // Rounds come on the ten minutes: none comes by itself while this lasts.
  product.moveClock(600 - (Math.floor(clock().getTime() / 1000) % 600))
  const rounds: Date[] = []
  const chore = {
    task: aTask(
      async ({ now }) => {
        rounds.push(now)
        if (rounds.length === 1) throw new Error('The first round fails')
      },
      { tries: 1 },
    ) as Task<object>,
    everyMinutes: 10,
  }
  const line = async () => {
    const kinds = await countTasks(database.reading, clock())
    return kinds.find(({ kind }) => kind === chore.task.name)
  }
  const workers = [await aWorker([], { chores: [chore] }), await aWorker([], { chores: [chore] })]
  for (const worker of workers) await worker.work()
  expect(rounds).toEqual([])

  for (let round = 1; round <= 3; round += 1) {
    product.moveClock(600)
    await Promise.all(workers.map((worker) => worker.finish()))
    await eventually(() => (rounds.length === round ? true : undefined))
    // Or the time that passes at once makes a dead one of the worker that has it.
    await eventually(async () => ((await line())?.inHand === 0 ? true : undefined))
  }
  expect(await line()).toMatchObject({ waiting: 1, failed: 1 })
})

async function isListening(lines: number): Promise<true | undefined> {
  const { rows } = await sql<{ lines: number }>`
    select count(*) as lines from pg_stat_activity
    where datname = current_database() and query like 'listen%'`.execute(database.reading)
  return rows[0] && rows[0].lines >= lines ? true : undefined
}

/** Chores aside, which wait for their next round. */
async function isAllDone(): Promise<true | undefined> {
  const open = await database.reading
    .selectFrom('task')
    .select('id')
    .where('failed_at', 'is', null)
    .where('comes_round', '=', false)
    .limit(1)
    .execute()
  return open.length === 0 ? true : undefined
}

async function triesOf(kind: string): Promise<number | undefined> {
  const { rows } = await sql<{ tries: number }>`
    select tries from task where kind = ${kind}`.execute(database.writing)
  return rows[0]?.tries
}

async function dueAt(kind: string): Promise<Date> {
  const row = database.writing.selectFrom('task').select('due_at').where('kind', '=', kind)
  return (await row.executeTakeFirstOrThrow()).due_at
}

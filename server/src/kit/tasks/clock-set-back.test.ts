import { expect, onTestFinished, test } from 'vitest'
import { contractorJobs } from '@headframe/wire'
import { openSmtpPeer } from '../../adapters/mail/smtp-peer.ts'
import { another } from '../../testing/database/engine.ts'
import { aJobOf } from '../../testing/jobs.ts'
import { kindsArrived, sendLettersLater } from '../../testing/letters.ts'
import { aCompany, aContractor } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { eventually } from '../../testing/server-process.ts'
import type { Chore, Task } from '../world.ts'
import { openTasks } from './open-tasks.ts'

const manyDays = 20 * 24 * 3600

test('work that a clock put off which ran ahead is done once it was set back', async () => {
  const product = await aProduct()
  const done: string[] = []
  let fails = true
  const chore: Chore = {
    task: { name: 'round', tries: 1, run: async () => void done.push('round') },
    everyMinutes: 10,
  }
  const tried: Task<object> = {
    name: 'tried',
    tries: 3,
    async run() {
      if (fails) throw new Error('Not yet')
      done.push('tried')
    },
  }
  const promised: Task<object> = {
    name: 'promised',
    tries: 1,
    run: async () => void done.push('promised'),
  }
  const bell: Task<object> = { name: 'bell', tries: 1, run: async () => undefined }
  const { database } = product.world

  async function aWorker(clock: () => Date, tasks: readonly Task<object>[]) {
    const handle = await another(database)
    const queue = openTasks({ database: handle, clock, tasks, chores: [chore] })
    const world = { ...product.world, database: handle, tasks: queue, clock }
    onTestFinished(() => queue.stop())
    return { queue, work: () => queue.work(world), finish: () => queue.finish(world) }
  }

  const { clock } = product.world
  const ahead = await aWorker(() => new Date(clock().getTime() + manyDays * 1000), [tried])
  await product.world.tasks.promise(database.writing, tried, {})
  await ahead.work()
  await eventually(async () => ((await triesOf('tried')) === 1 ? true : undefined))
  await ahead.queue.promise(database.writing, promised, {})
  await ahead.queue.stop()
  fails = false

  const right = await aWorker(clock, [tried, promised, bell])
  await right.work()
  await eventually(async () => ((await dueWithinMinutes()) === 3 ? true : undefined))
  product.moveClock(20)
  await right.queue.promise(database.writing, bell, {})
  await eventually(() => (done.length === 3 ? true : undefined))
  expect(done.toSorted()).toEqual(['promised', 'round', 'tried'])

  async function triesOf(kind: string) {
    const row = database.reading.selectFrom('task').select(['tries', 'failure'])
    const task = await row.where('kind', '=', kind).executeTakeFirst()
    return task?.failure ? task.tries : undefined
  }

  async function dueWithinMinutes(): Promise<number> {
    const soon = new Date(clock().getTime() + 60_000)
    const rows = await database.reading
      .selectFrom('task')
      .select('id')
      .where('due_at', '<', soon)
      .where('kind', 'in', ['round', 'tried', 'promised'])
      .execute()
    return rows.length
  }
})

test('work that was meant to wait goes on waiting when a worker begins', async () => {
  const product = await aProduct()
  const { clock, database } = product.world
  const meant: Task<object> = { name: 'meant', tries: 1, run: async () => undefined }
  const bell: Task<object> = { name: 'bell', tries: 1, run: async () => undefined }
  const handle = await another(database)
  const tasks = openTasks({ database: handle, clock, tasks: [meant, bell], chores: [] })
  const world = { ...product.world, database: handle, tasks }
  onTestFinished(() => tasks.stop())
  const tomorrow = new Date(clock().getTime() + 24 * 3_600_000)
  await tasks.promise(database.writing, meant, {}, { after: tomorrow })
  await tasks.promise(database.writing, bell, {})

  await tasks.work(world)
  const rows = () => database.reading.selectFrom('task').select(['kind', 'due_at']).execute()
  await eventually(async () => ((await rows()).length === 1 ? true : undefined))

  expect(await rows()).toEqual([{ kind: 'meant', due_at: tomorrow }])
})

test('letters, and a mail server that was away, wait for no clock that ran ahead', async () => {
  const peer = await openSmtpPeer()
  onTestFinished(() => peer.close())
  const product = await aProduct({ environment: { MAIL_URL: peer.url } })
  const company = await aCompany(product)
  const { id } = await aJobOf(product, company)
  const apply = { jobId: id, rate: 90, rate_type: 'hour' } as const

  product.moveClock(manyDays)
  await peer.goAway()
  const late = await aContractor(product)
  await product.as(late).send(contractorJobs.apply, apply)
  await product.runTasks()
  product.moveClock(-manyDays)
  await peer.comeBack()

  for (let looks = 0; looks < 3; looks += 1) await sendLettersLater(product, 40)
  expect(await kindsArrived(peer, [late])).toEqual(['application-received'])
  expect(await kindsArrived(peer, [company])).toEqual(['application-new'])
})

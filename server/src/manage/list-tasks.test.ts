import { expect, test } from 'vitest'
import { ownData, recoverPassword } from '@headframe/wire'
import { readConfig } from '../config.ts'
import { openTasks } from '../kit/tasks/open-tasks.ts'
import type { Task } from '../kit/world.ts'
import { aContractor } from '../testing/people.ts'
import { aProduct } from '../testing/product.ts'
import { tidyNow } from '../testing/tidy.ts'
import { listTasks } from './list-tasks.ts'

const product = await aProduct()
const { database, clock, config } = product.world
const settings = { DATABASE_URL: product.databaseUrl, DATA_DIR: config.dataDir, DEMO: 'off' }
const manageTasks = (options = {}) => listTasks(readConfig(settings), options)

/** Reset links cannot be mailed here, and the reason says more than may be kept. */
const broken: Task<object> = {
  name: 'mail-reset-link',
  tries: 2,
  async run(_, payload) {
    const { email } = payload as { email: string }
    throw new Error(`550 ${email} +61 491 570 156 is unknown: https://mail.example/x?token=abc`)
  },
}
const queue = openTasks({ database, clock, tasks: [broken], chores: [] })
const stumble = async () => {
  await queue.finish(product.world)
  product.moveClock(60)
  await queue.finish(product.world)
}

test('a task that failed is kept with its reason, names nobody, and is tried again when asked', async () => {
  const [stays, leaves] = [await aContractor(product), await aContractor(product)]
  for (const { email } of [stays, leaves]) await product.send(recoverPassword.contractor, { email })

  product.moveClock(30)
  expect(await manageTasks()).toMatchObject({
    inLine: [{ kind: 'mail-reset-link', waiting: 2, failed: 0 }],
    failed: [],
  })
  await stumble()

  const told = await manageTasks()
  const failure = 'Error: 550 (address) (number) is unknown: (link)'
  expect(told).toMatchObject({
    inLine: [{ kind: 'mail-reset-link', waiting: 0, inHand: 0, oldestDueSeconds: 0, failed: 2 }],
    failed: [
      { kind: 'mail-reset-link', tries: 2, failure },
      { kind: 'mail-reset-link', tries: 2, failure },
    ],
  })
  expect(JSON.stringify(told)).not.toContain(stays.email)

  await product.as(leaves).send(ownData.erase, { accountPassword: leaves.password })
  const id = await idOfFailed()
  expect(await manageTasks({ retry: id })).toEqual({ retried: 1 })
  await product.runTasks()
  expect(await product.mailTo(stays.email)).toHaveLength(1)
  expect(await product.mailTo(leaves.email)).toEqual([])
  expect(await manageTasks()).toEqual({ inLine: [], failed: [] })
  await expect(manageTasks({ retry: id })).rejects.toThrow(`No failed task is, or is of, ${id}`)
  expect(await manageTasks({ retry: 'all' })).toEqual({ retried: 0 })
})

test('a failed task is forgotten after thirty days', async () => {
  const { email } = await aContractor(product)
  await product.send(recoverPassword.contractor, { email })
  await stumble()

  product.moveClock(29 * 24 * 3600)
  await tidyNow(product)
  expect(await manageTasks()).toMatchObject({ inLine: [{ failed: 1 }] })
  product.moveClock(24 * 3600)
  await tidyNow(product)
  expect(await manageTasks()).toEqual({ inLine: [], failed: [] })
})

test('a chore that this version has no more does not wait for ever', async () => {
  const former = { task: { ...broken, name: 'former-chore' }, everyMinutes: 30 }
  const formerQueue = openTasks({ database, clock, tasks: [], chores: [former] })
  await formerQueue.work({ ...product.world, tasks: formerQueue })
  await formerQueue.stop()
  expect(await manageTasks()).toMatchObject({ inLine: [{ kind: 'former-chore', waiting: 1 }] })

  product.moveClock(25 * 3600)
  await tidyNow(product)

  expect(await manageTasks()).toEqual({ inLine: [], failed: [] })
})

async function idOfFailed(): Promise<string> {
  const { id } = await database.reading
    .selectFrom('task')
    .select('id')
    .where('failed_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return id
}

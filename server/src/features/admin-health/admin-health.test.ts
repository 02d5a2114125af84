import { expect, test } from 'vitest'
import { adminHealth } from '@headframe/wire'
import { anAdmin } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'

const product = await aProduct({
  environment: { APP_URL: 'https://headframe.example', ALLOW_TEST_CARDS: 'yes' },
})
const admin = await anAdmin(product)
const { send } = product.asAdmin(`__Host-admin_session=${admin.token}`)
const { writing } = product.world.database

test('the page tells what waits, what has failed and what is unsafe', async () => {
  const now = product.world.clock()
  await writing
    .insertInto('task')
    .values([
      { kind: 'read-resume', payload: '{}', promised_at: now, due_at: now },
      {
        kind: 'read-resume',
        payload: '{"resumeId": "of nobody"}',
        promised_at: now,
        due_at: now,
        failed_at: now,
        failure: 'The reader is away',
        tries: 14,
      },
    ])
    .execute()

  const health = await send(adminHealth.show, {})
  expect(health.version).toMatch(/^\d+\.\d+\.\d+$/)
  expect(health.database.bytes).toBeGreaterThan(1_000_000)
  expect(health.disk.free_bytes).toBeGreaterThan(0)
  expect(health.tasks.kinds).toContainEqual(
    expect.objectContaining({ kind: 'read-resume', waiting: 1, failed: 1, in_hand: 0 }),
  )
  expect(health.tasks.failed).toMatchObject([
    { kind: 'read-resume', tries: 14, reason: 'The reader is away' },
  ])
  expect(JSON.stringify(health)).not.toContain('of nobody')
  expect(health.warnings.join('\n')).toMatch(/MAIL_URL is not set[^]*test cards/)
})

test('what failed is begun anew, once however many ask', async () => {
  const { tasks } = await send(adminHealth.show, {})
  const id = tasks.failed[0]?.id
  const begun = await Promise.all(
    Array.from({ length: 10 }, () => send(adminHealth.retryTasks, { id })),
  )
  expect(begun.map((answer) => answer.begun).reduce((sum, one) => sum + one)).toBe(1)
  expect((await send(adminHealth.show, {})).tasks.failed).toEqual([])
  expect(await send(adminHealth.retryTasks, { id: 'none' })).toEqual({ success: true, begun: 0 })
  expect(await send(adminHealth.retryTasks, {})).toEqual({ success: true, begun: 0 })
})

test('a letter that failed is sent when asked', async () => {
  const now = product.world.clock()
  const { id } = await writing
    .insertInto('letter')
    .values({
      kind: 'welcome',
      address: 'ash@people.example',
      subject: 'Welcome',
      html: '<p>Welcome</p>',
      body: 'Welcome',
      promised_at: now,
      failed_at: now,
      failure: 'No such mailbox',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { letters } = await send(adminHealth.show, {})
  expect(letters).toMatchObject({ failed: 1, outage: null })
  expect(letters.unsent).toMatchObject([{ id, kind: 'welcome', reason: 'No such mailbox' }])

  expect(await send(adminHealth.resendLetters, { id })).toEqual({ success: true, begun: 1 })
  await product.runTasks()
  expect(await product.mailTo('ash@people.example')).toHaveLength(1)
  expect((await send(adminHealth.show, {})).letters).toMatchObject({ failed: 0, unsent: [] })
})

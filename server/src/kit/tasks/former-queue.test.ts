import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { recoverPassword } from '@headframe/wire'
import { anEmptyDatabase } from '../../testing/database/engine.ts'
import { aFormerQueue } from '../../testing/database/former-queue.ts'
import { aProduct } from '../../testing/product.ts'
import { migrateUpTo } from '../../testing/database/schemas.ts'
import { hashPassword } from '../sign-in/passwords.ts'

const kinds = ['mail-reset-link', 'remove-bytes', 'tidy-up']
const inAnHour = new Date(Date.now() + 3600_000)

test('what was promised to the queue of the version before is kept by this one', async () => {
  const database = await anEmptyDatabase()
  await migrateUpTo(database, '0009')
  const people = ['waiting', 'in-hand', 'stumbled', 'later', 'done', 'given-up']
  const passwordHash = await hashPassword('before-the-upgrade-1')
  for (const email of people.map(addressOf)) {
    await sql`insert into account (audience, email, password_hash)
      values ('company', ${email}, ${passwordHash})`.execute(database.writing)
  }
  const former = await aFormerQueue(database, kinds)
  const promise = async (name: string, options = {}) => {
    const payload = { audience: 'company', email: addressOf(name) }
    return (await former.send('mail-reset-link', payload, options)) ?? ''
  }
  const takeOne = async () => (await former.fetch('mail-reset-link'))[0]?.id ?? ''
  await promise('done')
  await former.complete('mail-reset-link', await takeOne())
  await promise('given-up', { retryLimit: 0 })
  await former.fail('mail-reset-link', await takeOne())
  await promise('stumbled', { retryDelay: 60 })
  await former.fail('mail-reset-link', await takeOne())
  await promise('in-hand')
  await takeOne()
  await promise('waiting')
  await promise('later', { startAfter: inAnHour })
  await former.send('tidy-up', {})

  const product = await aProduct({ database })
  await product.runTasks()
  const reached = async () => {
    const mails = await Promise.all(people.map((name) => product.mailTo(addressOf(name))))
    return people.filter((_, index) => mails[index]?.length)
  }
  expect(await reached()).toEqual(['waiting', 'in-hand'])
  expect(await leftOf('queue', database)).toBeNull()

  product.moveClock(120)
  await product.runTasks()
  expect(await reached()).toEqual(['waiting', 'in-hand', 'stumbled'])
  product.moveClock(3600)
  await product.runTasks()
  expect(await reached()).toEqual(['waiting', 'in-hand', 'stumbled', 'later'])

  const left = await database.reading
    .selectFrom('task')
    .select(['kind', 'payload', 'failed_at'])
    .execute()
  expect(left).toEqual([
    {
      kind: 'mail-reset-link',
      payload: { audience: 'company', email: addressOf('given-up') },
      failed_at: expect.any(Date),
    },
  ])
  const [mail] = await product.mailTo(addressOf('later'))
  const token = mail?.link.split('/').at(-1) ?? ''
  const password = 'after-the-upgrade-2'
  expect(await product.send(recoverPassword.reset, { token, password })).toMatchObject({
    error: false,
  })
})

const addressOf = (name: string) => `${name}@upgrade.example`

async function leftOf(schema: string, { reading }: Awaited<ReturnType<typeof anEmptyDatabase>>) {
  const { rows } = await sql<{ schema: string | null }>`
    select to_regnamespace(${schema})::text as schema`.execute(reading)
  return rows[0]?.schema
}

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { anEmptyDatabase } from '../../testing/database/engine.ts'
import { sendLettersLater } from '../../testing/letters.ts'
import { aProduct } from '../../testing/product.ts'
import { migrateUpTo } from '../../testing/database/schemas.ts'

test('letters that waited before an upgrade are sent after it, but for links that have ended', async () => {
  const database = await anEmptyDatabase()
  await migrateUpTo(database, '0009')
  const letter = (address: string, kind: string, hoursAgo: number, failure: string | null = null) =>
    sql`insert into letter (kind, address, subject, html, body, promised_at, failed_at, failure)
      values (${kind}, ${address}, 'Before', '<p>Before</p>', 'Before', now() - ${hoursAgo} * interval '1 hour',
        ${failure && new Date()}, ${failure})`.execute(database.writing)
  await letter('news@upgrade.example', 'application-new', 30)
  await letter('fresh@upgrade.example', 'password-reset', 0)
  await letter('late@upgrade.example', 'password-reset', 2)
  await letter('failed@upgrade.example', 'application-new', 2, '550 No such person here')

  const product = await aProduct({ database })
  await sendLettersLater(product, 0)
  await sendLettersLater(product, 60)

  const sent = async (address: string) => (await product.mailTo(address)).length
  expect(await sent('news@upgrade.example')).toBe(1)
  expect(await sent('fresh@upgrade.example')).toBe(1)
  expect(await sent('late@upgrade.example')).toBe(0)
  expect(await sent('failed@upgrade.example')).toBe(0)
})

import { expect, test } from 'vitest'
import { inOneTransaction } from './db/call-transaction.ts'
import { faultInLog } from './log.ts'
import { aContractor } from './testing/people.ts'
import { aProduct } from './testing/product.ts'

const product = await aProduct()

test('a fault of the database is told without the row that it quotes', async () => {
  const { email } = await aContractor(product)
  const row = { audience: 'contractor', email, created_at: product.world.clock() }
  const fault: unknown = await inOneTransaction(product.world.database, (db) =>
    db.insertInto('account').values(row).execute(),
  ).catch((error: unknown) => error)
  if (!(fault instanceof Error)) throw new Error('It was taken')

  const told = JSON.stringify(faultInLog(fault))

  expect(Object(fault)).toHaveProperty('detail', expect.stringContaining(email))
  expect(told).not.toContain(email)
  expect(told).toContain('account_check')
  expect(told).toContain('stack')
})

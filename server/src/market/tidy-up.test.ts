import { expect, test } from 'vitest'
import { recoverPassword } from '@headframe/wire'
import { invite } from '../testing/colleagues.ts'
import { aCompany, aContractor } from '../testing/people.ts'
import { aProduct } from '../testing/product.ts'
import { tidyNow } from '../testing/tidy.ts'

const product = await aProduct()
const { reading } = product.world.database

async function left() {
  const [sessions, resets, limits] = await Promise.all([
    reading.selectFrom('session').select('account_id').execute(),
    reading.selectFrom('password_reset').select('account_id').execute(),
    reading.selectFrom('call_limit').select('key').execute(),
  ])
  return { sessions: sessions.length, resets: resets.length, limits: limits.length }
}

test('a letter to somebody without an account leaves no address for longer than a month', async () => {
  const company = await aCompany(product)
  const email = 'wren.quokka@people.example'
  await invite(product, company, { email })
  await product.runTasks()
  const told = async () =>
    (await reading.selectFrom('letter').select('kind').where('address', '=', email).execute())
      .length

  product.moveClock(29 * 24 * 3600)
  await tidyNow(product)
  expect(await told()).toBe(1)
  product.moveClock(2 * 24 * 3600)
  await tidyNow(product)
  expect(await told()).toBe(0)
})

test('what has ended is forgotten, and what may still be asked for is kept', async () => {
  const { email } = await aContractor(product)
  await product.send(recoverPassword.contractor, { email })
  await product.runTasks()

  await tidyNow(product)
  expect(await left()).toEqual({ sessions: 1, resets: 1, limits: 2 })

  product.moveClock(15 * 24 * 3600)
  await tidyNow(product)
  expect(await left()).toEqual({ sessions: 0, resets: 1, limits: 0 })

  product.moveClock(16 * 24 * 3600)
  await tidyNow(product)
  expect(await left()).toEqual({ sessions: 0, resets: 0, limits: 0 })
})

import { beforeEach, expect, test } from 'vitest'
import { limits, ownData, recoverPassword } from '@headframe/wire'
import { guess } from '../../kit/sign-in/guess-limits.ts'
import { aContractor } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { json, pageForm } from '../../testing/requests.ts'
import { tidyNow } from '../../testing/tidy.ts'

const product = await aProduct()
const tries = limits.failedSignInsPerAccount.points
const newPassword = 'a-brand-new-swing-42'
const day = 24 * 3600

let ash: Person

// What one test has guessed is nothing to the others.
beforeEach(async () => {
  product.moveClock(limits.failedSignInsPerAddress.seconds + 1)
  ash = await aContractor(product)
})

/** Something that keeps the cookie it is given, as a browser does. */
class Browser {
  cookie = ''

  async send(path: string, init: RequestInit): Promise<number> {
    const headers = new Headers(init.headers)
    if (this.cookie) headers.set('cookie', this.cookie)
    const response = await product.ask(path, { ...init, headers })
    const [given] = response.headers.getSetCookie()
    if (given) this.cookie = given.split(';')[0] ?? ''
    return response.status
  }

  signIn({ email, password }: Pick<Person, 'email' | 'password'>): Promise<number> {
    return this.send('/auth.php', pageForm({ contractorEmail: email, contractorPass: password }))
  }
}

const stranger = () => new Browser()

async function guessUntilLockedOut({ email }: Person, browser = stranger()): Promise<void> {
  const statuses: number[] = []
  for (let made = 0; made <= tries; made += 1)
    statuses.push(await browser.signIn({ email, password: 'wrong' }))
  expect(statuses).toEqual([...Array.from({ length: tries }, () => 401), 429])
}

async function resetPassword(browser: Browser, { email }: Person): Promise<number> {
  await product.send(recoverPassword.contractor, { email })
  await product.runTasks()
  const token = (await product.mailTo(email)).at(-1)?.link.split('/').at(-1) ?? ''
  return browser.send('/reset-password', json({ token, password: newPassword }))
}

test('strangers who guess lock each other out, and not the browser in which the owner has signed in', async () => {
  const own = stranger()
  expect(await own.signIn(ash)).toBe(200)
  await guessUntilLockedOut(ash)
  expect(await stranger().signIn(ash)).toBe(429)

  // Its own count is as long, and nobody else's.
  expect(await own.signIn({ ...ash, password: 'mistyped' })).toBe(401)
  expect(await own.signIn(ash)).toBe(200)
  for (let made = 1; made < tries; made += 1)
    expect(await own.signIn({ ...ash, password: 'wrong' })).toBe(401)
  expect(await own.signIn(ash)).toBe(429)

  product.moveClock(limits.failedSignInsPerDevice.seconds + 1)
  expect(await own.signIn(ash)).toBe(200)
})

test('a browser is known to those alone who have signed in with it', async () => {
  const other = await aContractor(product)
  const shared = stranger()
  await shared.signIn(ash)
  await guessUntilLockedOut(other, shared)

  expect(await shared.signIn(other)).toBe(429)
  product.moveClock(limits.failedSignInsPerAccount.seconds + 1)
  const planted = shared.cookie
  await shared.signIn(other)
  await guessUntilLockedOut(ash)
  await guessUntilLockedOut(other)

  expect([await shared.signIn(ash), await shared.signIn(other)]).toEqual([200, 200])
  // Whoever had put that cookie into the browser knows nothing of what it is good for now.
  const planter = stranger()
  planter.cookie = planted
  expect([await planter.signIn(ash), await planter.signIn(other)]).toEqual([429, 429])
})

test('a reset by mail lets the owner in while strangers go on guessing, and nobody who knew the old password', async () => {
  const thief = stranger()
  await thief.signIn(ash)
  const own = stranger()
  await guessUntilLockedOut(ash, own)

  expect(await resetPassword(own, ash)).toBe(200)
  expect(await stranger().signIn({ ...ash, password: newPassword })).toBe(200)

  await guessUntilLockedOut(ash)
  expect(await thief.signIn({ ...ash, password: newPassword })).toBe(429)
  expect(await own.signIn({ ...ash, password: newPassword })).toBe(200)
})

test('a browser that mistyped too often is let in after a reset there', async () => {
  const own = stranger()
  await own.signIn(ash)
  await guessUntilLockedOut(ash, own)

  await resetPassword(own, ash)

  expect(await own.signIn({ ...ash, password: newPassword })).toBe(200)
})

test('a browser is forgotten ninety days after its last use, and with its account', async () => {
  const known = () =>
    product.world.database.reading.selectFrom('known_device').select('account_id').execute()
  const own = stranger()
  await own.signIn(ash)
  product.moveClock(60 * day)
  await own.signIn(ash)
  product.moveClock(60 * day)
  await guessUntilLockedOut(ash)
  expect(await own.signIn(ash)).toBe(200)

  product.moveClock(90 * day)
  await guessUntilLockedOut(ash)
  expect(await own.signIn(ash)).toBe(429)
  await tidyNow(product)
  expect(await known()).toEqual([])

  product.moveClock(limits.failedSignInsPerAccount.seconds + 1)
  await own.signIn(ash)
  expect(await known()).toHaveLength(1)
  const { token } = await (
    await product.ask(
      '/auth.php',
      pageForm({ contractorEmail: ash.email, contractorPass: ash.password }),
    )
  ).json()
  await product.as({ token }).send(ownData.erase, { accountPassword: ash.password })
  expect(await known()).toEqual([])
})

test('the places of guesses whose process died are free again within half a minute', async () => {
  const { email, password } = ash
  const account = {
    limit: limits.failedSignInsPerAccount,
    who: `contractor:${email}`,
  }
  const { database } = product.world
  const died = new Promise<undefined>(() => undefined)
  const begun = Array.from({ length: tries }, () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    void guess(database, [account], product.world.clock(), () => {
      resolve()
      return died
    })
    return promise
  })
  await Promise.all(begun)
  const refused = await product.ask(
    '/auth.php',
    pageForm({ contractorEmail: email, contractorPass: password }),
  )
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(30)

  product.moveClock(30)

  expect(await stranger().signIn(ash)).toBe(200)
  await guessUntilLockedOut(ash)
})

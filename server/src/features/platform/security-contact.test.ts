import { expect, test } from 'vitest'
import type { Product } from '../../testing/product.ts'
import { aProduct } from '../../testing/product.ts'
import { outcome } from '../../testing/requests.ts'

const told = await aProduct({ environment: { SECURITY_CONTACT: 'security@headframe.test' } })
const untold = await aProduct()

const ask = ({ base }: Product) => fetch(`${base.replace(/\/api$/, '')}/.well-known/security.txt`)

test('who finds a weakness is told where to report it', async () => {
  const response = await ask(told)

  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const lines = (await response.text()).split('\n')
  expect(lines).toEqual([
    'Contact: mailto:security@headframe.test',
    expect.stringMatching(/^Expires: \d{4}-\d\d-\d\dT00:00:00\.000Z$/),
    'Preferred-Languages: en',
    'Canonical: http://headframe.test/.well-known/security.txt',
    '',
  ])
})

test('the word is good for months, and never for more than a year, however late it is asked for', async () => {
  const day = 24 * 3600
  for (const wait of [0, 400 * day]) {
    told.moveClock(wait)
    const [, end = ''] = /^Expires: (.*)$/m.exec(await (await ask(told)).text()) ?? []
    const daysLeft = (Date.parse(end) - told.world.clock().getTime()) / 1000 / day
    expect(daysLeft).toBeGreaterThan(170)
    expect(daysLeft).toBeLessThan(365)
  }
})

test('an installation that names nobody has no such page', async () => {
  expect(await outcome(await ask(untold))).toMatchObject({ status: 404, code: 'NOT_FOUND' })
})

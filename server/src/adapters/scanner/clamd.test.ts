import { randomBytes } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { ProviderDown } from '../provider-down.ts'
import { openClamd } from './clamd.ts'
import { harm, openClamdPeer } from './clamd-peer.ts'
import { openScanner } from './open-scanner.ts'

const peer = await openClamdPeer()
const scanner = openScanner(peer.url)

afterAll(() => peer.close())
beforeEach(() => {
  peer.seen.length = 0
  peer.behave('works')
})

test('a scanner is shown the whole file, however large, and tells what it knows', async () => {
  const large = randomBytes(10_000_000)
  const bad = Buffer.concat([large, Buffer.from(harm)])

  expect(await scanner.findsHarm(large)).toBe(false)
  expect(await scanner.findsHarm(bad)).toBe(true)
  expect(peer.seen.map((file, at) => file.equals(at === 0 ? large : bad))).toEqual([true, true])
})

test('a file of nothing is looked at as well', async () => {
  expect(await scanner.findsHarm(Buffer.alloc(0))).toBe(false)
  expect(peer.seen).toEqual([Buffer.alloc(0)])
})

test('many files at once keep their own answers', async () => {
  const files = Array.from({ length: 20 }, (_, at) => Buffer.from(at % 2 ? harm : `file ${at}`))
  const found = await Promise.all(files.map((file) => scanner.findsHarm(file)))
  expect(found).toEqual(files.map((_, at) => at % 2 === 1))
})

test.each(['hangs', 'hangs up', 'complains'] as const)(
  'a scanner that %s lets nothing pass, and is asked anew the next time',
  async (manner) => {
    const impatient = openClamd(peer.url, 300)
    peer.behave(manner)
    await expect(impatient.findsHarm(randomBytes(1_000_000))).rejects.toBeInstanceOf(ProviderDown)

    peer.behave('works')
    expect(await impatient.findsHarm(Buffer.from('fine'))).toBe(false)
  },
)

test('a scanner that is not there lets nothing pass', async () => {
  const gone = await openClamdPeer()
  await gone.close()
  await expect(openScanner(gone.url).findsHarm(Buffer.from('x'))).rejects.toBeInstanceOf(
    ProviderDown,
  )
})

test('without a scanner nothing is known', async () => {
  expect(await openScanner(undefined).findsHarm(Buffer.from(harm))).toBe(false)
})

import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../testing/network/free-port.ts'
import { aProduct } from '../../testing/product.ts'
import { postFrom } from '../../testing/network/proxy.ts'
import { registerAt } from '../../testing/registration.ts'
import { json } from '../../testing/requests.ts'
import { aServerProcess, eventually } from '../../testing/server-process.ts'
import { aFormWithoutEnd, anUnfinishedBody } from '../../testing/network/unfinished-bodies.ts'
import type { UnfinishedBody } from '../../testing/network/unfinished-bodies.ts'

const product = await aProduct()
const megabyte = 1_048_576
const held: UnfinishedBody[] = []
afterEach(() => {
  for (const body of held.splice(0)) body.leave()
})

async function hold(base: string, from: string, sending: { type: string; body: Buffer }) {
  const isJson = sending.type === 'application/json'
  const call = isJson ? '/company/login' : '/contractor/register'
  const body = await anUnfinishedBody(base, { ...sending, path: call, from })
  held.push(body)
  return body
}

/** As large as a JSON body may be, but for its end. */
const largeJson = { type: 'application/json', body: Buffer.alloc(megabyte - 1, ' ') }

const refusals = () => held.flatMap((body) => body.answer() ?? [])

/** Holds so many from an address; answers what those were told that found no room. */
async function holdMany(count: number, from: string) {
  const before = refusals().length
  for (let sent = 0; sent < count; sent += 1) await hold(product.base, from, largeJson)
  return refusals().slice(before)
}

const signIn = (from: string) =>
  postFrom(`${product.base}/company/login`, {
    from,
    form: { email: 'nobody@people.example', password: 'not-the-one' },
  })

describe('bodies that never end', () => {
  test('of one address leave room for every other, and for that one when they are gone', async () => {
    const refused = await eventually(async () => (await holdMany(5, '127.0.0.2')).at(0))
    expect(refused).toEqual({ status: 429, retryAfter: '15' })
    expect(held.length).toBeLessThan(30)

    expect(await signIn('127.0.0.3')).toMatchObject({ status: 401 })

    for (const body of held.splice(0)) body.leave()
    // All of the room is there again, as often as somebody comes back.
    for (const _ of Array.from({ length: 3 })) {
      await eventually(async () => ((await signIn('127.0.0.2')).status === 401 ? true : undefined))
    }
  })

  test('of many addresses are told that there is no room at all', async () => {
    for (const from of ['127.0.1.2', '127.0.1.3', '127.0.1.4', '127.0.1.5', '127.0.1.6'])
      await holdMany(15, from)
    expect(await eventually(() => refusals().at(0))).toEqual({ status: 503, retryAfter: '15' })

    for (const body of held.splice(0)) body.leave()
    await eventually(async () => ((await signIn('127.0.1.7')).status === 401 ? true : undefined))
    expect((await product.ask('/company/login', json({}))).status).toBe(422)
  })
})

describe('twenty-four forms that never end, of a guest', () => {
  test(
    'take little memory of a server, and nothing from others who register',
    { timeout: 120_000 },
    async () => {
      const metricsPort = await freePort()
      const { dataDir } = product.world.config
      const server = await aServerProcess({
        DATABASE_URL: product.databaseUrl,
        DATA_DIR: dataDir,
        METRICS_PORT: String(metricsPort),
      })
      onTestFinished(() => server.kill())
      const memory = async () => {
        const page = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
        return Number(/^process_resident_memory_bytes (\d+)/m.exec(page)?.[1])
      }
      await registerAt(server.base)
      const before = await memory()

      const form = aFormWithoutEnd()
      await Promise.all(Array.from({ length: 24 }, () => hold(server.base, '127.0.0.2', form)))

      expect(await memory()).toBeLessThan(before + 200 * megabyte)
      expect(await eventually(() => refusals().at(0))).toEqual({ status: 429, retryAfter: '15' })
      await registerAt(server.base)

      // Their bytes have no name, so that nobody finds them and nothing has to be tidied up.
      const folder = path.join(dataDir, 'forms')
      expect((await stat(folder)).mode & 0o777).toBe(0o700)
      expect(await readdir(folder)).toEqual([])

      for (const body of held.splice(0)) body.leave()
      await eventually(async () => {
        const again = await hold(server.base, '127.0.0.2', form)
        return again.answer() === undefined ? true : undefined
      })
      await server.kill()
      expect(await readdir(folder)).toEqual([])
    },
  )
})

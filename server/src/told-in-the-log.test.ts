import { expect, onTestFinished, test } from 'vitest'
import { openSmtpPeer } from './adapters/mail/smtp-peer.ts'
import { aGateTo } from './testing/network/gate.ts'
import { aProduct } from './testing/product.ts'
import { aServerProcess, eventually } from './testing/server-process.ts'

const product = await aProduct()

type Line = Readonly<Record<string, unknown>>

/** A process whose log somebody reads who has nothing else. */
async function aWatchedProcess(environment: Record<string, string>) {
  const lines: Line[] = []
  const server = await aServerProcess(
    { DATA_DIR: product.world.config.dataDir, LOG_LEVEL: 'info', ...environment },
    {
      untilReady: false,
      hear: (line) => void (line.startsWith('{') && lines.push(JSON.parse(line))),
    },
  )
  onTestFinished(() => server.kill())
  const told = (msg: string) => eventually(() => lines.find((line) => line['msg'] === msg), 30_000)
  // Between waiting and serving nobody listens for a moment.
  const ask = async (path: string) => {
    const answer = await fetch(server.base + path).catch(() => undefined)
    await answer?.arrayBuffer()
    return answer?.status
  }
  const isReady = () =>
    eventually(async () => ((await ask('/health/ready')) === 200 ? true : undefined), 30_000)
  return { server, told, ask, isReady }
}

const waiting = 'The database does not answer yet; waiting for it'

test('a start that waits for its database says why, and which setting leads there', async () => {
  const nowhere = new URL(product.databaseUrl)
  nowhere.pathname = '/no-such-database'
  const misled = await aWatchedProcess({ DATABASE_URL: nowhere.href })
  expect(await misled.told(waiting)).toMatchObject({
    setting: 'DATABASE_URL',
    reason: expect.stringContaining('"no-such-database" does not exist'),
  })

  const gate = await aGateTo(product.databaseUrl)
  const early = await aWatchedProcess({
    DATABASE_URL: product.databaseUrl,
    DATABASE_DIRECT_URL: gate.url,
  })
  expect(await early.told(waiting)).toMatchObject({
    level: 40,
    setting: 'DATABASE_DIRECT_URL',
    reason: expect.stringContaining('ECONNREFUSED'),
  })
  await gate.open()
  await early.isReady()
  expect(await early.server.stop()).toBe(0)
  await gate.close()
}, 90_000)

test('a mail server that lets nobody in is named at the start, with its words', async () => {
  const peer = await openSmtpPeer()
  peer.moodAtSignIn = '535 Wrong password'
  const { server, told } = await aWatchedProcess({
    DATABASE_URL: product.databaseUrl,
    MAIL_URL: peer.url,
  })
  expect(await told('No mail can be sent at the moment, and waits')).toMatchObject({
    level: 40,
    reason: expect.stringContaining('535 Wrong password'),
  })
  expect(await server.stop()).toBe(0)
  await peer.close()
}, 60_000)

test('a database that goes away is named, with what came of it, and so is its return', async () => {
  const gate = await aGateTo(product.databaseUrl)
  await gate.open()
  const { server, told, ask, isReady } = await aWatchedProcess({ DATABASE_URL: gate.url })
  await isReady()

  await gate.close()
  expect(await ask('/contractor/get-jobs')).toBe(503)
  expect(await ask('/health/ready')).toBe(503)
  expect(await told('The database cannot be reached')).toMatchObject({ level: 40 })
  expect(await told('Not ready')).toMatchObject({
    level: 40,
    missing: expect.arrayContaining([
      { name: 'database' },
      { name: 'queue', reason: expect.stringMatching(/ECONN|terminated/) },
    ]),
  })

  await told('The tasks cannot be reached')
  await gate.open()
  await isReady()
  await told('Ready again')
  await told('The tasks are reached again')
  expect(await server.stop()).toBe(0)
  await gate.close()
}, 90_000)

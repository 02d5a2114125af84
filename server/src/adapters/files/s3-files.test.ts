import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { describe, expect, test } from 'vitest'
import { ProviderDown } from '../provider-down.ts'
import type { FileStore } from './file-store.ts'
import { openFiles } from './open-files.ts'
import { openS3Files } from './s3-files.ts'
import { openS3Peer } from './s3-peer.ts'
import { s3PlaceFrom } from './s3-place.ts'

const key = 'pictures/0123456789abcdef'
const patienceMs = 45_000

describe.concurrent('a bucket in trouble', () => {
  test(
    'that is gone costs one feature, not more',
    async () => {
      const peer = await openS3Peer()
      const files = await openFiles({ ...peer.settings, dataDir: '/nowhere' })
      await peer.close()

      await expectDown(files)
      await files.close()
    },
    patienceMs,
  )

  test(
    'that never answers costs ten seconds at most',
    async () => {
      const silent = await openSilentServer()
      const files = openS3Files(
        s3PlaceFrom(`s3://key:secret@headframe?endpoint=http://127.0.0.1:${silent.port}`),
      )

      await expectDown(files)
      await files.close()
      silent.close()
    },
    patienceMs,
  )

  test('that does not exist, or not for us, is no store of ours', async () => {
    const peer = await openS3Peer()
    const elsewhere = peer.settings.url.replace('headframe', 'elsewhere')
    const files = await openFiles({ ...peer.settings, url: elsewhere, dataDir: '/nowhere' })

    await expect(files.mustAnswer()).rejects.toThrow()
    await expect(files.get(key)).rejects.toThrow(ProviderDown)
    await expect(files.put(key, Buffer.from('x'), 'text/plain')).rejects.toThrow(ProviderDown)

    await files.close()
    await peer.close()
  })
})

test('the address of a bucket may carry its key, and a key apart is second to it', () => {
  const apart = { accessKeyId: 'apart', secretAccessKey: 'far apart' }

  expect(s3PlaceFrom('s3://k:a%2Fb@mine?endpoint=https://s3.example', apart)).toEqual({
    bucket: 'mine',
    region: 'ap-southeast-2',
    endpoint: 'https://s3.example',
    credentials: { accessKeyId: 'k', secretAccessKey: 'a/b' },
  })
  expect(s3PlaceFrom('s3://mine?region=us-east-1', apart)).toEqual({
    bucket: 'mine',
    region: 'us-east-1',
    endpoint: undefined,
    credentials: apart,
  })
})

test.each(['s3://', 's3:mine', 's3://mine?endpoint=s3.example', 'https://mine'])(
  'the address %s names no bucket that could be reached',
  (address) => {
    expect(() => s3PlaceFrom(address)).toThrow('FILES_URL')
  },
)

async function expectDown(files: FileStore): Promise<void> {
  const steps = [
    () => files.put(key, Buffer.from('x'), 'text/plain'),
    () => files.get(key),
    () => files.remove(key),
  ]
  const begun = performance.now()
  const outcomes = await Promise.allSettled(steps.map((step) => step()))
  expect(performance.now() - begun).toBeLessThan(10_000)
  expect(outcomes).toEqual(
    steps.map(() => ({ status: 'rejected', reason: expect.any(ProviderDown) })),
  )
  await expect(files.mustAnswer()).rejects.toThrow()
}

async function openSilentServer() {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => sockets.add(socket.on('error', () => undefined)))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The server has no port')
  return {
    port: address.port,
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { expect, onTestFinished, test, vi } from 'vitest'
import { aProduct } from '../testing/product.ts'
import { cutSilentReaders } from './silent-readers.ts'

const product = await aProduct()
const aMinuteMs = 60_000

/** A connection that asks for more than any socket holds, and reads nothing of it. */
async function aSilentReader(server: Server): Promise<Socket> {
  const socket = connectTo(server)
  socket.pause()
  const answering = once(server, 'request')
  socket.write('GET /api/docs/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(200))
  await answering
  return socket
}

function connectTo(server: Server): Socket {
  // A server that listens on a port has an address with one.
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => undefined)
  onTestFinished(() => void socket.destroy())
  return socket
}

test('whoever never reads is cut off, also while they go on asking', async () => {
  const { server } = product.app
  const count = promisify(server.getConnections).bind(server)
  vi.useFakeTimers({ toFake: ['setInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const [silent, asking] = [await aSilentReader(server), await aSilentReader(server)]
  await vi.waitFor(async () => expect(await count()).toBe(2))

  asking.write('GET /api/docs HTTP/1.1\r\nX-Half: ')
  await vi.waitFor(async () => {
    vi.advanceTimersByTime(aMinuteMs)
    asking.write('a')
    expect(await count()).toBe(0)
  })

  silent.resume()
  await once(silent, 'close')
  expect((await product.ask('/health')).status).toBe(200)
})

test('whoever reads slowly is given all of it, and may rest between two answers', async () => {
  const windowMs = 1500
  const pieces = 600
  const piece = Buffer.alloc(64 * 1024, 'x')
  const server = createServer((_request, response) => {
    Readable.from(Array.from({ length: pieces }, () => piece)).pipe(response)
  })
  cutSilentReaders(server, windowMs)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())

  const socket = connectTo(server)
  let bytes = 0
  socket.on('data', (chunk) => {
    bytes += chunk.length
    socket.pause()
    setTimeout(() => socket.resume(), 5)
  })
  socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
  await once(socket, 'close')

  expect(bytes).toBeGreaterThan(pieces * piece.length)
})

import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { aProduct } from '../../testing/product.ts'

const product = await aProduct()
const { port } = new URL(product.base)
const boundary = 'edge'

/** Sends the head of a request and then its body, so many bytes every half second. */
async function sendSlowly(path: string, type: string, bytesAtOnce: number, forMs: number) {
  const socket = connect(Number(port), '127.0.0.1')
  socket.on('error', () => {})
  const closed = new Promise<boolean>((resolve) => socket.on('close', () => resolve(true)))
  socket.write(
    `POST /api${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 1000000\r\n\r\n` +
      `--${boundary}\r\nContent-Disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n`,
  )
  const until = Date.now() + forMs
  while (Date.now() < until && !socket.destroyed) {
    socket.write('x'.repeat(bytesAtOnce))
    await pause(500)
  }
  const wasCut = await Promise.race([closed, pause(500, false)])
  socket.destroy()
  return wasCut
}

const multipart = `multipart/form-data; boundary=${boundary}`

describe('a body that comes slowly', () => {
  test.concurrent('is waited for while a file keeps coming', { timeout: 30_000 }, async () => {
    expect(await sendSlowly('/contractor/register', multipart, 20_000, 18_000)).toBe(false)
  })

  test.concurrent(
    'is cut off when it is a file that hardly comes',
    { timeout: 30_000 },
    async () => {
      expect(await sendSlowly('/contractor/register', multipart, 10, 20_000)).toBe(true)
    },
  )

  test.concurrent('is cut off when it is a form', { timeout: 30_000 }, async () => {
    expect(await sendSlowly('/company/login', 'application/json', 20_000, 20_000)).toBe(true)
  })
})

import Fastify from 'fastify'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressTexts } from './compress.ts'

const long = { words: 'overburden '.repeat(200) }

async function ask(accepted: string | undefined, url = '/long', method: 'GET' | 'POST' = 'GET') {
  const app = Fastify()
  compressTexts(app)
  app.get('/long', (_request, reply) => reply.header('vary', 'Origin').send(long))
  app.post('/long', () => long)
  app.get('/short', () => ({ words: 'ore' }))
  app.get('/file', (_request, reply) => reply.send(Buffer.alloc(5000)))
  return app.inject({ url, method, headers: accepted ? { 'accept-encoding': accepted } : {} })
}

test('a long text is read in the best packing that its reader understands', async () => {
  const best = await ask('gzip, deflate, br, zstd')
  expect(best.headers['content-encoding']).toBe('br')
  expect(JSON.parse(brotliDecompressSync(best.rawPayload).toString())).toEqual(long)
  expect(Number(best.headers['content-length'])).toBe(best.rawPayload.length)
  expect(best.rawPayload.length).toBeLessThan(200)

  const older = await ask('gzip;q=0.8, br;q=0')
  expect(older.headers['content-encoding']).toBe('gzip')
  expect(JSON.parse(gunzipSync(older.rawPayload).toString())).toEqual(long)
})

test.each([undefined, 'identity', 'br;q=0, gzip;q=0.0', 'brotli'])(
  'a reader who takes %s has it as it is, and caches are told that others have not',
  async (accepted) => {
    const reply = await ask(accepted)
    expect(reply.headers['content-encoding']).toBeUndefined()
    expect(reply.json()).toEqual(long)
    expect(reply.headers.vary).toBe('Origin, Accept-Encoding')
  },
)

test.each(['/short', '/file'])('%s is not packed', async (url) => {
  const reply = await ask('br', url)
  expect(reply.headers['content-encoding']).toBeUndefined()
  expect(reply.headers.vary).toBeUndefined()
})

test('an answer to what was sent is not packed: its length would tell of secrets in it', async () => {
  expect((await ask('br', '/long', 'POST')).headers['content-encoding']).toBeUndefined()
})

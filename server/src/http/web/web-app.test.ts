import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request as ask } from 'node:http'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { aProduct } from '../../testing/product.ts'
import { buildApp } from '../app.ts'

const secret = 'nobody’s business'
const { world } = await aProduct()
const dist = await aBuild()
const app = await buildApp(world, [], dist)
const origin = await app.listen({ host: '127.0.0.1', port: 0 })

afterAll(async () => {
  await app.close()
  await rm(dist, { recursive: true })
})

/** What lies in the folder of a build, and what may come to lie there. */
async function aBuild(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'headframe-build-'))
  const files = {
    'index.html': '<!doctype html><head></head><div id="root"></div>',
    'front-doors.json': JSON.stringify({ '/job/$id': { files: [], asks: '/nothing/$id' } }),
    'robots.css': 'body {}',
    'worker.js': 'run()',
    'worker.js.br': 'compressed',
    'assets/app.js': 'run()',
    'assets/app.js.map': secret,
    'assets/app.js.map.br': secret,
    '.env': secret,
    '.built-from': secret,
    '.git/config': secret,
    'assets/.hidden/app.js': secret,
  }
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await writeFile(path.join(folder, name), content)
  }
  return folder
}

/** As it is written, where `fetch` would tidy it up first. */
async function get(address: string) {
  const { hostname, port } = new URL(origin)
  const request = ask({ hostname, port, path: address })
  request.end()
  const [response] = await once(request, 'response')
  return { status: response.statusCode as number, body: await text(response) }
}

test.each(['/', '/contractor/login', '/contractor/job/a-b', '/jobs?near=.env', '/assets/app.js'])(
  '%s is served',
  async (address) => {
    expect(await get(address)).toMatchObject({ status: 200 })
  },
)

test.each([
  '/.env',
  '/.env?x=/jobs',
  '/%2eenv',
  '/%2Eenv',
  '/%252eenv',
  '/.built-from',
  '/.git/config',
  '/.git/HEAD',
  '/%2egit/config',
  '/contractor/.ssh/id_rsa',
  '/contractor%2f.ssh/id_rsa',
  '/contractor\\.ssh',
  '/.well-known/nothing',
  '/..',
  '/assets/../.env',
  '/assets/%2e%2e/%2eenv',
  '/assets/.hidden/app.js',
  '/assets/app.js.map',
  '/assets/app.js.map.br',
  '/assets/app.js%2emap',
  '/wp-login.php',
  '/wp-login%2ephp',
])('%s is not found', async (address) => {
  const { status, body } = await get(address)

  expect(status).toBe(404)
  expect(JSON.parse(body)).toEqual({ error: 'Not found.', code: 'NOT_FOUND' })
})

test('the app comes for what is not there as well, and says so to whoever only asks', async () => {
  const { status, body } = await get('/job/long-closed')
  expect(status).toBe(404)
  expect(body).toContain('<div id="root">')
})

test.each(['identity', 'br'])('the worker may ask its own origin, sent as %s', async (encoding) => {
  const { headers } = await fetch(`${origin}/worker.js`, {
    method: 'HEAD',
    headers: { 'accept-encoding': encoding },
  })
  expect(headers.get('content-security-policy')).toContain("connect-src 'self'")
})

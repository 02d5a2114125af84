// @vitest-environment jsdom
import { payments } from '@headframe/wire'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { pointPageAt, serve, type TestServer } from '../testing/server.ts'
import { download } from './download.ts'
import { beginSession, endSession, tokenOf } from './session-store.ts'

let server: TestServer

beforeEach(async () => {
  server = await serve(() => ({
    status: 401,
    body: { error: 'Please sign in to continue.', code: 'UNAUTHENTICATED' },
  }))
  pointPageAt(server)
  beginSession('company', 'e-1')
})

afterEach(async () => {
  endSession('company')
  await server.close()
})

test('a file that is refused for its session ends the session, as any other read does', async () => {
  await expect(download(payments.receipt, { paymentId: '1' })).rejects.toThrow()

  expect(server.heard[0]?.authorization).toBe('Bearer e-1')
  expect(tokenOf('company')).toBeUndefined()
})

// @vitest-environment jsdom
import { companyJobs, payments } from '@headframe/wire'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { pointPageAt, serve, type TestServer } from '../testing/server.ts'
import { send } from './client.ts'
import { download } from './files/download.ts'
import { beginSession, endSession, tokenOf, wasSessionRefused } from './session-store.ts'

let server: TestServer

beforeEach(async () => {
  server = await serve(() => ({
    status: 401,
    body: { error: 'Please sign in to continue.', code: 'UNAUTHENTICATED' },
  }))
  pointPageAt(server)
  beginSession('company', 'c-1')
})

afterEach(async () => {
  endSession('company')
  await server.close()
})

test('a form whose session is refused stays as it is', async () => {
  await expect(send(companyJobs.newDraft, {})).rejects.toThrow()

  expect(tokenOf('company')).toBe('c-1')
})

test('a refused session is over where nothing is lost by it', async () => {
  await expect(send(companyJobs.newDraft, {}, { losesNothing: true })).rejects.toThrow()

  expect(tokenOf('company')).toBeUndefined()
})

test('a session that began meanwhile stays', async () => {
  const asking = send(companyJobs.newDraft, {}, { losesNothing: true })
  beginSession('company', 'c-2')
  await expect(asking).rejects.toThrow()

  expect(tokenOf('company')).toBe('c-2')
})

test('a file that is refused for its session ends the session, as any other read does', async () => {
  await expect(download(payments.receipt, { paymentId: '1' })).rejects.toThrow()

  expect(server.heard[0]?.authorization).toBe('Bearer c-1')
  expect(tokenOf('company')).toBeUndefined()
})

test('whose session was refused is told why they sign in again, until they have', async () => {
  await expect(send(companyJobs.newDraft, {}, { losesNothing: true })).rejects.toThrow()
  expect(wasSessionRefused('company')).toBe(true)

  beginSession('company', 'c-2')
  endSession('company')
  expect(wasSessionRefused('company')).toBe(false)
})

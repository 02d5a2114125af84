// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { openFreshDocument } from './fresh-document.ts'
import { beginSession, endSession } from './session-store.ts'
import { keptTyping, useKeptTyping } from '../forms/use-kept-typing.ts'

const reload = vi.fn()
const key = 'words'

beforeEach(() => {
  sessionStorage.clear()
  reload.mockClear()
  // jsdom loads nothing anew.
  vi.stubGlobal('location', { href: 'http://mine.example/contractor/jobs', reload })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<!doctype html>')))
  beginSession('company', 'c-1')
})

afterEach(() => {
  cleanup()
  endSession('company')
  vi.unstubAllGlobals()
})

test('a fresh document is asked for once, and what was typed is in it', async () => {
  renderHook(() => useKeptTyping({ key, kind: 'company', typed: () => ({ reason: 'Too far.' }) }))

  await openFreshDocument()
  await openFreshDocument()

  expect(reload).toHaveBeenCalledOnce()
  expect(keptTyping({ key, kind: 'company' }, { reason: '' })).toEqual({ reason: 'Too far.' })
})

test.each([
  ['the network is away', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server is in trouble', () => Promise.resolve(new Response('', { status: 502 }))],
])('while %s, the app stays', async (_, answer) => {
  vi.stubGlobal('fetch', answer)
  await openFreshDocument()

  expect(reload).not.toHaveBeenCalled()
})

test('a tab that remembers nothing is not loaded for ever', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('Blocked')
  })
  await openFreshDocument()

  expect(reload).not.toHaveBeenCalled()
})

// @vitest-environment jsdom
import { payments } from '@headframe/wire'
import { focusManager } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { pointPageAt, serve, type TestServer } from '../testing/server.ts'
import { queryClient } from './query-client.ts'
import { beginSession, endSession } from './session-store.ts'
import { outcomeOf } from './outcome.ts'
import { readAnew, refreshRead, useGlance } from './use-read.ts'

let server: TestServer
let credits: number
let isDown: boolean

beforeEach(async () => {
  credits = 1
  isDown = false
  server = await serve(() => (isDown ? 'hang up' : { status: 200, body: { credits } }))
  pointPageAt(server)
})

afterEach(async () => {
  cleanup()
  queryClient.clear()
  focusManager.setFocused(undefined)
  vi.useRealTimers()
  await server.close()
})

function Credits() {
  const glance = useGlance(payments.credits, {}, true)
  return <p>{glance ? `${glance.credits} left` : 'nothing known'}</p>
}

async function comeAndGo() {
  await act(async () => {
    focusManager.setFocused(false)
    focusManager.setFocused(true)
    window.dispatchEvent(new Event('offline'))
    window.dispatchEvent(new Event('online'))
    // Whoever hears of it asks a turn later.
    await new Promise((resolve) => setTimeout(resolve))
  })
}

test('what is asked for somebody who signs out meanwhile is stopped, and is nobody’s bug', async () => {
  const reported = vi.fn()
  addEventListener('error', reported)
  beginSession('company', 'co-1')
  const outcome = outcomeOf(() => readAnew(payments.credits, {}))
  endSession('company')
  expect(await outcome).toBe('stopped')
  expect(reported).not.toHaveBeenCalled()
  removeEventListener('error', reported)
})

test('what did not come is asked for again once the network is back', async () => {
  isDown = true
  render(<Credits />)
  await expect.poll(() => server.heard.length, { timeout: 5000 }).toBe(2)
  await expect.poll(() => queryClient.isFetching()).toBe(0)

  isDown = false
  await comeAndGo()
  await screen.findByText('1 left')
})

test('what is known is not asked for again by itself: a form may be built on it', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  render(<Credits />)
  await screen.findByText('1 left')
  vi.setSystemTime(Date.now() + 60_000)
  await comeAndGo()

  expect(queryClient.isFetching()).toBe(0)
  expect(server.heard).toHaveLength(1)
})

test('what a save has changed is read again by whoever shows it', async () => {
  render(<Credits />)
  await screen.findByText('1 left')
  credits = 0
  act(() => refreshRead(payments.credits, {}))

  await screen.findByText('0 left')
})

const isKnown = () =>
  JSON.stringify(
    queryClient
      .getQueryCache()
      .getAll()
      .map((one) => one.state.data),
  ).includes('"credits":1')

describe('what was read for somebody who signs out', () => {
  beforeEach(() => beginSession('company', 'e-1'))
  afterEach(() => endSession('company'))

  test('goes with the screen that shows it', async () => {
    const { unmount } = render(<Credits />)
    await screen.findByText('1 left')
    act(() => endSession('company'))
    unmount()

    expect(isKnown()).toBe(false)
  })

  test('goes at once where no screen shows it any more', async () => {
    render(<Credits />).unmount()
    await expect.poll(isKnown).toBe(true)
    act(() => endSession('company'))

    expect(isKnown()).toBe(false)
  })

  test('stays for the next screen as long as they are there', async () => {
    const { unmount } = render(<Credits />)
    await screen.findByText('1 left')
    unmount()

    expect(isKnown()).toBe(true)
  })
})

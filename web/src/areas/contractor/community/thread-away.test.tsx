// @vitest-environment jsdom
import type { Message } from '@headframe/wire'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { keptShelf } from '../../../calls/offline/kept-shelf.ts'
import { queryClient } from '../../../calls/query-client.ts'
import { beginSession, endSession } from '../../../calls/session-store.ts'
import { stubCacheStorage } from '../../../testing/cache-storage.ts'
import { aCommunity, inFull } from '../../../testing/community.ts'
import { knowingAccounts, open, serveProduct } from '../../../testing/opened-app.tsx'
import { callsOf } from './calls-of-thread.ts'

const product = serveProduct()
const soon = { timeout: 10_000 }
const pool = { ...aCommunity({ applicationStatus: 'Accepted' }), ...inFull, has_messages: true }
const address = '/contractor/talent-communities/pool-1'

let thread: Message[]
let isAway: boolean
let posts: number

beforeEach(() => {
  stubCacheStorage()
  beginSession('contractor', 'c-1', 'Casey Morgan')
  thread = []
  isAway = false
  posts = 0
  wrote('company', 'The bus leaves at five.')
  product.replies = (heard) => {
    if (isAway) return 'hang up'
    const { pathname, searchParams } = new URL(heard.path, 'http://headframe.test')
    if (pathname.endsWith('/messages') && heard.method === 'POST') {
      posts += 1
      const { body } = JSON.parse(heard.body) as { body: string }
      return { status: 200, body: wrote('contractor', body) }
    }
    if (pathname.endsWith('/messages')) {
      const after = thread.findIndex(({ id }) => id === searchParams.get('after'))
      const data = thread.slice(after + 1)
      return { status: 200, body: { data, has_earlier: false, read_up_to: null } }
    }
    if (pathname === '/contractor/v2/talent-pools/pool-1') return { status: 200, body: pool }
    return knowingAccounts(heard)
  }
})

afterEach(() => {
  vi.unstubAllGlobals()
})

function wrote(from: Message['from'], body: string): Message {
  const mine = from === 'contractor'
  const id = `m-${thread.length + 1}`
  const message = { id, timestamp: 1_795_000_000, from, body, mine, author: null, read: false }
  thread.push(message)
  return message
}

/** As from the home screen of a phone: nothing of what was open before is left. */
function openAnew() {
  cleanup()
  queryClient.clear()
  open(address)
}

const lookAgain = () => fireEvent(window, new Event('online'))
const said = (text: string) => screen.findByText(text, {}, soon)
const onTheShelf = async () => (await (await caches.open(keptShelf)).keys()).map(String)
const isThreadKept = async () => (await onTheShelf()).some((key) => /messages/i.test(key))

test('messages that were read open again at the camp, and what comes meanwhile follows them', async () => {
  open(address)
  await said('The bus leaves at five.')
  wrote('company', 'Bring your boots.')
  lookAgain()
  await said('Bring your boots.')

  isAway = true
  openAnew()
  await said('The bus leaves at five.')
  await said('Bring your boots.')
  expect(screen.queryByText(/could not reach the marketplace/)).toBeNull()
  expect(screen.getByText(/What you see was read on/)).toBeTruthy()
  const box = screen.getByRole('textbox')
  fireEvent.change(box, { target: { value: 'I shall be there.' } })
  fireEvent.keyDown(box, { key: 'Enter' })
  await said('I shall be there.')

  wrote('company', 'Six, not five.')
  isAway = false
  lookAgain()
  await said('Six, not five.')
  await waitFor(() => expect(posts).toBe(1), soon)
  expect(
    within(screen.getByRole('log'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringContaining('The bus leaves at five.'),
    expect.stringContaining('Bring your boots.'),
    expect.stringContaining('Six, not five.'),
    expect.stringContaining('I shall be there.'),
  ])

  // The next time without a network, all of it is there.
  isAway = true
  openAnew()
  await said('Six, not five.')
  await said('I shall be there.')
})

test('a thread that was never opened says that it could not be read, and may be written in', async () => {
  open(address)
  await said('The bus leaves at five.')
  for (const key of await onTheShelf())
    if (/messages/i.test(key)) await (await caches.open(keptShelf)).delete(key)
  isAway = true
  openAnew()
  await screen.findByText(/could not reach the marketplace/, {}, soon)
  expect(screen.getByRole('textbox')).toBeTruthy()
})

test('whoever uses the device next finds nothing of it', async () => {
  open(address)
  await said('The bus leaves at five.')
  await waitFor(async () => expect(await isThreadKept()).toBe(true), soon)
  endSession('contractor')
  await waitFor(async () => expect(await isThreadKept()).toBe(false), soon)

  beginSession('contractor', 'c-2', 'Riley Brooks')
  isAway = true
  openAnew()
  await screen.findByText(/could not reach the marketplace/, {}, soon)
  expect(screen.queryByText('The bus leaves at five.')).toBeNull()
})

test('an answer that comes when its reader has gone is kept for nobody', async () => {
  const calls = callsOf('pool-1')
  await calls.load({})
  endSession('contractor')
  beginSession('contractor', 'c-2', 'Riley Brooks')
  await waitFor(async () => expect(await isThreadKept()).toBe(false), soon)

  wrote('company', 'Bring your boots.')
  await calls.load({ after: 'm-1' })
  await new Promise((resolve) => setTimeout(resolve))
  expect(await isThreadKept()).toBe(false)
})

test('of a long thread the newest hundred open again, and say that there are earlier ones', async () => {
  for (let more = 0; more < 99; more += 1) wrote('company', `Notice ${more}`)
  const calls = callsOf('pool-1')
  await calls.load({})
  wrote('company', 'Six, not five.')
  await calls.load({ after: 'm-100' })
  await waitFor(async () => {
    isAway = true
    const kept = await callsOf('pool-1').load({})
    expect(kept.data.at(-1)?.body).toBe('Six, not five.')
    expect(kept.data).toHaveLength(100)
    expect(kept.has_earlier).toBe(true)
  }, soon)
})

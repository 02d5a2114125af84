// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { beginSession } from '../../../calls/session-store.ts'
import { aCommunity, inFull } from '../../../testing/community.ts'
import { knowingAccounts, open, serveProduct } from '../../../testing/opened-app.tsx'

const product = serveProduct()
const soon = { timeout: 10_000 }
let hasMessages: boolean

const pool = { ...aCommunity({ applicants_count: 1, pending_count: 1 }), ...inFull }
const left = { id: 'pool-1', applicationStatus: null, applicants_count: 0, accepted_count: 0 }

/** Whether the application has been taken back. */
let isGone: boolean
let isErased: boolean

beforeEach(() => {
  beginSession('contractor', 'c-1', 'Casey Morgan')
  isGone = false
  isErased = false
  product.replies = (heard) => {
    if (isErased && heard.path.startsWith('/contractor/v2/talent-pools'))
      return { status: 404, body: { error: 'Talent pool not found.', code: 'NOT_FOUND' } }
    if (heard.path.endsWith('/messages'))
      return { status: 200, body: { data: [], has_earlier: false, read_up_to: null } }
    if (heard.path.endsWith('/apply')) {
      isGone = true
      return { status: 200, body: { ...left, pending_count: 0 } }
    }
    if (heard.path === '/contractor/v2/talent-pools/pool-1') {
      const applicationStatus = isGone ? null : 'Applied'
      const has_messages = hasMessages && !isGone
      return { status: 200, body: { ...pool, applicationStatus, has_messages } }
    }
    return knowingAccounts(heard)
  }
})

afterEach(() => {
  vi.useRealTimers()
})

async function pressWithdraw() {
  open('/contractor/talent-communities/pool-1')
  fireEvent.click(await screen.findByRole('button', { name: 'Withdraw Application' }, soon))
}

test('whoever withdraws is asked first where a conversation would go as well', async () => {
  hasMessages = true
  await pressWithdraw()
  const asked = await screen.findByRole('alertdialog', {}, soon)
  expect(asked.textContent).toContain('Your messages with Saltbush Mining go')
  expect(isGone).toBe(false)

  fireEvent.click(within(asked).getByRole('button', { name: 'Withdraw' }))
  await waitFor(() => expect(isGone).toBe(true), soon)
  expect(await screen.findByText('Not Applied', {}, soon)).toBeTruthy()
})

test('without one, a press is enough', async () => {
  hasMessages = false
  await pressWithdraw()
  await waitFor(() => expect(isGone).toBe(true), soon)
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('whoever is in a pool that was closed since is told both at once', async () => {
  product.replies = (heard) =>
    heard.path === '/contractor/v2/talent-pools/pool-1'
      ? {
          status: 200,
          body: { ...pool, status: 'closed', applicationStatus: 'Accepted', has_messages: false },
        }
      : knowingAccounts(heard)
  open('/contractor/talent-communities/pool-1')
  const says = 'You are in. Saltbush Mining has closed the pool since: it may still write to you.'
  expect(await screen.findByText(says, {}, soon)).toBeTruthy()
  expect(screen.queryByText('The pool is closed.')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Apply Now' })).toBeNull()
})

test('the first message shows up for whoever comes back to the page', async () => {
  hasMessages = false
  open('/contractor/talent-communities/pool-1')
  await screen.findByRole('button', { name: 'Withdraw Application' }, soon)
  expect(screen.queryByRole('heading', { name: 'Messages' })).toBeNull()

  hasMessages = true
  // What was read just now is not asked for again.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30_000 })
  fireEvent(document, new Event('visibilitychange', { bubbles: true }))
  expect(await screen.findByRole('heading', { name: 'Messages' }, soon)).toBeTruthy()
})

test('a pool that its company has erased meanwhile is shown no longer, once somebody acts on it', async () => {
  hasMessages = false
  open('/contractor/talent-communities/pool-1')
  const withdraw = await screen.findByRole('button', { name: 'Withdraw Application' }, soon)
  isErased = true
  fireEvent.click(withdraw)
  expect(await screen.findByText('Talent pool not found.', {}, soon)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Withdraw Application' })).toBeNull()
})

test('whoever comes for the messages is led to them', async () => {
  hasMessages = true
  const shown: Element[] = []
  Element.prototype.scrollIntoView = function noteShown() {
    shown.push(this)
  }
  open('/contractor/talent-communities/pool-1')
  fireEvent.click(await screen.findByRole('button', { name: 'Read the messages' }, soon))
  const heading = screen.getByRole('heading', { name: 'Messages' })
  expect(shown.at(-1)?.contains(heading)).toBe(true)
  expect(document.activeElement).toBe(shown.at(-1))
})

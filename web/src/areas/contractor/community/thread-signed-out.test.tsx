// @vitest-environment jsdom
import type { Message } from '@headframe/wire'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { queryClient } from '../../../calls/query-client.ts'
import { beginSession } from '../../../calls/session-store.ts'
import { aCommunity, inFull } from '../../../testing/community.ts'
import { knowingAccounts, open, serveProduct } from '../../../testing/opened-app.tsx'

const product = serveProduct()
const soon = { timeout: 10_000 }
const pool = { ...aCommunity({ applicationStatus: 'Accepted' }), ...inFull, has_messages: true }

let thread: Message[]
let isSessionOver: boolean
const keys: (string | undefined)[] = []

beforeEach(() => {
  thread = [wrote('company', 'The bus leaves at five.')]
  isSessionOver = false
  keys.length = 0
  product.replies = (heard) => {
    if (heard.path.endsWith('/messages') && heard.method === 'POST') keys.push(heard.key)
    if (isSessionOver)
      return { status: 401, body: { error: 'Please sign in.', code: 'UNAUTHENTICATED' } }
    if (heard.path.endsWith('/messages') && heard.method === 'POST') {
      const { body } = JSON.parse(heard.body) as { body: string }
      thread.push(wrote('contractor', body))
      return { status: 200, body: thread.at(-1) }
    }
    if (heard.path.includes('/messages'))
      return { status: 200, body: { data: thread, has_earlier: false, read_up_to: null } }
    if (heard.path === '/contractor/v2/talent-pools/pool-1') return { status: 200, body: pool }
    return knowingAccounts(heard)
  }
})

function wrote(from: Message['from'], body: string): Message {
  const mine = from === 'contractor'
  return { id: body, timestamp: 1_795_000_000, from, body, mine, author: null, read: false }
}

function signInAndOpen() {
  cleanup()
  queryClient.clear()
  beginSession('contractor', 'c-1', 'Casey Morgan')
  open('/contractor/talent-communities/pool-1')
}

test('a message written as the session ended waits before its writer’s eyes, and is sent once', async () => {
  signInAndOpen()
  await screen.findByText('The bus leaves at five.', {}, soon)
  isSessionOver = true
  const box = screen.getByRole('textbox')
  fireEvent.change(box, { target: { value: 'I shall be there.' } })
  fireEvent.keyDown(box, { key: 'Enter' })
  await screen.findByText(/You were signed out/, {}, soon)

  isSessionOver = false
  signInAndOpen()
  const note = await screen.findByText(/Not sent/, {}, soon)
  expect(note.textContent).toBe('Not sent: you were signed out before it could go.')
  await waitFor(() => expect(document.activeElement?.textContent).toContain('I shall be there.'))
  expect(document.activeElement?.tagName).toBe('LI')
  expect(keys).toHaveLength(1)

  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(thread).toHaveLength(2), soon)
  await waitFor(() => expect(screen.queryByText(/Not sent|Sending/)).toBeNull(), soon)
  expect(screen.getAllByText('I shall be there.')).toHaveLength(1)
  expect(keys).toEqual([keys[0], keys[0]])
  expect(keys[0]).toBeTruthy()
})

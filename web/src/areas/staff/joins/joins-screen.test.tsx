// @vitest-environment jsdom
import type { JoinSide } from '@headframe/wire'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'

import { beginSession } from '../../../calls/session-store.ts'
import { headingsOutOfOrder } from '../../../testing/headings.ts'
import { heading, open, serveProduct } from '../../../testing/opened-app.tsx'
import type { Reply } from '../../../testing/server.ts'

const product = serveProduct()
const later = { timeout: 10_000 }

const side = (profile_hash: string): JoinSide => ({
  profile_hash,
  full_name: 'Ash Wombat',
  email: null,
  phone: '0491570006',
  current_role: null,
  source: 'upload',
})

/** A colleague decides about them too. */
let isDecided: boolean

beforeEach(() => {
  isDecided = false
  product.replies = ({ method }): Reply =>
    isDecided
      ? decided(method)
      : method === 'POST'
        ? { status: 200, body: { success: true, profile_hash: 'p-1' } }
        : {
            status: 200,
            body: [{ id: 'j-1', a: side('p-1'), b: side('p-2'), evidence: ['The same phone'] }],
            headers: {
              'X-Total-Count': '1',
              'X-Page': '1',
              'X-Page-Size': '20',
              'X-Total-Pages': '1',
            },
          }
  beginSession('staff', 's-1')
})

function decided(method: string): Reply {
  if (method === 'POST') return { status: 404, body: { error: 'Not found.', code: 'NOT_FOUND' } }
  const headers = { 'X-Total-Count': '0', 'X-Page': '1', 'X-Page-Size': '20', 'X-Total-Pages': '1' }
  return { status: 200, body: [], headers }
}

const decisions = () =>
  product.server.heard
    .filter(({ method }) => method === 'POST')
    .map(({ body }) => JSON.parse(body) as unknown)

test('a pair is read by its headings', async () => {
  open('/admin/same-people')
  await screen.findByRole('button', { name: 'Join' }, later)

  expect(headingsOutOfOrder()).toEqual([])
})

test('two profiles are joined for good only by whoever has said so twice', async () => {
  const user = userEvent.setup()
  open('/admin/same-people')
  await heading('Possibly the same person')
  await user.click(await screen.findByRole('button', { name: 'Join' }, later))

  const question = within(await screen.findByRole('alertdialog', {}, later))
  expect(question.getByText(/This cannot be undone\./)).toBeTruthy()
  expect(decisions()).toEqual([])
  await user.click(question.getByRole('button', { name: 'Join' }))

  await vi.waitFor(() => expect(decisions()).toEqual([{ id: 'j-1', action: 'join' }]))
})

test('of a pair that a colleague has decided about it is said so, and it is no longer asked about', async () => {
  const user = userEvent.setup()
  open('/admin/same-people')
  await heading('Possibly the same person')
  await user.click(await screen.findByRole('button', { name: 'Join' }, later))
  const question = within(await screen.findByRole('alertdialog', {}, later))
  isDecided = true
  await user.click(question.getByRole('button', { name: 'Join' }))

  const told = 'These two have been decided about already.'
  expect(await screen.findByText(told, undefined, later)).toBeTruthy()
  expect(await screen.findByText('Everybody is here once', undefined, later)).toBeTruthy()
  await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), later)
  expect(screen.queryByText('Not found.')).toBeNull()
})

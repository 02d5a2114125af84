// @vitest-environment jsdom
import type { CommunityMember } from '@headframe/wire'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { beginSession } from '../../../calls/session-store.ts'
import { aCandidate, aPool } from '../../../testing/hiring.ts'
import { knowingAccounts, open, serveProduct } from '../../../testing/opened-app.tsx'

const product = serveProduct()
const later = { timeout: 15_000 }
let unread: number

beforeEach(() => {
  // jsdom scrolls nothing.
  Element.prototype.scrollTo = () => {}
  unread = 1
  product.replies = (heard) => {
    const [path] = heard.path.split('?')
    if (path === '/company/v2/talent-pools/p-1')
      return { status: 200, body: { ...aPool(), unread } }
    if (path === '/company/v2/talent-pools/p-1/members') {
      const counts = { 'X-Total-Count': '1', 'X-Unread': String(unread) }
      return { status: 200, body: [ashWith(unread)], headers: counts }
    }
    if (path?.startsWith('/company/v2/talent-pools/p-1/members/m-gone'))
      return { status: 404, body: { error: 'Not found.', code: 'NOT_FOUND' } }
    if (path === '/company/v2/talent-pools/p-1/members/m-1') {
      return { status: 200, body: { ...aCandidate('ash'), member: ashWith(unread) } }
    }
    if (path === '/company/v2/talent-pools/p-1/members/m-1/messages') {
      unread = 0
      return { status: 200, body: { data: [message], has_earlier: false, read_up_to: null } }
    }
    return knowingAccounts(heard)
  }
  beginSession('company', 'e-1')
})

test('whoever has read a thread is told so of no unread message, though a step back closed it', async () => {
  const user = userEvent.setup()
  const { goBack } = open('/company/talent-pools/p-1?tab=members')
  await screen.findByText('1 unread message', {}, later)

  await user.click(await screen.findByRole('link', { name: /Message.*Ash Doyle/ }, later))
  await screen.findByText('I am free from Monday.', {}, later)
  act(goBack)

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), later)
  await waitFor(() => expect(screen.queryByText('1 unread message')).toBeNull(), later)
})

test('a thread with somebody who is gone says so, with no way to try what cannot work', async () => {
  open('/company/talent-pools/p-1?tab=members&thread=m-gone')
  const drawer = await screen.findByRole('dialog', {}, later)
  expect(
    await within(drawer).findByText(/not in this talent pool any more/, {}, later),
  ).toBeTruthy()
  expect(within(drawer).queryByRole('button', { name: 'Try again' })).toBeNull()
})

const message = {
  id: 'w-1',
  timestamp: 1_790_000_000,
  from: 'contractor',
  body: 'I am free from Monday.',
  mine: false,
  read: false,
}

function ashWith(messages: number): CommunityMember {
  return {
    id: 'm-1',
    full_name: 'Ash Doyle',
    current_role: null,
    status: 'Accepted',
    application_status: 'Accepted',
    profile_hash: 'ash',
    location: null,
    availability: 1,
    availability_label: 'Available',
    availability_date: 1_780_000_000,
    rate: null,
    rate_type: null,
    totalExperience: null,
    applied_date: 1_780_000_000,
    skills: [],
    photo_hash: null,
    has_resume: false,
    has_messages: true,
    unread: messages,
    reason: null,
    free: null,
    match: null,
  }
}

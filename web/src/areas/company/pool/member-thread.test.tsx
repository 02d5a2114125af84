// @vitest-environment jsdom
import type { CommunityMember } from '@headframe/wire'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'

import { beginSession } from '../../../calls/session-store.ts'
import { aCandidate, aPool } from '../../../testing/hiring.ts'
import { knowingAccounts, open, serveProduct } from '../../../testing/opened-app.tsx'

const product = serveProduct()
const later = { timeout: 15_000 }
let unread: number
/** Whether there is a thread with Ash. */
let hasMessages: boolean

beforeEach(() => {
  // jsdom scrolls nothing.
  Element.prototype.scrollTo = () => {}
  unread = 1
  hasMessages = true
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

describe('a viewer', () => {
  beforeEach(() => {
    unread = 0
    const asOwner = product.replies
    product.replies = (heard) =>
      heard.path === '/company/get-account' ? viewersAccount : asOwner(heard)
  })

  test('finds no way to messages with somebody to whom nobody has written', async () => {
    hasMessages = false
    open('/company/talent-pools/p-1?tab=members')
    await screen.findByRole('link', { name: /View Profile.*Ash Doyle/ }, later)
    expect(screen.queryByRole('link', { name: /^Message/ })).toBeNull()
  })

  test('reads what others have written, and is told who can write', async () => {
    const user = userEvent.setup()
    open('/company/talent-pools/p-1?tab=members')
    await user.click(await screen.findByRole('link', { name: /^Messages.*with Ash Doyle/ }, later))
    const drawer = await screen.findByRole('dialog', {}, later)
    expect(await within(drawer).findByText('I am free from Monday.', {}, later)).toBeTruthy()
    expect(within(drawer).getByText(/Hirers and owners of your company can write/)).toBeTruthy()
    expect(within(drawer).queryByLabelText('Your message')).toBeNull()
  })
})

const viewersAccount = {
  status: 200,
  body: {
    company_name: 'Redback Ridge',
    slug: 'redback',
    logo: null,
    person: { first_name: 'Vik', email: 'vik@people.example', role: 'viewer', is_account: false },
  },
}

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
    has_messages: hasMessages,
    unread: messages,
    reason: null,
    free: null,
    match: null,
  }
}

// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { beginSession } from '../../../calls/session-store.ts'
import { aCommunity, inFull } from '../../../testing/community.ts'
import { knowingAccounts, open, serveProduct } from '../../../testing/opened-app.tsx'

const product = serveProduct()
const soon = { timeout: 10_000 }
let unread: number

beforeEach(() => {
  // jsdom scrolls nothing.
  Element.prototype.scrollTo = () => {}
  beginSession('contractor', 'c-1', 'Casey Morgan')
  unread = 3
  product.replies = (heard) => {
    const [path] = heard.path.split('?')
    const isOwn = heard.path.includes('my-applications')
    if (path === '/contractor/v2/talent-pools') {
      const data = isOwn ? [{ ...written, unread }] : []
      const meta = { total: data.length, page: 1, perPage: 100, pages: 1, stats }
      return { status: 200, body: { data, meta } }
    }
    if (path === '/contractor/v2/talent-pools/pool-1/messages') {
      unread = 0
      return { status: 200, body: { data: [message], has_earlier: false, read_up_to: null } }
    }
    if (path === '/contractor/v2/talent-pools/pool-1')
      return { status: 200, body: { ...written, ...inFull, has_messages: true, unread } }
    if (path === '/contractor/recommended-jobs') return { status: 200, body: [] }
    if (path === '/contractor/matching')
      return { status: 200, body: { is_on: true, weekly: 'strong', has_reading: true } }
    return knowingAccounts(heard)
  }
})

const entry = async (name: RegExp) => {
  const [menu] = await screen.findAllByRole('navigation', { name: 'Main' }, soon)
  return within(menu ?? document.body).findByRole('link', { name }, soon)
}

test('whoever has been written to is told so in the header and led to it from the list, until it is read', async () => {
  const user = userEvent.setup()
  open('/contractor/talent-communities')
  expect(await entry(/Talent communities.*3.*unread messages/)).toBeTruthy()
  // On a phone the entry is behind it.
  expect(screen.getByRole('button', { name: 'Open menu, 3 unread messages' })).toBeTruthy()
  const panel = await screen.findByRole('region', { name: '3 unread messages' }, soon)
  await user.click(within(panel).getByRole('link', { name: 'Saltbush Mining' }))

  expect(await screen.findByText('Are you free in March?', {}, soon)).toBeTruthy()
  await waitFor(
    async () => expect((await entry(/^Talent communities/)).textContent).not.toMatch(/\d/),
    soon,
  )
  expect(screen.getByRole('button', { name: 'Open menu' })).toBeTruthy()
})

test('the home page tells of it as well', async () => {
  open('/')
  const panel = await screen.findByRole('region', { name: '3 unread messages' }, soon)
  const link = within(panel).getByRole('link', { name: 'Saltbush Mining' })
  expect(link.getAttribute('href')).toBe('/contractor/talent-communities/pool-1')
})

test('nothing is told where nothing is unread', async () => {
  unread = 0
  open('/contractor/talent-communities')
  expect((await entry(/^Talent communities/)).textContent).toBe('Talent communities')
  await screen.findByText('No Talent Communities Found', {}, soon)
  expect(screen.queryByRole('region', { name: /unread/ })).toBeNull()
})

const stats = { total: 1, applied: 1, accepted: 1, pending: 0 }

/** The pool whose company has written. */
const written = aCommunity({ accepted_count: 1, applicationStatus: 'Accepted' })

const message = {
  id: 'w-1',
  timestamp: 1_790_000_000,
  from: 'company',
  body: 'Are you free in March?',
  mine: false,
  author: null,
  read: false,
}

// @vitest-environment jsdom
import type { SavedSearch } from '@headframe/wire'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { beginSession } from '../../../calls/session-store.ts'
import { heading, knowingAccounts, open, serveProduct } from '../../../testing/opened-app.tsx'

const product = serveProduct()
const later = { timeout: 15_000 }
const says = 'No mail goes out: mails are off for all of your saved searches.'
let searches: SavedSearch[]
let isMailOn: boolean

beforeEach(() => {
  searches = []
  isMailOn = false
  product.replies = (heard) => {
    const { path, method, body } = heard
    const sent = body ? (JSON.parse(body) as Partial<SavedSearch> & { on?: boolean }) : {}
    if (path === '/contractor/saved-search-mails') {
      isMailOn = sent.on ?? isMailOn
      return { status: 200, body: { mails_on: isMailOn } }
    }
    if (path === '/contractor/saved-searches' && method === 'POST') {
      searches = [{ ...aSearch, ...sent }]
      return { status: 200, body: searches[0] }
    }
    if (path === '/contractor/saved-searches')
      return { status: 200, body: { searches, mails_on: isMailOn } }
    return path.startsWith('/contractor/get-jobs') ? noJobs : knowingAccounts(heard)
  }
  beginSession('contractor', 'c-1')
})

test('who has stopped the mails is not promised any with a search, and can have them again there', async () => {
  const user = userEvent.setup()
  open('/contractor/jobs?search=quoll')
  await heading('Find Opportunities')
  await user.click(await screen.findByRole('button', { name: 'Save search' }, later))
  await screen.findByText('Mails about new jobs are off for all of your saved searches.', {}, later)
  expect(screen.queryByText(/We write when new jobs fit it/)).toBeNull()

  await user.click(screen.getByRole('radio', { name: 'At once' }))
  const save = within(screen.getByRole('dialog')).getByRole('button', { name: 'Save search' })
  await user.click(save)
  await screen.findByText(`Search saved. ${says}`, {}, later)

  await user.click(await screen.findByRole('button', { name: 'Search saved' }, later))
  await user.click(await screen.findByRole('switch', { name: /Mail me about new jobs/ }, later))
  await screen.findByText('We write when new jobs fit it: each job once.', {}, later)
  expect(isMailOn).toBe(true)
  // It stays where it was pressed, for whoever thinks again.
  expect(screen.getByRole('switch')).toMatchObject({ checked: true })
})

test('each search that would be mailed says that nothing goes out, until mails are on again', async () => {
  searches = [
    { ...aSearch, id: '1', name: 'Fitters', frequency: 'instant' },
    { ...aSearch, id: '2', name: 'Riggers', frequency: 'off' },
  ]
  open('/contractor/saved-searches')
  await screen.findByRole('article', { name: 'Fitters' }, later)
  const note = screen.getByText(says)
  const choice = screen.getByRole('radiogroup', { name: 'Mails of Fitters' })
  expect(choice.getAttribute('aria-describedby')).toBe(note.id)

  await userEvent.setup().click(screen.getByRole('switch', { name: /Mail me about new jobs/ }))
  await waitFor(() => expect(screen.queryByText(says)).toBeNull(), later)
})

const aSearch: SavedSearch = {
  id: '1',
  name: '“quoll”',
  frequency: 'daily',
  wish: { search: 'quoll' },
  saved_date: 1_790_000_000,
}

const noJobs = {
  status: 200,
  body: [],
  headers: { 'X-Total-Count': '0', 'X-Page': '1', 'X-Page-Size': '20', 'X-Total-Pages': '0' },
}

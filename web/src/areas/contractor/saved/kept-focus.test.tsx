// @vitest-environment jsdom
import type { SavedSearch } from '@headframe/wire'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { beginSession } from '../../../calls/session-store.ts'
import { knowingAccounts, open, serveProduct } from '../../../testing/opened-app.tsx'

const product = serveProduct()
const later = { timeout: 15_000 }
let searches: SavedSearch[]

beforeEach(() => {
  searches = [aSearch('1', 'Fitters'), aSearch('2', 'Riggers')]
  product.replies = (heard) => {
    const { path, method, body } = heard
    if (!path.startsWith('/contractor/saved-searches')) return knowingAccounts(heard)
    if (method === 'GET') return { status: 200, body: { searches, mails_on: true } }
    const id = path.split('/').at(-1)
    if (method === 'DELETE') {
      searches = searches.filter((search) => search.id !== id)
      return { status: 200, body: { success: true } }
    }
    const { name } = JSON.parse(body) as { name: string }
    searches = searches.map((search) => (search.id === id ? { ...search, name } : search))
    return { status: 200, body: searches.find((search) => search.id === id) }
  }
  beginSession('contractor', 'c-1')
})

const button = (name: string) => screen.findByRole('button', { name }, later)
const rename = () => screen.getAllByRole('button', { name: 'Rename' })
const focused = () => document.activeElement

test('whoever renames a search begins in its name, and afterwards goes on at the button', async () => {
  const user = userEvent.setup()
  open('/contractor/saved-searches')
  await button('Delete Riggers')
  rename()[1]?.focus()
  await user.keyboard('{Enter}')
  const field = screen.getByRole('textbox', { name: 'Name' })
  expect(focused()).toBe(field)

  await user.clear(field)
  await user.type(field, 'Dogmen{Enter}')
  await screen.findAllByText('The search is called “Dogmen” now.', {}, later)
  await waitFor(() => expect(focused()).toBe(rename()[1]))

  await user.keyboard('{Enter}')
  await user.click(await button('Cancel'))
  expect(focused()).toBe(rename()[1])
})

test('whoever deletes a search goes on at the list, and after the last at the title', async () => {
  const user = userEvent.setup()
  open('/contractor/saved-searches')
  await user.click(await button('Delete Fitters'))
  await waitFor(() => expect(screen.queryByText('Fitters')).toBeNull(), later)
  await waitFor(() => expect(focused()).toBe(screen.getByRole('list', { name: 'Saved searches' })))

  await user.click(await button('Delete Riggers'))
  await screen.findByText('You have not saved any search yet.', {}, later)
  await waitFor(() => expect(focused()).toBe(screen.getByRole('heading', { level: 1 })))
})

function aSearch(id: string, name: string): SavedSearch {
  return { id, name, frequency: 'daily', wish: { search: name }, saved_date: 1_790_000_000 }
}

// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { beginSession } from '../../calls/session-store.ts'
import { open, serveProduct } from '../../testing/opened-app.tsx'

const product = serveProduct()
const later = { timeout: 10_000 }

beforeEach(() => {
  product.replies = () => ({ status: 404, body: { error: 'Not found.', code: 'NOT_FOUND' } })
  beginSession('staff', 's-1')
})

test.each([
  ['/admin/profiles/p-1', 'There is no such profile.', 'All profiles', '/admin/profiles'],
  [
    '/admin/talent-pools/b-1',
    'There is no such talent pool.',
    'All talent pools',
    '/admin/talent-pools',
  ],
])('at %s, where nothing is, there is a way on', async (address, words, link, leadsTo) => {
  open(address)

  expect(await screen.findByText(words, {}, later)).toBeTruthy()
  expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe(leadsTo)
})

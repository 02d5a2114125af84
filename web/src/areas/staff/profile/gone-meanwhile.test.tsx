// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { beginSession } from '../../../calls/session-store.ts'
import { open, serveProduct } from '../../../testing/opened-app.tsx'
import type { Reply } from '../../../testing/server.ts'
import { aStaffProfile } from '../../../testing/staff-profile.ts'

const product = serveProduct()
const later = { timeout: 10_000 }

test('whoever is gone when something about them is saved is said to be, with the way to the removed', async () => {
  let isGone = false
  const notFound: Reply = { status: 404, body: { error: 'Not found.', code: 'NOT_FOUND' } }
  product.replies = ({ path }) => {
    if (path.includes('getIndividual'))
      return isGone ? notFound : { status: 200, body: aStaffProfile('Ash Wombat') }
    if (path.includes('updateProfile')) return notFound
    return { status: 503, body: { error: 'Back soon.', code: 'NOT_READY' } }
  }
  beginSession('staff', 's-1')
  open('/admin/profiles/Ash%20Wombat')
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText(/^Location/, undefined, later), 'Karratha WA')
  isGone = true
  await user.click(screen.getByRole('button', { name: 'Save changes' }))

  const way = await screen.findByRole('link', { name: 'Removed profiles' }, later)
  expect(way.getAttribute('href')).toBe('/admin/removed-profiles')
  expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull()
  expect(screen.queryByText('Not found.')).toBeNull()
})

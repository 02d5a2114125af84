// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { queryClient } from '../../../calls/query-client.ts'
import { beginSession } from '../../../calls/session-store.ts'
import { open, serveProduct } from '../../../testing/opened-app.tsx'
import type { Reply } from '../../../testing/server.ts'
import { aStaffProfile } from '../../../testing/staff-profile.ts'
import { aTalentPool } from '../../../testing/talent-pool.ts'

const product = serveProduct()
const later = { timeout: 10_000 }

const notFound: Reply = { status: 404, body: { error: 'Not found.', code: 'NOT_FOUND' } }
const onePage = { status: 200, headers: { 'X-Total-Count': '1', 'X-Total-Pages': '1' } }
const removedWay = () => screen.findByRole('link', { name: 'Removed profiles' }, later)

test('whoever is gone when something about them is saved is said to be, with the way to the removed', async () => {
  let isGone = false
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

  const way = await removedWay()
  expect(way.getAttribute('href')).toBe('/admin/removed-profiles')
  expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull()
  expect(screen.queryByText('Not found.')).toBeNull()
})

test('so is whoever is gone when a note on them is added, and the note waits until they are back', async () => {
  let isGone = false
  product.replies = ({ path }) => {
    if (path.includes('getIndividual'))
      return isGone ? notFound : { status: 200, body: aStaffProfile('Ash Wombat') }
    if (path.includes('addProfileNote')) return notFound
    return { status: 503, body: { error: 'Back soon.', code: 'NOT_READY' } }
  }
  beginSession('staff', 's-1')
  open('/admin/profiles/Ash%20Wombat?tab=notes')
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText(/^New note/, undefined, later), 'Asked to be off.')
  isGone = true
  await user.click(screen.getByRole('button', { name: 'Add note' }))

  await removedWay()
  expect(screen.queryByText('Not found.')).toBeNull()

  isGone = false
  cleanup()
  queryClient.clear()
  open('/admin/profiles/Ash%20Wombat?tab=notes')
  const note = await screen.findByLabelText(/^New note/, undefined, later)
  expect(note).toHaveProperty('value', 'Asked to be off.')
})

test('whoever is gone when they are put into a pool is said to be', async () => {
  let isGone = false
  const pool = aTalentPool({ name: 'Shutdowns' })
  product.replies = ({ path }) => {
    if (path.includes('getIndividual'))
      return isGone ? notFound : { status: 200, body: aStaffProfile('Ash Wombat') }
    if (path.includes('addProfileToPool')) return notFound
    if (path.includes('talentpool.php?getAll')) return { ...onePage, body: [pool] }
    return { status: 503, body: { error: 'Back soon.', code: 'NOT_READY' } }
  }
  beginSession('staff', 's-1')
  open('/admin/profiles/Ash%20Wombat?tab=pools')
  const pools = await screen.findByRole('switch', { name: /Shutdowns/ }, later)
  isGone = true
  await userEvent.setup().click(pools)
  await removedWay()
})

test('who is removed on their own page is not asked for again, and the list is read anew', async () => {
  const asked: string[] = []
  product.replies = ({ path }) => {
    asked.push(path)
    if (path.includes('getIndividual')) return { status: 200, body: aStaffProfile('Ash Wombat') }
    if (path.includes('removeProfile'))
      return { status: 200, body: { success: true, status: 'SUCCESS', restorable_until: 1 } }
    return { status: 503, body: { error: 'Back soon.', code: 'NOT_READY' } }
  }
  beginSession('staff', 's-1')
  const { where } = open('/admin/profiles/Ash%20Wombat')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Remove Ash Wombat' }, later))
  await user.click(await screen.findByRole('button', { name: 'Remove' }, later))
  await waitFor(() => expect(where()).toBe('/admin/profiles'), later)
  await screen.findByText('Ash Wombat was removed.', {}, later)
  await waitFor(() => expect(asked.some((path) => path.includes('getPagedProfiles'))).toBe(true))
  expect(asked.filter((path) => path.includes('getIndividual'))).toHaveLength(1)
})

// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { beginSession } from '../../../calls/session-store.ts'
import { listOf } from '../../../testing/administrator.ts'
import { open, serveProduct } from '../../../testing/opened-app.tsx'
import type { Reply } from '../../../testing/server.ts'
import { aStaffProfile } from '../../../testing/staff-profile.ts'

const product = serveProduct()
const later = { timeout: 10_000 }
const ash = aStaffProfile('Ash Wombat')

let isRemoved: boolean

beforeEach(() => {
  sessionStorage.clear()
  product.replies = ({ method, path }): Reply => {
    if (method === 'POST') {
      isRemoved = path.includes('removeProfile')
      return { status: 200, body: { success: true, status: 'SUCCESS' } }
    }
    const removed = { removed_date: 1_795_000_000, restorable_until: 1_797_000_000 }
    if (path.includes('getRemoved'))
      return listOf(isRemoved ? [{ ...ash, ...removed, removed_by: null }] : [])
    if (path.includes('getPagedProfiles')) return profilesOf(isRemoved ? [] : [ash])
    if (path.includes('readSearch')) {
      const reading = { search: 'ash', chips: [], words: 'ash', did_you_mean: null }
      return { status: 200, body: reading }
    }
    return { status: 503, body: { error: 'Back soon.', code: 'NOT_READY' } }
  }
  beginSession('staff', 's-1')
})

function profilesOf(profileData: readonly object[]): Reply {
  const body = { profileData, totalPages: 1, totalProfiles: profileData.length, page: 1 }
  return { ...listOf(profileData), body }
}

async function press(name: string | RegExp) {
  const button = await screen.findByRole('button', { name }, later)
  button.focus()
  await userEvent.setup().keyboard('{Enter}')
}

const place = (name: string) => screen.getByRole('region', { name })

test('whoever removes the only one that was found stands where nobody is found any more', async () => {
  isRemoved = false
  open('/admin/profiles?search=ash')
  await press('Remove Ash Wombat')
  await press('Remove')

  await screen.findByText('No profiles are matching your search criteria.', {}, later)
  await waitFor(() => expect(document.activeElement).toBe(place('List of profiles')))
})

test('whoever brings the last one back stands where it says that nobody is removed', async () => {
  isRemoved = true
  open('/admin/removed-profiles')
  await press(/^Bring back/)

  await screen.findByText('Nobody was removed', {}, later)
  await waitFor(() => expect(document.activeElement).toBe(place('List of removed profiles')))
})

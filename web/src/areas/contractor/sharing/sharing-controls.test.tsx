// @vitest-environment jsdom
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { screen, waitFor } from '@testing-library/react'
import { act, useEffect, useState } from 'react'
import { beforeEach, expect, test } from 'vitest'

import { beginSession } from '../../../calls/session-store.ts'
import { serveProduct } from '../../../testing/opened-app.tsx'
import { mount } from '../../../ui/testing/mount.ts'
import { SharingControls } from './sharing-controls.tsx'

const product = serveProduct()
beforeEach(() => beginSession('contractor', 'c-1'))

const renew = () => screen.findByRole('button', { name: 'Renew the link' })

async function expectFocusAtRenew() {
  const button = await renew()
  await waitFor(() => expect(document.activeElement).toBe(button))
}

/** The profile is read anew once the link is another. */
function OwnProfile() {
  const [uuid, setUuid] = useState('u-1')
  useEffect(() => {
    const renewed = () => setUuid('u-2')
    window.addEventListener('renewed', renewed)
    return () => window.removeEventListener('renewed', renewed)
  }, [])
  return <SharingControls uuid={uuid} isShared />
}

test('whoever is asked whether to renew the link goes on at the answer, and back at the question', async () => {
  product.replies = ({ method }) => {
    if (method !== 'GET') act(() => void window.dispatchEvent(new Event('renewed')))
    return { status: 200, body: { success: true, enabled: true } }
  }
  const routeTree = createRootRoute({ component: OwnProfile })
  const router = createRouter({ routeTree, history: createMemoryHistory() })
  // The product's router is another one.
  const { user } = mount(<RouterProvider router={router as never} />)
  await user.click(await renew())
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Make a new link' }))
  await user.click(screen.getByRole('button', { name: 'Keep this one' }))
  await expectFocusAtRenew()
  await user.keyboard('{Enter}{Enter}')
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>('Your link').value).toMatch(/u-2$/),
  )
  await expectFocusAtRenew()
})

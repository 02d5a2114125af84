// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { beginSession } from '../../../calls/session-store.ts'
import { aPool } from '../../../testing/hiring.ts'
import { serveProduct } from '../../../testing/opened-app.tsx'
import { mount } from '../../../ui/testing/mount.ts'
import { PoolActions } from './pool-actions.tsx'

const product = serveProduct()
beforeEach(() => beginSession('company', 'e-1'))

test('whoever closes the pool stands where it can be opened again', async () => {
  const closed = { ...aPool(), status: 'closed' } as const
  product.replies = ({ method }) =>
    method === 'GET' ? { status: 404, body: {} } : { status: 200, body: closed }
  const { user, rerender } = mount(<PoolActions pool={aPool()} />)

  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.click(await screen.findByRole('button', { name: 'Close the talent pool' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  // The screen reads it anew.
  rerender(<PoolActions pool={closed} />)

  const reopen = screen.getByRole('button', { name: 'Open again' })
  await waitFor(() => expect(document.activeElement).toBe(reopen))
})

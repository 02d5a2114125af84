// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { mount } from '../testing/mount.ts'

test('what draws toasts is there before anybody has done anything, and the first of them is told at once', async () => {
  // As in a window that has just been opened: tests before this one may have had toasts drawn.
  vi.resetModules()
  const { settleAfterLoad } = await import('../../lib/settled.ts')
  const { ToastPlace } = await import('./toast-place.tsx')
  const { useToast } = await import('./toast.ts')
  function Saving() {
    const toast = useToast()
    return <button onClick={() => toast.error('The job could not be removed.')}>Remove</button>
  }
  const { user } = mount(
    <>
      <Saving />
      <ToastPlace />
    </>,
  )
  expect(screen.queryByRole('region', { name: /^Notifications/ })).toBeNull()

  settleAfterLoad()
  await screen.findByRole('region', { name: /^Notifications/ }, { timeout: 10_000 })

  await user.click(screen.getByRole('button', { name: 'Remove' }))
  expect(await screen.findAllByText(/The job could not be removed/)).not.toEqual([])
})

// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { settleAfterLoad } from '../../lib/settled.ts'
import { mount } from '../testing/mount.ts'
import { ToastPlace } from './toast-place.tsx'
import { useToast } from './toast.ts'

function Saving() {
  const toast = useToast()
  return <button onClick={() => toast.error('The job could not be removed.')}>Remove</button>
}

test('what draws toasts is there before anybody has done anything, and the first of them is told at once', async () => {
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

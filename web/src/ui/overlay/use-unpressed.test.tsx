// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, expect, test, vi } from 'vitest'

import { Button } from '../form/button.tsx'
import { mount } from '../testing/mount.ts'
import { Confirm } from './confirm.tsx'
import { Dialog } from './dialog.tsx'
import { Drawer } from './drawer.tsx'
import { Popover } from './popover.tsx'

afterEach(() => void vi.restoreAllMocks())

const pressed = vi.fn()
const trigger = <Button>Open</Button>
const inside = <Button onClick={pressed}>Erase</Button>

const overlays: Record<string, ReactElement> = {
  'a dialog': (
    <Dialog title="New note" trigger={trigger}>
      {inside}
    </Dialog>
  ),
  'a drawer': (
    <Drawer title="Filters" trigger={trigger}>
      {inside}
    </Drawer>
  ),
  'a popover': (
    <Popover title="Share" trigger={trigger}>
      {inside}
    </Popover>
  ),
  'a question': (
    <Confirm title="Erase it?" trigger={trigger} confirmLabel="Erase" onConfirmed={pressed} />
  ),
}

test.each(Object.entries(overlays))(
  'the second press of a double one presses nothing in %s',
  async (_, overlay) => {
    pressed.mockReset().mockReturnValue(false)
    const now = vi.spyOn(performance, 'now').mockReturnValue(10_000)
    const { user } = mount(overlay)
    await user.click(screen.getByRole('button', { name: 'Open' }))
    const erase = await screen.findByRole('button', { name: 'Erase' })

    now.mockReturnValue(10_300)
    fireEvent.click(erase, { detail: 2 })
    expect(pressed).not.toHaveBeenCalled()

    // A press of its own, however soon, and a double one on what has been there.
    fireEvent.click(erase, { detail: 1 })
    await vi.waitFor(() => expect(pressed).toHaveBeenCalledTimes(1))
    now.mockReturnValue(10_900)
    await vi.waitFor(() => {
      fireEvent.click(erase, { detail: 2 })
      expect(pressed).toHaveBeenCalledTimes(2)
    })
  },
)

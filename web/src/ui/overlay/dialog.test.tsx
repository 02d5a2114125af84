// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'

import { Button } from '../form/button.tsx'
import { Dialog, DialogClose } from './dialog.tsx'
import { Drawer } from './drawer.tsx'
import { Field } from '../form/field.tsx'
import { expectNoViolations } from '../testing/axe.ts'
import { mount } from '../testing/mount.ts'
import { Popover } from './popover.tsx'
import { TextInput } from '../form/text-input.tsx'

afterEach(() => void vi.restoreAllMocks())

test('a dialog opens on its first field, and Escape brings focus back to what opened it', async () => {
  const { user } = mount(<NoteDialog />)
  const opener = screen.getByRole('button', { name: 'Add a note' })

  opener.focus()
  await user.keyboard('{Enter}')

  const dialog = await screen.findByRole('dialog', { name: 'New note' })
  expect(dialog.getAttribute('aria-describedby')).toBe(
    screen.getByText('Only your team sees it.').id,
  )
  await waitFor(() => expect(screen.getByLabelText('Title')).toBe(document.activeElement))
  await expectNoViolations(document.body)

  await user.keyboard('{Escape}')

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(opener).toBe(document.activeElement)
})

function LateForm() {
  const [isThere, setIsThere] = useState(false)
  return (
    <Dialog title="New note" trigger={<Button>Add a note</Button>}>
      <Button onClick={() => setTimeout(() => setIsThere(true))}>Fetch the form</Button>
      {isThere && (
        <Field label="Title">
          <TextInput />
        </Field>
      )}
    </Dialog>
  )
}

test('the first field that comes late still has the focus, unless that has gone elsewhere', async () => {
  for (const isElsewhere of [false, true]) {
    const { user, unmount } = mount(<LateForm />)
    await user.click(screen.getByRole('button', { name: 'Add a note' }))
    const dialog = await screen.findByRole('dialog', { name: 'New note' })
    await waitFor(() => expect(dialog).toBe(document.activeElement))

    const button = screen.getByRole('button', { name: 'Fetch the form' })
    await (isElsewhere ? user.click(button) : Promise.resolve(fireEvent.click(button)))

    const field = await screen.findByLabelText('Title')
    await waitFor(() => expect(document.activeElement).toBe(isElsewhere ? button : field))
    unmount()
  }
})

test('a dialog that a finger opens takes the focus itself: a field would raise the keyboard over it', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  mount(
    <Dialog title="New note" open>
      <TextInput aria-label="Title" />
    </Dialog>,
  )

  const dialog = await screen.findByRole('dialog', { name: 'New note' })
  await waitFor(() => expect(dialog).toBe(document.activeElement))
  vi.unstubAllGlobals()
})

test('what is to be read before a form is where a dialog begins', async () => {
  const { user } = mount(
    <Dialog title="Marnie Okafor" trigger={<Button>Marnie Okafor</Button>}>
      <section aria-label="Tickets" tabIndex={-1} data-read-first>
        Forklift
      </section>
      <TextInput aria-label="Full name" />
    </Dialog>,
  )

  await user.click(screen.getByRole('button', { name: 'Marnie Okafor' }))
  const tickets = await screen.findByRole('region', { name: 'Tickets' })
  await waitFor(() => expect(tickets).toBe(document.activeElement))
})

test('a dialog without fields takes the focus itself, so that it is read from the top', async () => {
  const { user } = mount(
    <Dialog
      title="Site rules"
      trigger={<Button>Rules</Button>}
      footer={<DialogClose>Done</DialogClose>}
    >
      <p>Sign on at the gate.</p>
    </Dialog>,
  )

  await user.click(screen.getByRole('button', { name: 'Rules' }))

  const dialog = await screen.findByRole('dialog', { name: 'Site rules' })
  await waitFor(() => expect(dialog).toBe(document.activeElement))
})

test.each(['Cancel', 'Close'])('%s closes the dialog', async (way) => {
  const { user } = mount(<NoteDialog />)
  await user.click(screen.getByRole('button', { name: 'Add a note' }))

  await user.click(await screen.findByRole('button', { name: way }))

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a dialog that may not close keeps what was typed', async () => {
  const mayClose = vi.fn(() => false)
  const { user } = mount(<NoteDialog mayClose={mayClose} />)
  await user.click(screen.getByRole('button', { name: 'Add a note' }))
  await user.type(await screen.findByLabelText('Title'), 'Rang him')

  await user.keyboard('{Escape}')

  expect(mayClose).toHaveBeenCalledOnce()
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Rang him')
})

test('a drawer shows its actions and its foot, and Escape brings focus back', async () => {
  const { user } = mount(
    <Drawer
      title="Filters"
      trigger={<Button>All filters</Button>}
      footer={<Button>Show 412 jobs</Button>}
    >
      <Field label="Role">
        <TextInput />
      </Field>
    </Drawer>,
  )
  await user.click(screen.getByRole('button', { name: 'All filters' }))

  await screen.findByRole('dialog', { name: 'Filters' })
  expect(screen.getByRole('button', { name: 'Show 412 jobs' })).toBeTruthy()
  await expectNoViolations(document.body)
  await user.keyboard('{Escape}')

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('button', { name: 'All filters' })).toBe(document.activeElement)
})

test.each([
  ['a dialog', Dialog],
  ['a drawer', Drawer],
])(
  'the second press of a double one leaves %s open, and a later one beside it closes it',
  async (_, Overlay) => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(10_000)
    const { user } = mount(<Overlay title="New note" trigger={<Button>Add a note</Button>} />)
    await user.click(screen.getByRole('button', { name: 'Add a note' }))
    const beside = (await screen.findByRole('dialog', { name: 'New note' })).parentElement

    for (const later of [120, 450]) {
      now.mockReturnValue(10_000 + later)
      await user.click(beside ?? document.body)
      expect(screen.queryByRole('dialog')).not.toBeNull()
    }
    // What the system counts as a double press, it may count for longer.
    now.mockReturnValue(10_800)
    fireEvent.pointerDown(beside ?? document.body)
    fireEvent.click(beside ?? document.body, { detail: 2 })
    expect(screen.queryByRole('dialog')).not.toBeNull()

    await user.click(beside ?? document.body)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

    // It opens as before, and Escape closes it however soon.
    await user.click(screen.getByRole('button', { name: 'Add a note' }))
    await screen.findByRole('dialog', { name: 'New note' })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
)

test('the second press of a double one leaves a popover open, and a later one closes it', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(10_000)
  const { user } = mount(
    <Popover title="Share" trigger={<Button>Share</Button>}>
      <p>Copy the link.</p>
    </Popover>,
  )
  const opener = screen.getByRole('button', { name: 'Share' })
  await user.click(opener)
  await screen.findByRole('dialog', { name: 'Share' })

  now.mockReturnValue(10_200)
  await user.click(opener)
  expect(screen.queryByRole('dialog')).not.toBeNull()

  now.mockReturnValue(11_000)
  fireEvent.click(opener, { detail: 1 })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

function NoteDialog({ mayClose }: { mayClose?: () => boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      mayClose={mayClose}
      trigger={<Button>Add a note</Button>}
      title="New note"
      description="Only your team sees it."
      footer={<DialogClose>Cancel</DialogClose>}
    >
      <Field label="Title">
        <TextInput />
      </Field>
    </Dialog>
  )
}

// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { Button } from '../form/button.tsx'
import { Confirm } from './confirm.tsx'
import { expectNoViolations } from '../testing/axe.ts'
import { mount } from '../testing/mount.ts'

const opener = <Button>Open</Button>

test('a plain question is confirmed with Enter alone', async () => {
  const onConfirmed = vi.fn()
  const { user } = mount(
    <Confirm
      trigger={opener}
      title="Close this job?"
      confirmLabel="Close job"
      onConfirmed={onConfirmed}
    />,
  )
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await screen.findByRole('alertdialog', { name: 'Close this job?' })
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Close job' })).toBe(document.activeElement),
  )
  await expectNoViolations(document.body)

  await user.keyboard('{Enter}')

  expect(onConfirmed).toHaveBeenCalledOnce()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.getByRole('button', { name: 'Open' })).toBe(document.activeElement)
})

test('a dangerous question starts at Cancel', async () => {
  const { user } = mount(
    <Confirm
      danger
      trigger={opener}
      title="Delete?"
      confirmLabel="Delete"
      onConfirmed={() => {}}
    />,
  )
  await user.click(screen.getByRole('button', { name: 'Open' }))

  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Cancel' })).toBe(document.activeElement),
  )
})

test('the box must be ticked first, each time anew', async () => {
  const { user } = mount(
    <Confirm
      trigger={opener}
      title="Delete?"
      tick="I understand"
      confirmLabel="Delete"
      onConfirmed={() => {}}
    />,
  )
  await user.click(screen.getByRole('button', { name: 'Open' }))
  const confirm = await screen.findByRole<HTMLButtonElement>('button', { name: 'Delete' })
  expect(confirm.disabled).toBe(true)

  await user.click(screen.getByRole('checkbox', { name: 'I understand' }))
  expect(confirm.disabled).toBe(false)

  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('button', { name: 'Open' }))
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Delete' })).disabled).toBe(
    true,
  )
})

test.each([
  ['delete', true],
  ['DELET', true],
  [' DELETE ', false],
])(
  'typing "%s" where DELETE is asked for leaves the button disabled: %s',
  async (words, disabled) => {
    const { user } = mount(
      <Confirm
        trigger={opener}
        title="Delete?"
        typed="DELETE"
        confirmLabel="Go on"
        onConfirmed={() => {}}
      />,
    )
    await user.click(screen.getByRole('button', { name: 'Open' }))

    await user.type(await screen.findByLabelText('Type DELETE to confirm'), words)

    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Go on' }).disabled).toBe(disabled)
  },
)

test('while it works it cannot be left or confirmed twice, and it stays when that did not work', async () => {
  const work = Promise.withResolvers<boolean>()
  const onConfirmed = vi.fn(() => work.promise)
  const { user } = mount(
    <Confirm trigger={opener} title="Delete?" confirmLabel="Delete" onConfirmed={onConfirmed} />,
  )
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await user.click(await screen.findByRole('button', { name: 'Delete' }))

  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await user.keyboard('{Escape}')

  expect(onConfirmed).toHaveBeenCalledOnce()
  expect(screen.getByRole('alertdialog')).toBeTruthy()

  work.resolve(false)

  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Delete' }).getAttribute('aria-disabled')).toBeNull(),
  )
  expect(screen.getByRole('alertdialog')).toBeTruthy()
})

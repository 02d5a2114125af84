// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { Button } from './button.tsx'
import { expectNoViolations } from '../testing/axe.ts'
import { mount } from '../testing/mount.ts'

test('a button does what it says', async () => {
  const onClick = vi.fn()
  const { user, container } = mount(<Button onClick={onClick}>Apply</Button>)

  await user.click(screen.getByRole('button', { name: 'Apply' }))

  expect(onClick).toHaveBeenCalledOnce()
  await expectNoViolations(container)
})

test('a busy button keeps its name and its focus, says that it works, and cannot be pressed twice', async () => {
  const onClick = vi.fn()
  const { user, container, rerender } = mount(
    <Button busy={false} onClick={onClick}>
      Save
    </Button>,
  )
  await user.tab()

  rerender(
    <Button busy busyLabel="Saving" onClick={onClick}>
      Save
    </Button>,
  )
  await user.keyboard('{Enter}')

  const button = screen.getByRole('button', { name: 'Save' })
  expect(button).toBe(document.activeElement)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByRole('status').textContent).toBe('Saving')
  expect(onClick).not.toHaveBeenCalled()
  await expectNoViolations(container)
})

test('a busy submit button does not send the form again', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const { user } = mount(
    <form onSubmit={onSubmit}>
      <input aria-label="Name" />
      <Button type="submit" busy>
        Send
      </Button>
    </form>,
  )

  await user.type(screen.getByLabelText('Name'), 'Jo{Enter}')
  await user.click(screen.getByRole('button', { name: 'Send' }))

  expect(onSubmit).not.toHaveBeenCalled()
})

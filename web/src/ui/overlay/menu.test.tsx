// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'

import { Button } from '../form/button.tsx'
import { Menu, MenuChoices, MenuItem, MenuLink } from './menu.tsx'
import { Tabs } from '../layout/tabs.tsx'
import { expectNoViolations } from '../testing/axe.ts'
import { mount } from '../testing/mount.ts'
import { Tooltip } from './tooltip.tsx'

test('a menu is opened, walked and picked from with the keyboard, and gives focus back', async () => {
  const onArchived = vi.fn()
  const { user } = mount(
    <Menu trigger={<Button>Actions</Button>}>
      <MenuItem onSelected={() => {}}>Edit</MenuItem>
      <MenuItem onSelected={onArchived}>Archive</MenuItem>
      <MenuLink href="#people">People</MenuLink>
    </Menu>,
  )
  const opener = screen.getByRole('button', { name: 'Actions' })
  opener.focus()

  await user.keyboard('{Enter}')
  await screen.findByRole('menu', { name: 'Actions' })
  await waitFor(() =>
    expect(screen.getByRole('menuitem', { name: 'Edit' })).toBe(document.activeElement),
  )
  expect(screen.getByRole('menuitem', { name: 'People' }).getAttribute('href')).toBe('#people')

  await user.keyboard('{ArrowDown}')
  await waitFor(() =>
    expect(screen.getByRole('menuitem', { name: 'Archive' })).toBe(document.activeElement),
  )
  await user.keyboard('{Enter}')

  expect(onArchived).toHaveBeenCalledOnce()
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  expect(opener).toBe(document.activeElement)
})

test('a disabled item cannot be picked', async () => {
  const onSelected = vi.fn()
  const { user } = mount(
    <Menu trigger={<Button>Actions</Button>}>
      <MenuItem disabled onSelected={onSelected}>
        Archive
      </MenuItem>
    </Menu>,
  )
  await user.click(screen.getByRole('button', { name: 'Actions' }))

  const item = await screen.findByRole('menuitem', { name: 'Archive' })
  expect(item.getAttribute('aria-disabled')).toBe('true')
  await user.keyboard('{Enter}')

  expect(onSelected).not.toHaveBeenCalled()
})

test('a choice in a menu says which one holds', async () => {
  const onValueChange = vi.fn()
  const { user } = mount(
    <Menu trigger={<Button>Theme</Button>}>
      <MenuChoices
        label="Theme"
        value="light"
        onValueChange={onValueChange}
        options={[
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
        ]}
      />
    </Menu>,
  )
  await user.click(screen.getByRole('button', { name: 'Theme' }))

  const light = await screen.findByRole('menuitemradio', { name: 'Light' })
  expect(light.getAttribute('aria-checked')).toBe('true')
  await user.click(screen.getByRole('menuitemradio', { name: 'Dark' }))

  expect(onValueChange).toHaveBeenCalledWith('dark')
})

test('tabs show the panel that the address names, and arrows move between them', async () => {
  const onValueChange = vi.fn()
  const { user, container } = mount(<Sections onValueChange={onValueChange} />)

  expect(screen.getByRole('tabpanel', { name: 'Tickets, 6' }).textContent).toBe('All tickets')
  await expectNoViolations(container)

  screen.getByRole('tab', { name: 'Tickets, 6' }).focus()
  await user.keyboard('{ArrowRight}{Enter}')

  expect(onValueChange).toHaveBeenLastCalledWith('notes')
  expect(screen.getByRole('tabpanel', { name: 'Notes' }).textContent).toBe('All notes')
})

test('what a tooltip says describes its button before it is seen', async () => {
  const { container } = mount(
    <Tooltip text="21 Nov 2026, 10:42 am">
      <Button>12 min ago</Button>
    </Tooltip>,
  )

  const button = screen.getByRole('button', { name: '12 min ago' })
  const description = document.getElementById(button.getAttribute('aria-describedby') ?? '')
  expect(description?.textContent).toBe('21 Nov 2026, 10:42 am')
  await expectNoViolations(container)
})

function Sections({ onValueChange }: { onValueChange: (value: string) => void }) {
  const [value, setValue] = useState<'tickets' | 'notes'>('tickets')
  return (
    <Tabs
      label="Profile"
      value={value}
      onValueChange={(next) => {
        setValue(next)
        onValueChange(next)
      }}
      tabs={[
        { value: 'tickets', label: 'Tickets', count: 6, panel: 'All tickets' },
        { value: 'notes', label: 'Notes', panel: 'All notes' },
      ]}
    />
  )
}

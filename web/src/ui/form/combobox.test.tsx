// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'

import { Combobox, type ComboboxOption } from './combobox.tsx'
import { Field } from './field.tsx'
import { expectNoViolations } from '../testing/axe.ts'
import { mount } from '../testing/mount.ts'

const towns: ComboboxOption[] = [
  { value: '6430', label: 'Kalgoorlie', hint: 'WA 6430' },
  { value: '6753', label: 'Newman', hint: 'WA 6753' },
  { value: '4825', label: 'Mount Isa', hint: 'QLD 4825' },
]

test('one is found by typing, taken with Enter, and focus comes back', async () => {
  const { user, onValueChange } = mountTowns()
  const box = screen.getByRole('combobox', { name: 'Town' })
  box.focus()

  await user.keyboard('{ArrowDown}')
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Search' })).toBe(document.activeElement),
  )
  await expectNoViolations(document.body)
  await user.keyboard('isa')
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
  await user.keyboard('{Enter}')

  expect(onValueChange).toHaveBeenLastCalledWith(towns[2])
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  expect(box.textContent).toBe('Mount Isa')
  expect(box).toBe(document.activeElement)
})

test('when nothing fits it says so', async () => {
  const { user } = mountTowns()
  await user.click(screen.getByRole('combobox', { name: 'Town' }))
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Search' })).toBe(document.activeElement),
  )

  await user.keyboard('zz')

  expect(await screen.findByText('No such town.')).toBeTruthy()
})

test('a choice can be taken back', async () => {
  const { user, onValueChange } = mountTowns({ start: towns[1] })

  await user.click(screen.getByRole('button', { name: 'Clear choice' }))

  expect(onValueChange).toHaveBeenLastCalledWith(null)
  expect(screen.getByRole('combobox', { name: 'Town' }).textContent).toBe('Choose one')
  expect(screen.getByRole('combobox', { name: 'Town' })).toBe(document.activeElement)
})

test('a search by the caller is asked for what is typed, and shows what comes back', async () => {
  const onSearchChange = vi.fn()
  const { user } = mountTowns({ onSearchChange })
  await user.click(screen.getByRole('combobox', { name: 'Town' }))
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Search' })).toBe(document.activeElement),
  )

  await user.keyboard('6753')

  expect(onSearchChange).toHaveBeenLastCalledWith('6753')
  expect(screen.getAllByRole('option')).toHaveLength(3)
})

interface TownProps {
  start?: ComboboxOption
  onSearchChange?: (text: string) => void
  onValueChange: (value: ComboboxOption | null) => void
}

function mountTowns(options: Omit<TownProps, 'onValueChange'> = {}) {
  const onValueChange = vi.fn()
  return { ...mount(<Town {...options} onValueChange={onValueChange} />), onValueChange }
}

function Town({ start, onSearchChange, onValueChange }: TownProps) {
  const [value, setValue] = useState<ComboboxOption | null>(start ?? null)
  return (
    <Field label="Town">
      <Combobox
        clearable
        options={towns}
        value={value}
        emptyText="No such town."
        onSearchChange={onSearchChange}
        onValueChange={(next) => {
          setValue(next)
          onValueChange(next)
        }}
      />
    </Field>
  )
}

// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'

import { DateField } from './date-field.tsx'
import { Field } from './field.tsx'
import { expectNoViolations } from '../testing/axe.ts'
import { mount } from '../testing/mount.ts'

test('a typed date is handed on as a day, and set straight when the field is left', async () => {
  const { user, onValueChange, input } = mountField()

  await user.type(input, '3/12/2026')
  await user.tab()

  expect(onValueChange).toHaveBeenLastCalledWith('2026-12-03')
  expect(input.value).toBe('03/12/2026')
})

test('the 31st of February is not taken for another day, and the field says so once it is left', async () => {
  const { user, onValueChange, input, container } = mountField()

  await user.type(input, '31/02/2027')
  expect(screen.queryByText(/no such day/u)).toBeNull()
  await user.tab()

  expect(onValueChange).toHaveBeenLastCalledWith('31/02/2027')
  expect(input.value).toBe('31/02/2027')
  expect(input.getAttribute('aria-invalid')).toBe('true')
  const said = document.getElementById(input.getAttribute('aria-describedby')?.split(' ')[0] ?? '')
  expect(said?.textContent).toBe('There is no such day. Check the day and the month.')
  await expectNoViolations(container)
})

test('a date before the first one allowed is named', async () => {
  const { user, input } = mountField({ min: '2026-11-21' })

  await user.type(input, '20112026')
  await user.tab()

  expect(screen.getByText('Choose 21/11/2026 or a later date.')).toBeTruthy()
})

test('a day is picked from the calendar with the keyboard, and focus comes back', async () => {
  const { user, onValueChange, input } = mountField({ start: '2026-12-03', min: '2026-11-21' })
  const opener = screen.getByRole('button', { name: 'Choose a date' })
  opener.focus()
  await user.keyboard('{Enter}')

  await screen.findByRole('grid', { name: 'December 2026' })
  const chosen = screen.getByRole('button', { name: 'Thursday, 3 December 2026, chosen' })
  await waitFor(() => expect(chosen).toBe(document.activeElement))
  await expectNoViolations(document.body)

  await user.keyboard('{ArrowDown}')
  await user.keyboard('{Enter}')

  expect(onValueChange).toHaveBeenLastCalledWith('2026-12-10')
  expect(input.value).toBe('10/12/2026')
  await waitFor(() => expect(screen.queryByRole('grid')).toBeNull())
  expect(opener).toBe(document.activeElement)
})

test('days outside the limits cannot be picked', async () => {
  const { user } = mountField({ start: '2026-11-25', min: '2026-11-21' })
  await user.click(screen.getByRole('button', { name: 'Choose a date' }))

  const day = await screen.findByRole<HTMLButtonElement>('button', { name: /20 November 2026/u })

  expect(day.disabled).toBe(true)
})

function mountField({ start = '', min }: { start?: string; min?: string } = {}) {
  const onValueChange = vi.fn()
  const mounted = mount(<StartDate start={start} min={min} onValueChange={onValueChange} />)
  return { ...mounted, onValueChange, input: screen.getByLabelText<HTMLInputElement>('Start date') }
}

interface StartDateProps {
  start: string
  min?: string
  onValueChange: (value: string) => void
}

function StartDate({ start, min, onValueChange }: StartDateProps) {
  const [value, setValue] = useState(start)
  return (
    <Field label="Start date">
      <DateField
        value={value}
        min={min}
        onValueChange={(next) => {
          setValue(next)
          onValueChange(next)
        }}
      />
    </Field>
  )
}

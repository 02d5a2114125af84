// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { Checkbox } from './checkbox.tsx'
import { Field } from './field.tsx'
import { NumberInput } from './number-input.tsx'
import { PasswordInput } from './password-input.tsx'
import { RadioGroup } from './radio-group.tsx'
import { Select } from './select.tsx'
import { expectNoViolations } from '../testing/axe.ts'
import { mount } from '../testing/mount.ts'
import { TextArea } from './text-area.tsx'
import { TextInput } from './text-input.tsx'

test('any control in a field is named, explained, required and marked invalid', async () => {
  const wiring = { label: 'Label', hint: 'A hint.', error: 'A fault.', required: true }
  const { container } = mount(
    <>
      <Field {...wiring} label="Words">
        <TextInput />
      </Field>
      <Field {...wiring} label="Figure">
        <NumberInput prefix="$" suffix="/hour" />
      </Field>
      <Field {...wiring} label="Story">
        <TextArea />
      </Field>
      <Field {...wiring} label="Pick">
        <Select options={[{ value: 'wa', label: 'WA' }]} />
      </Field>
    </>,
  )

  for (const name of ['Words', 'Figure', 'Story', 'Pick']) {
    const control = screen.getByLabelText(new RegExp(name))
    expect(control.getAttribute('aria-invalid')).toBe('true')
    expect(control.getAttribute('aria-required')).toBe('true')
    expect(describedWords(control)).toBe('A fault. A hint.')
  }
  await expectNoViolations(container)
})

test('a field that is in order marks nothing as wrong', () => {
  mount(
    <Field label="Name">
      <TextInput />
    </Field>,
  )

  const control = screen.getByRole('textbox', { name: 'Name' })
  expect(control.hasAttribute('aria-invalid')).toBe(false)
  expect(control.hasAttribute('aria-describedby')).toBe(false)
})

test('a field names a group of radios, and the arrow keys choose among them', async () => {
  const { user, container } = mount(
    <Field label="Roster" group error="Please select a roster.">
      <RadioGroup
        choices={[
          { value: 'fifo', label: 'FIFO' },
          { value: 'dido', label: 'DIDO' },
        ]}
      />
    </Field>,
  )

  await user.click(screen.getByLabelText('FIFO'))
  await user.keyboard('{ArrowDown}')

  const group = screen.getByRole('radiogroup', { name: 'Roster' })
  expect(describedWords(group)).toBe('Please select a roster.')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'DIDO' }).checked).toBe(true)
  await expectNoViolations(container)
})

test('a password can be shown and hidden again', async () => {
  const { user, container } = mount(
    <Field label="Password">
      <PasswordInput defaultValue="ochre" />
    </Field>,
  )
  const input = screen.getByLabelText('Password')
  expect(input.getAttribute('type')).toBe('password')

  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(input.getAttribute('type')).toBe('text')

  await user.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(input.getAttribute('type')).toBe('password')
  await expectNoViolations(container)
})

test('the counter follows what is written, and speaks when the end is near', async () => {
  const { user } = mount(
    <Field label="Summary">
      <TextArea counter maxLength={20} />
    </Field>,
  )

  await user.type(screen.getByLabelText('Summary'), 'Nine on')
  expect(screen.getByText('7 of 20')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('')

  await user.type(screen.getByLabelText('Summary'), ', five off.')
  expect(screen.getByRole('status').textContent).toBe('2 characters left')
})

test('a checkbox that stands for some of its things says "mixed"', () => {
  mount(<Checkbox label="All tickets" indeterminate />)

  expect(screen.getByRole<HTMLInputElement>('checkbox').indeterminate).toBe(true)
})

function describedWords(control: HTMLElement): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
}

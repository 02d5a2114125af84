// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'

import { createFormStore } from '../../forms/form-store.ts'
import { CareerFields } from './career-fields.tsx'
import { emptyPerson } from './person-values.ts'
import { RadioGroup } from '../../ui/form/radio-group.tsx'
import { mount } from '../../ui/testing/mount.ts'

const choices = [
  { value: 'hour', label: 'Hourly' },
  { value: 'day', label: 'Daily' },
] as const

function Rate() {
  const [value, setValue] = useState<'hour' | 'day'>()
  return (
    <>
      <RadioGroup aria-label="Rate type" choices={choices} value={value} onChosen={setValue} />
      <button type="button" onClick={() => setValue(undefined)}>
        None
      </button>
    </>
  )
}

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })

test('a choice may be taken back, and none of them is chosen then', async () => {
  const { user } = mount(<Rate />)
  await user.click(radio('Daily'))
  expect(radio('Daily').checked).toBe(true)

  await user.click(screen.getByRole('button', { name: 'None' }))
  expect(radio('Daily').checked).toBe(false)
  expect(radio('Hourly').checked).toBe(false)
})

test('arrow keys go through the contract types and stay in the form, and so does who clears them', async () => {
  const { user } = mount(<CareerFields form={{ store: createFormStore(emptyPerson) }} />)
  const group = await screen.findByRole('radiogroup', { name: /Contract status/ })
  const [first, second] = group.querySelectorAll<HTMLInputElement>('input')

  first?.focus()
  await user.keyboard(' ')
  await user.keyboard('{ArrowRight}')
  expect(second?.checked).toBe(true)
  expect(document.activeElement).toBe(second)

  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(second?.checked).toBe(false)
  expect(document.activeElement).toBe(first)
})

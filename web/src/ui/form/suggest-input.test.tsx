// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'

import { Field } from './field.tsx'
import { SuggestInput } from './suggest-input.tsx'
import { mount } from '../testing/mount.ts'

const towns = ['Newcastle NSW', 'Newman WA']

function Suburb({ onTaken }: { onTaken?: (town: string) => void }) {
  const [value, setValue] = useState('')
  return (
    <>
      <h1>Edit Profile</h1>
      <Field label="Suburb">
        <SuggestInput
          name="suburb"
          value={value}
          onChange={({ target }) => setValue(target.value)}
          suggestions={towns.filter((town) => value !== '' && town.startsWith(value))}
          {...(onTaken && { onTaken })}
        />
      </Field>
      <button type="button">Save</button>
    </>
  )
}

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Suburb' })
const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

test('while something is offered, the page and the label are still there for screen readers', async () => {
  const { user } = mount(<Suburb />)
  await user.type(box(), 'New')

  expect(offered()).toEqual(towns)
  expect(screen.getByRole('heading', { name: 'Edit Profile' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy()
  expect(screen.getByText('Suburb').closest('[aria-hidden]')).toBeNull()
  expect(box().getAttribute('aria-expanded')).toBe('true')
})

test('one is taken by a press or by the keyboard, and the box keeps the focus', async () => {
  const { user } = mount(<Suburb />)
  await user.type(box(), 'New')
  await user.click(screen.getByRole('option', { name: 'Newman WA' }))
  expect(box().value).toBe('Newman WA')
  expect(document.activeElement).toBe(box())
  expect(offered()).toEqual([])

  await user.clear(box())
  await user.type(box(), 'New')
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(box().value).toBe('Newman WA')
  expect(offered()).toEqual([])
})

test('who takes care of what is taken is told of it once', async () => {
  const onTaken = vi.fn()
  const { user } = mount(<Suburb onTaken={onTaken} />)
  await user.type(box(), 'New')
  await user.click(screen.getByRole('option', { name: 'Newcastle NSW' }))

  expect(onTaken.mock.calls).toEqual([['Newcastle NSW']])
  expect(box().value).toBe('New')
})

test('Escape takes nothing away where no list is open', async () => {
  const { user } = mount(<Suburb />)
  await user.type(box(), 'Kalgoorlie')
  await user.keyboard('{Escape}{Escape}')
  expect(box().value).toBe('Kalgoorlie')

  await user.clear(box())
  await user.type(box(), 'New')
  await user.keyboard('{Escape}{Escape}')
  expect(box().value).toBe('New')
})

test('it is left with Escape, and by going on', async () => {
  const { user } = mount(<Suburb />)
  await user.type(box(), 'New')
  await user.keyboard('{Escape}')
  expect(offered()).toEqual([])
  expect(box().value).toBe('New')

  await user.type(box(), 'm')
  expect(offered()).toEqual(['Newman WA'])
  await user.tab()
  expect(offered()).toEqual([])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save' }))
})

// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'

import { expectNoViolations } from '../testing/axe.ts'
import { mount } from '../testing/mount.ts'
import { SuggestingSearchBox } from './suggesting-search-box.tsx'

const searches = ['Electrician', 'Electrical Engineer']
const onSearched = vi.fn<(text: string) => void>()

function Box({ inForce = '' }: { inForce?: string }) {
  const [typed, setTyped] = useState('')
  return (
    <SuggestingSearchBox
      label="Search jobs"
      value={inForce}
      suggestions={searches.filter((one) => typed !== '' && one.startsWith(typed))}
      onTyped={setTyped}
      onSearched={onSearched}
    />
  )
}

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search jobs' })
const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

test('what is typed is searched for with Enter, whatever is offered meanwhile', async () => {
  onSearched.mockClear()
  const { user, container } = mount(<Box />)

  await user.type(box(), 'Elec')
  expect(offered()).toEqual(searches)
  await expectNoViolations(container)

  await user.keyboard('{Enter}')
  expect(onSearched.mock.calls).toEqual([['Elec']])
  expect(offered()).toEqual([])
})

test('a suggestion is taken by the keyboard or a press, and searched for at once', async () => {
  onSearched.mockClear()
  const { user } = mount(<Box />)

  await user.type(box(), 'Elec{ArrowDown}{ArrowDown}{Enter}')
  expect(onSearched.mock.calls).toEqual([['Electrical Engineer']])
  expect(box().value).toBe('Electrical Engineer')
  expect(document.activeElement).toBe(box())

  await user.clear(box())
  await user.type(box(), 'Elec')
  await user.click(screen.getByRole('option', { name: 'Electrician' }))
  expect(onSearched).toHaveBeenLastCalledWith('Electrician')
  expect(onSearched).toHaveBeenCalledTimes(2)
})

test('Escape leaves the suggestions and keeps what was typed', async () => {
  const { user } = mount(<Box />)

  await user.type(box(), 'Elec{Escape}')

  expect(offered()).toEqual([])
  expect(box().value).toBe('Elec')
})

test('the box follows the search in force, and clearing it searches for nothing', async () => {
  onSearched.mockClear()
  const { user, rerender } = mount(<Box inForce="sparky" />)
  rerender(<Box inForce="sparky pilbara" />)
  expect(box().value).toBe('sparky pilbara')

  await user.click(screen.getByRole('button', { name: 'Clear search' }))

  expect(onSearched.mock.calls).toEqual([['']])
  expect(document.activeElement).toBe(box())
})

test('the mark goes round by way of the box, and screen readers are told where it is', async () => {
  const { user } = mount(<Box />)
  const marked = () =>
    screen.queryByRole('option', { selected: true })?.id ===
    (box().getAttribute('aria-activedescendant') ?? undefined)
      ? screen.queryByRole('option', { selected: true })?.textContent
      : 'told wrongly'

  await user.type(box(), 'Elec')
  expect(box().getAttribute('aria-expanded')).toBe('true')
  expect(box().getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id)
  expect(marked()).toBeUndefined()

  await user.keyboard('{ArrowUp}')
  expect(marked()).toBe('Electrical Engineer')
  await user.keyboard('{ArrowDown}')
  expect(marked()).toBeUndefined()
  await user.keyboard('{ArrowDown}')
  expect(marked()).toBe('Electrician')

  await user.type(box(), 't')
  expect(marked(), 'what is typed on marks nothing').toBeUndefined()
})

test('an arrow brings back what was left, and going elsewhere leaves it', async () => {
  const { user } = mount(<Box />)

  await user.type(box(), 'Elec{Escape}{ArrowDown}')
  expect(offered()).toEqual(searches)

  await user.tab()
  expect(offered()).toEqual([])
  expect(box().getAttribute('aria-expanded')).toBe('false')
})

test('what is pointed at is marked, and Enter takes it', async () => {
  onSearched.mockClear()
  const { user } = mount(<Box />)

  await user.type(box(), 'Elec')
  await user.hover(screen.getByRole('option', { name: 'Electrical Engineer' }))
  await user.keyboard('{Enter}')

  expect(onSearched.mock.calls).toEqual([['Electrical Engineer']])
})

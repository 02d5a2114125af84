// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { SearchBox } from './search-box.tsx'
import { expectNoViolations } from '../testing/axe.ts'
import { mount } from '../testing/mount.ts'

test('a search starts with Enter, without the blanks around it', async () => {
  const onSearched = vi.fn()
  const { user, container } = mount(<SearchBox label="Search people" onSearched={onSearched} />)

  await user.type(screen.getByRole('searchbox', { name: 'Search people' }), ' fitter {Enter}')

  expect(onSearched.mock.calls).toEqual([['fitter']])
  await expectNoViolations(container)
})

test('clearing the search searches for nothing and keeps the cursor in the box', async () => {
  const onSearched = vi.fn()
  const { user } = mount(<SearchBox label="Search people" value="fitter" onSearched={onSearched} />)

  await user.click(screen.getByRole('button', { name: 'Clear search' }))

  const box = screen.getByRole<HTMLInputElement>('searchbox')
  expect(onSearched.mock.calls).toEqual([['']])
  expect(box.value).toBe('')
  expect(box).toBe(document.activeElement)
  expect(screen.queryByRole('button')).toBeNull()
})

test('clearing what was typed but never searched for is no new search', async () => {
  const onSearched = vi.fn()
  const { user } = mount(<SearchBox label="Search people" onSearched={onSearched} />)

  await user.type(screen.getByRole('searchbox'), 'x')
  await user.click(screen.getByRole('button', { name: 'Clear search' }))

  expect(onSearched).not.toHaveBeenCalled()
})

test('the box follows the search in force when Back changes it', () => {
  const onSearched = vi.fn()
  const { rerender } = mount(<SearchBox label="Search" value="fitter" onSearched={onSearched} />)

  rerender(<SearchBox label="Search" value="shotfirer" onSearched={onSearched} />)

  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('shotfirer')
})

// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { TextArea } from './text-area.tsx'

beforeEach(() => vi.stubGlobal('CSS', { supports: () => true }))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('what is pasted and does not fit is told, until something else is written', async () => {
  const user = userEvent.setup()
  render(<TextArea aria-label="Notes" maxLength={10} defaultValue="abcde" />)
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Notes' })
  await user.click(box)
  await user.paste('0123456789')

  expect(box.value).toBe('abcde01234')
  expect(screen.getByText('5 characters did not fit and were left out.')).toBeTruthy()

  await user.keyboard('{Backspace}')
  expect(screen.queryByText(/did not fit/)).toBeNull()

  await user.paste('56')
  expect(screen.getByText('1 character did not fit and was left out.')).toBeTruthy()
})

test('what replaces a selection has its room', async () => {
  const user = userEvent.setup()
  render(<TextArea aria-label="Notes" maxLength={10} defaultValue="abcdefghij" />)
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Notes' })
  await user.click(box)
  box.setSelectionRange(0, 10)
  await user.paste('0123456789')

  expect(box.value).toBe('0123456789')
  expect(screen.queryByText(/did not fit/)).toBeNull()
})

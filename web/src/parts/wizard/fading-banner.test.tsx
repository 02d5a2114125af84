// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createFormStore } from '../../forms/form-store.ts'
import { mount } from '../../ui/testing/mount.ts'
import { FadingBanner } from './fading-banner.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what is wrong goes by itself, and its fields stay marked', async () => {
  const store = createFormStore({ email: '' })
  store.fail('Please check the form.', { email: 'Not an address.' })
  mount(<FadingBanner store={store} />)
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(screen.getByText('Please check the form.')).toBeTruthy()

  await act(() => vi.advanceTimersByTimeAsync(300))
  expect(screen.queryByText('Please check the form.')).toBeNull()
  expect(store.state().faults).toEqual({ email: 'Not an address.' })
})

// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { mount } from '../../ui/testing/mount.ts'
import { CopyJobId } from './copy-job-id.tsx'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function press() {
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /^Copy the job ID/ })))
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('what came of each press is shown for its full time', async () => {
  vi.useFakeTimers()
  mount(<CopyJobId slug="fitter-1a2b3c4d" />)
  vi.stubGlobal('navigator', { clipboard: { writeText: async () => {} } })
  const told = screen.getByRole('status')

  await press()
  expect(told.textContent).toBe('Job ID #fitter-1a2b3c4d has been copied to your clipboard.')
  await pass(2000)
  await press()
  await pass(2000)
  expect(told.textContent).not.toBe('')
  await pass(1000)
  expect(told.textContent).toBe('')
})

test('a failure does not look like a success', async () => {
  mount(<CopyJobId slug="fitter-1a2b3c4d" />)
  const told = screen.getByRole('status')
  vi.stubGlobal('navigator', { clipboard: { writeText: async () => {} } })
  await press()
  const look = told.className

  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('no')) } })
  await press()

  expect(told.textContent).toBe('Your browser did not let us copy it. Please select it instead.')
  expect(told.className).not.toBe(look)
})

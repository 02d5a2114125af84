import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { CodeMissing, codeOrRefusal } from './code-or-refusal.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('code that never comes is refused in the end', async () => {
  const refused = vi.fn<(failed: unknown) => void>()
  codeOrRefusal(new Promise(() => {})).catch(refused)

  await vi.advanceTimersByTimeAsync(19_000)
  expect(refused).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1000)
  expect(refused).toHaveBeenCalledWith(expect.any(CodeMissing))
})

test('code that comes leaves nothing waiting', async () => {
  expect(await codeOrRefusal(Promise.resolve('code'))).toBe('code')
  expect(vi.getTimerCount()).toBe(0)
})

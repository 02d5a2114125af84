import { lastResort, Refusal } from '@headframe/wire'
import { afterEach, expect, test, vi } from 'vitest'

import { textOfFailure } from './failure.ts'

const reports = vi.fn<(bug: unknown) => void>()
vi.stubGlobal('reportError', reports)
afterEach(() => void reports.mockClear())

test('a refusal is told in its own words and is no bug', () => {
  expect(textOfFailure(new Refusal('UNREACHABLE'))).not.toBe(lastResort)
  expect(reports).not.toHaveBeenCalled()
})

test('a bug is told in plain words, and reported once however often it is told', () => {
  const bug = new TypeError('undefined is not a function', { cause: 'a slip' })

  expect(textOfFailure(bug)).toBe(lastResort)
  expect(textOfFailure(bug)).toBe(lastResort)
  expect(reports.mock.calls).toEqual([[bug]])
})

test('what is thrown and is no error is reported as the cause of one', () => {
  textOfFailure('a word')
  expect(reports).toHaveBeenCalledWith(expect.objectContaining({ cause: 'a word' }))
})

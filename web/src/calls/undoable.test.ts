// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { doLater, doNow, takeBack } from './undoable.ts'

const act = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  act.mockClear()
  doLater('withdraw j-1', act)
})

afterEach(() => {
  takeBack('withdraw j-1')
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('it is done once, when its time is over', () => {
  expect(act).not.toHaveBeenCalled()
  doNow('withdraw j-1')
  doNow('withdraw j-1')
  expect(act).toHaveBeenCalledOnce()
})

test('it is done as soon as nobody sees the page any more', () => {
  document.dispatchEvent(new Event('visibilitychange'))
  expect(act).not.toHaveBeenCalled()

  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(act).toHaveBeenCalledOnce()
})

test('it is done although what tells of it waits in a window that nobody looks at', () => {
  vi.advanceTimersByTime(60_000)
  expect(act).toHaveBeenCalledOnce()
})

test('what was taken back is not done, nor for it what was asked for later', () => {
  vi.advanceTimersByTime(20_000)
  takeBack('withdraw j-1')
  const later = vi.fn()
  doLater('withdraw j-1', later)

  vi.advanceTimersByTime(15_000)
  expect(act).not.toHaveBeenCalled()
  expect(later).not.toHaveBeenCalled()
})

test('whatever tells of what was taken back ends nothing that was asked for later', () => {
  takeBack('withdraw j-1')
  const first = doLater('withdraw j-1', act)
  first.over.addEventListener('abort', first.doNow)
  takeBack('withdraw j-1')
  expect(first.over.aborted).toBe(true)

  const later = vi.fn()
  const second = doLater('withdraw j-1', later)
  first.doNow()
  first.takeBack()
  expect(later).not.toHaveBeenCalled()
  expect(second.over.aborted).toBe(false)

  second.doNow()
  expect(later).toHaveBeenCalledOnce()
  expect(second.over.aborted).toBe(true)
  expect(act).not.toHaveBeenCalled()
})

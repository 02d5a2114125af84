import { expect, test } from 'vitest'

import {
  complete,
  isReachable,
  nextAfter,
  reopen,
  standAt,
  visit,
  type Progress,
} from './progress.ts'

type Step = 'one' | 'two' | 'three'
const steps = ['one', 'two', 'three'] as const
const begun: Progress<Step> = { visited: new Set(['one']), completed: new Set() }

test('a step is open to those who have been there or have completed it', () => {
  const further = visit(complete(begun, 'one'), 'two')

  expect(steps.map((step) => isReachable(further, step))).toEqual([true, true, false])
})

test('an address leads to its step when it is open, otherwise to the last one that is', () => {
  const further = visit(begun, 'two')

  expect(standAt(further, steps, 'one')).toBe('one')
  expect(standAt(further, steps, 'three')).toBe('two')
  expect(standAt(further, steps, 'nowhere')).toBe('two')
  expect(standAt(further, steps, undefined)).toBe('two')
})

test('a step that turns out wrong is not complete any more, and stays open', () => {
  const done = complete(complete(begun, 'one'), 'two')
  const mended = reopen(done, ['one'])

  expect([...mended.completed]).toEqual(['two'])
  expect(isReachable(mended, 'one')).toBe(true)
})

test('what turned out wrong is gone through step by step, and then comes the end', () => {
  const isMending = { isMending: true }
  const all = steps.reduce(complete, begun)
  const wrong = reopen(all, ['one', 'two'])

  expect(nextAfter(wrong, steps, 'one', isMending)).toBe('two')
  expect(nextAfter(wrong, steps, 'two', isMending)).toBe('one')
  expect(nextAfter(reopen(all, ['one']), steps, 'one', isMending)).toBe('three')
  expect(nextAfter(reopen(all, ['one']), steps, 'one', { isMending: false })).toBe('two')
  expect(nextAfter(wrong, steps, 'three', isMending)).toBeUndefined()
})

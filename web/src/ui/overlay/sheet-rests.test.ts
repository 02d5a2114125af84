import { expect, test } from 'vitest'

import { depthsOf, restAfterDrag, restBeside } from './sheet-rests.ts'

const depths = depthsOf(600, 80)

test('a sheet shows only its peek, half of itself, or all', () => {
  expect(depths).toEqual({ peek: 520, half: 300, full: 0 })
})

test('where the peek is as high as half of the sheet, half is higher', () => {
  expect(depthsOf(380, 200)).toEqual({ peek: 180, half: 116, full: 0 })
  expect(depthsOf(300, 200)).toEqual({ peek: 100, half: 50, full: 0 })
  expect(depthsOf(150, 200)).toEqual({ peek: 0, half: 0, full: 0 })
})

test('a sheet that is let go rests where it is nearest', () => {
  expect(restAfterDrag(430, 0, depths)).toBe('peek')
  expect(restAfterDrag(390, 0, depths)).toBe('half')
  expect(restAfterDrag(160, 0.2, depths)).toBe('half')
  expect(restAfterDrag(140, -0.2, depths)).toBe('full')
})

test('a sheet that is thrown goes on to the next rest, however short the way was', () => {
  expect(restAfterDrag(510, -0.4, depths)).toBe('half')
  expect(restAfterDrag(290, -0.4, depths)).toBe('full')
  expect(restAfterDrag(10, 0.4, depths)).toBe('half')
  expect(restAfterDrag(310, 0.4, depths)).toBe('peek')
})

test('a sheet that is thrown past its last rest stays there', () => {
  expect(restAfterDrag(0, -2, depths)).toBe('full')
  expect(restAfterDrag(520, 2, depths)).toBe('peek')
})

test('a step leads to the rest beside, and no farther than the last', () => {
  expect(restBeside('peek', 1)).toBe('half')
  expect(restBeside('half', -1)).toBe('peek')
  expect(restBeside('full', 1)).toBe('full')
  expect(restBeside('peek', -1)).toBe('peek')
})

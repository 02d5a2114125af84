import { expect, test } from 'vitest'

import { everyLike, ids, numberWithin, oneOf, pageNumber, someOf, text } from './wish-readers.ts'

test.each([
  ['3', 3],
  [3, 3],
  ['1', undefined],
  ['0', undefined],
  ['-2', undefined],
  ['2.5', undefined],
  ['next', undefined],
  ['99999999999', undefined],
  [undefined, undefined],
  [['2', '3'], undefined],
])('the page wished for by %o is %o', (value, page) => {
  expect(pageNumber(value)).toBe(page)
})

test.each([
  ['0', 0],
  [2, 2],
  ['', undefined],
  ['3', undefined],
  [undefined, undefined],
  [['0', '1'], undefined],
])('of 0, 1 and 2, %o is %o', (value, number) => {
  expect(oneOf([0, 1, 2])(value)).toBe(number)
})

test('a text of nothing is none, and a number in an address stays what was typed', () => {
  expect(text('  ')).toBeUndefined()
  expect(text(' dozer ')).toBe('dozer')
  expect(text(6430)).toBe('6430')
  expect(text(['a', 'b'])).toBeUndefined()
  expect(text('a'.repeat(300))).toHaveLength(200)
})

test('several values stand one after the other or with commas between them, each once', () => {
  expect(someOf(['a', 'b', 'c'])('c,a,a,x')).toEqual(['a', 'c'])
  expect(someOf(['a', 'b', 'c'])(['c', 'b'])).toEqual(['b', 'c'])
  expect(someOf(['a'])('x')).toBeUndefined()
  expect(ids('1,1,x,0,8')).toEqual([1, 8])
  expect(everyLike(/^\d+:\d+$/)('14:7,14/7')).toEqual(['14:7'])
})

test.each([
  ['-31.95', -31.95],
  [12, 12],
  ['91', undefined],
  ['1e1', undefined],
  ['', undefined],
])('within -90 and 90, %o is %o', (value, number) => {
  expect(numberWithin(-90, 90)(value)).toBe(number)
})

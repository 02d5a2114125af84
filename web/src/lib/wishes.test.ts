import { expect, test } from 'vitest'

import { oneOfNumbers, pageWish, textWish } from './wishes.ts'

test.each([
  ['3', 3],
  [3, 3],
  ['1', undefined],
  ['0', undefined],
  ['-2', undefined],
  ['2.5', undefined],
  ['next', undefined],
  [undefined, undefined],
  [['2', '3'], undefined],
])('the page wished for by %o is %o', (value, page) => {
  expect(pageWish(value)).toBe(page)
})

test.each([
  ['0', 0],
  [2, 2],
  ['', undefined],
  ['3', undefined],
  [undefined, undefined],
  [['0', '1'], undefined],
])('of 0, 1 and 2, %o is %o', (value, number) => {
  expect(oneOfNumbers([0, 1, 2], value)).toBe(number)
})

test('a text of nothing is none, and a number in an address stays what was typed', () => {
  expect(textWish('  ')).toBeUndefined()
  expect(textWish(' dozer ')).toBe('dozer')
  expect(textWish(6430)).toBe('6430')
  expect(textWish(['a', 'b'])).toBeUndefined()
})

import { expect, test } from 'vitest'
import { isDatedTable } from './dated-table.ts'
import type { Segment } from './segments.ts'

const cell = (text: string, x: number, y: number): Segment => ({
  text,
  x,
  right: x + 40,
  y,
  size: 10,
  isBold: false,
  isItalic: false,
  isBullet: false,
})
const isDate = (text: string) => /\b20\d\d\b/.test(text)

/** Each cell in the middle of its row, its lines 12 points from each other. */
const inTheMiddle = (lines: readonly string[], x: number, row: number) =>
  lines.map((text, at) => cell(text, x, 110 + row * 27 + (at - (lines.length - 1) / 2) * 12))

const names = [['Dogging'], ['Working', 'at heights'], ['First aid'], ['HR', 'licence']]
const left = names.flatMap((lines, row) => inTheMiddle(lines, 48, row))
const numbers = [['HRW', '204871'], ['1187'], ['77821'], ['5529', '031']]
const dates = [['03/2027'], ['14 Mar', '2027'], ['06/2028'], ['09/2029']]
const right = [
  ...numbers.flatMap((lines, row) => inTheMiddle(lines, 150, row)),
  ...dates.flatMap((lines, row) => inTheMiddle(lines, 210, row)),
]

test('cells of any number of lines around the dates of their rows are a table', () => {
  expect(isDatedTable(left, right, isDate)).toBe(true)
})

test('lines that stand where they like beside dates are a text of their own', () => {
  const text = Array.from({ length: 9 }, (_, at) => cell('Overhauls of pumps', 48, 103 + at * 13.3))
  expect(isDatedTable(text, right, isDate)).toBe(false)
})

test('without dates nothing tells of rows', () => {
  expect(isDatedTable(left, right, () => false)).toBe(false)
})

import { expect, test } from 'vitest'

import { amountIn } from './amount-in.ts'

test.each([
  ['$1,200', '1200'],
  [' $ 62.50 ', '62.50'],
  ['1,234,567.5', '1234567.5'],
  ['1 200', '1200'],
  ['', ''],
])('%j is the amount %j', (typed, amount) => {
  expect(amountIn(typed)).toBe(amount)
})

test.each(['62,50', '62,5', '15,0000', '62,50/hr', '1,2'])(
  'a comma in %j that parts no thousands is not dropped',
  (typed) => {
    expect(amountIn(typed)).toBe(typed)
  },
)

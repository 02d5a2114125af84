import { expect, test } from 'vitest'

import { amountIn, pointMeant, rateHint } from './amount-in.ts'

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

test.each([
  ['62,50', 'Write cents after a point: 62.50'],
  ['$ 62,5', 'Write cents after a point: 62.50'],
  ['1200,00', 'Write cents after a point: 1200.00'],
  ['1,200', undefined],
  ['62.50', undefined],
  ['', undefined],
])('of %j is said %j', (typed, said) => {
  expect(pointMeant(typed)).toBe(said)
})

test.each([
  ['62,50', 'Write cents after a point: 62.50'],
  ['$100,001', 'A rate can be $100,000 at most.'],
  ['100000', undefined],
  ['lots', undefined],
  ['', undefined],
])('of the rate %j is said %j', (typed, said) => {
  expect(rateHint(typed)).toBe(said)
})

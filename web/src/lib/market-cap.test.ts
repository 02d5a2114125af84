import { expect, test } from 'vitest'

import { formatMarketCap } from './market-cap.ts'

test.each([
  [186_500_000_000, '$186.50B AUD'],
  [1_250_000_000, '$1.25B AUD'],
  [1_005_000_000, '$1.01B AUD'],
  [1_000_000_000, '$1.00B AUD'],
  [450_000_000, '$450.00M AUD'],
  [1_234_567, '$1.23M AUD'],
  [1_000_000, '$1.00M AUD'],
  [950_000, '$950.00K AUD'],
  [1000, '$1.00K AUD'],
  [999, '$999 AUD'],
  [12.5, '$13 AUD'],
  [0, '$0 AUD'],
])('%d dollars read "%s"', (amount, text) => {
  expect(formatMarketCap(amount)).toBe(text)
})

test.each([
  [999_995_000, '$1.00B AUD'],
  [999_994_999, '$999.99M AUD'],
  [999_995, '$1.00M AUD'],
  [999_994, '$999.99K AUD'],
  [999.5, '$1.00K AUD'],
  [999.4, '$999 AUD'],
])('%d dollars, just at a border, never read as a thousand of the smaller unit', (amount, text) => {
  expect(formatMarketCap(amount)).toBe(text)
})

import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAmount } from './market-cap.ts'

test.each([
  ['$1.2B', 1_200_000_000],
  ['1.2 billion', 1_200_000_000],
  ['A$450M', 450_000_000],
  ['AU$450M', 450_000_000],
  ['AUD 450 m', 450_000_000],
  ['AUD $450m', 450_000_000],
  ['450,000,000', 450_000_000],
  ['450000000', 450_000_000],
  ['$3.4bn', 3_400_000_000],
  ['~$80 million', 80_000_000],
  ['Approx. $80 Million', 80_000_000],
  ['Approximately $80m', 80_000_000],
  ['about 80 mil', 80_000_000],
  ['c. $80m', 80_000_000],
  ['$950k', 950_000],
  ['950 thousand', 950_000],
  ['450M AUD', 450_000_000],
  ['450 million Australian dollars', 450_000_000],
  ['  2 billions dollars.  ', 2_000_000_000],
  ['$1,250.5M', 1_250_500_000],
  ['$1.1B', 1_100_000_000],
  ['＄１．２Ｂ', 1_200_000_000],
  ['A$\u00a01.2\u00a0billion', 1_200_000_000],
  ['$1 trillion', 1e12],
  ['1,000,000,000,000,000', 1e15],
])('"%s" is %d dollars', (text, dollars) => {
  expect(readAmount(text)).toBe(dollars)
})

test.each([
  ['a range', '$1-2B'],
  ['a range', '$100M to $200M'],
  ['a range', '1.2B – 1.5B'],
  ['a range', 'between 1 and 2 billion'],
  ['an open end', '$1B+'],
  ['an open end', 'over $1B'],
  ['an open end', '<$50M'],
  ['a percentage', '15%'],
  ['a percentage', '15 per cent'],
  ['US dollars', 'US$1.2B'],
  ['US dollars', 'USD 1.2B'],
  ['US dollars', '$1.2B USD'],
  ['US dollars', '1.2 billion US dollars'],
  ['pounds', '£400M'],
  ['pounds', '400M GBP'],
  ['euros', '€400M'],
  ['Canadian dollars', 'C$400M'],
  ['New Zealand dollars', 'NZ$400M'],
  ['no amount', 'Private company'],
  ['no amount', 'N/A'],
  ['no amount', ''],
  ['no amount', '$'],
  ['no amount', 'million'],
  ['nothing', '$0'],
  ['less than nothing', '-$5M'],
  ['less than a dollar', '$0.4'],
  ['more than the world', '1,001 trillion'],
  ['a decimal comma', '1,2B'],
  ['a version', '1.2.3'],
  ['another unit', '450 tonnes'],
  ['another unit', '450 t'],
  ['another unit', '450 kt'],
  ['an amount in a sentence', 'We raised $5M in 2024'],
])('%s, as in "%s", is no amount', (_what, text) => {
  expect(readAmount(text)).toBeUndefined()
})

test('any text gives whole dollars within bounds, or nothing, at once', () => {
  const parts = fc.constantFrom(
    '$',
    'a',
    'aud',
    '1',
    '000',
    ',',
    '.',
    ' ',
    'm',
    'billion',
    '~',
    '-',
  )
  const text = fc.oneof(
    fc.string(),
    fc.array(parts, { maxLength: 200 }).map((all) => all.join('')),
  )

  fc.assert(
    fc.property(text, (said) => {
      const dollars = readAmount(said) ?? 1
      expect(Number.isInteger(dollars) && dollars > 0 && dollars <= 1e15).toBe(true)
    }),
    { numRuns: 500 },
  )
})

import { expect, test } from 'vitest'
import { judgeCard } from './judge-card.ts'

const noon = new Date('2026-11-21T01:00:00Z')
const goodCard = { number: '4242424242424242', exp_month: '12', exp_year: '2030', cvc: '123' }

const judged = (change: Partial<typeof goodCard>, now = noon) =>
  judgeCard({ ...goodCard, ...change }, now)

test.each([
  ['4242424242424242', 'approved'],
  ['4242 4242 4242 4242', 'approved'],
  ['4242-4242-4242-4242', 'approved'],
  ['5555555555554444', 'approved'],
  ['378282246310005', 'approved'],
  ['4222222222222', 'approved'],
  ['6304000000000000000', 'approved'],
  ['4000000000000002', 'declined'],
  ['4000 0000 0000 9995', 'declined'],
])('the card %s is %s', (number, outcome) => {
  expect(judged({ number })).toEqual({ outcome })
})

test.each([
  ['a wrong check digit', '4242424242424241'],
  ['two digits the wrong way round', '2442424242424242'],
  ['twelve digits', '424242424242'],
  ['twenty digits', '42424242424242424242'],
  ['letters', '4242abcd42424242'],
  ['digits of another script', '٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢'],
  ['nothing', ''],
])('a number with %s is none', (_fault, number) => {
  expect(judged({ number })).toEqual({ outcome: 'unsound', fields: ['number'] })
})

test.each([
  ['exp_month', '0'],
  ['exp_month', '13'],
  ['exp_month', '-1'],
  ['exp_year', '203'],
  ['exp_year', 'soon'],
  ['cvc', '12'],
  ['cvc', '12345'],
] as const)('the %s "%s" is none', (field, text) => {
  expect(judged({ [field]: text })).toEqual({ outcome: 'unsound', fields: [field] })
})

test('everything that is wrong with a card is told at once', () => {
  const nothing = { number: '', exp_month: '', exp_year: '', cvc: '' }

  expect(judgeCard(nothing, noon)).toEqual({
    outcome: 'unsound',
    fields: ['number', 'exp_month', 'exp_year', 'cvc'],
  })
})

test('a year may be written with two digits, and a month with one', () => {
  expect(judged({ exp_month: '3', exp_year: '27' })).toEqual({ outcome: 'approved' })
})

test('a card is good until the last moment of its month, and then no longer', () => {
  const november = { exp_month: '11', exp_year: '26' }
  const expired = { outcome: 'unsound', fields: ['exp_month', 'exp_year'] }

  expect(judged(november, new Date('2026-11-30T23:59:59+11:00'))).toEqual({ outcome: 'approved' })
  expect(judged(november, new Date('2026-12-01T00:00:00+11:00'))).toEqual(expired)
  expect(judged({ exp_month: '12', exp_year: '2025' })).toEqual(expired)
})

import { expect, test } from 'vitest'
import { folded, plain, plainPhrase } from './plain.ts'

test('words are compared without capitals and marks, and wide letters as others', () => {
  expect(plain('Kalgoörlie ＦＩＦＯ')).toBe('kalgoorlie fifo')
})

test.each([
  ['Bjørn Jørgensen', 'bjorn jorgensen'],
  ['ŁUKASZ Đặng', 'lukasz dang'],
  ['Straße, Æsa Þórðardóttir', 'strasse, aesa thordardottir'],
  ['Œuvre Işık', 'oeuvre isik'],
  ['İstanbul', 'istanbul'],
])('%s is searched for as %s', (text, typed) => {
  expect(folded(text)).toBe(typed)
})

test('phrases are compared however they are spaced', () => {
  expect(plainPhrase(' Port\u00a0 Hedland\n')).toBe('port hedland')
})

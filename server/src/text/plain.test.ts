import { expect, test } from 'vitest'
import { plain, plainPhrase } from './plain.ts'

test('words are compared without capitals and marks, and wide letters as others', () => {
  expect(plain('Kalgoörlie ＦＩＦＯ')).toBe('kalgoorlie fifo')
})

test('phrases are compared however they are spaced', () => {
  expect(plainPhrase(' Port\u00a0 Hedland\n')).toBe('port hedland')
})

import { expect, test } from 'vitest'
import { beginningOfWords, wordsOf } from './words.ts'

test.each([
  ['Drill & Blast Engineer', ' drill blast engineer '],
  ['FIFO 8/6, ex-Perth (WA)', ' fifo 8 6 ex perth wa '],
  ['Driver’s licence; O‘Brien', ' drivers licence obrien '],
  ['Haul–truck “D11” @ $50.00', ' haul truck d11 50 00 '],
  ['Ångström Łukasz ½ 地質', ' angstrom lukasz 1 2 地質 '],
  ['Two\r\nlines\tand\u{A0}blanks', ' two lines and blanks '],
  ['– & –', ''],
  ['', ''],
])('%s is told in words, whatever stands between them', (text, words) => {
  expect(wordsOf(text)).toBe(words)
})

test.each([
  ['WA', ' wa '],
  ['haul', ' haul'],
  ['dump truck', ' dump truck'],
  ['fly-in', ' fly in '],
  ['C++', ' c '],
  ['&', ''],
])('%s is looked for as "%s"', (search, term) => {
  expect(beginningOfWords(search)).toBe(term)
})

import { expect, test } from 'vitest'
import { cleanText, isLetterSpaced, withoutBullet } from './clean-text.ts'

test.each([
  ['O\uFB03ce of \uFB01nance', 'Office of finance'],
  ['Ｐｅｒｔｈ　６０００', 'Perth 6000'],
  ['mainte\u00ADnance\u200B crew\uFEFF', 'maintenance crew'],
  ['\uF0E0kim@mail.example', 'kim@mail.example'],
  ['Kim\u00A0Walker\t \u2003Driller', 'Kim Walker Driller'],
  ['nul\u0000 and half \uD83D', 'nul and half'],
  ['Jose\u0301', 'José'],
  ['PerthJan 2021 – Mar 2022', 'Perth Jan 2021 – Mar 2022'],
])('%j is typed as %j', (raw, typed) => {
  expect(cleanText(raw)).toBe(typed)
})

test('only words of single letters are letter-spaced', () => {
  expect(isLetterSpaced('P R O F I L E')).toBe(true)
  expect(isLetterSpaced('M U LT I - S K I L L E D')).toBe(true)
  expect(isLetterSpaced('A P P ROVA L S M A N AG E R')).toBe(true)
  expect(isLetterSpaced('A to Z of mining')).toBe(false)
  expect(isLetterSpaced('C B A Pump')).toBe(false)
  expect(isLetterSpaced('1 2 3')).toBe(false)
})

test('a mark at the beginning is one of a list only before text', () => {
  expect(withoutBullet('• Drilled')).toBe('Drilled')
  expect(withoutBullet('- Drilled')).toBe('Drilled')
  expect(withoutBullet('-5 degrees')).toBeUndefined()
  expect(withoutBullet('•')).toBeUndefined()
})

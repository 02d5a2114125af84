import { expect, test } from 'vitest'
import { withTexLetters } from './tex-letters.ts'

test('ligatures and dashes that TeX keeps among control characters are letters', () => {
  expect(withTexLetters('Roo\u001Cng, Senior \u001Crst aid')).toBe('Roofing, Senior first aid')
  expect(withTexLetters('2013 \u0015 2019')).toBe('2013 – 2019')
  expect(withTexLetters('o\u000Ece sta\u000B')).toBe('office staff')
})

test('what stands alone is an icon', () => {
  expect(withTexLetters('\u001C')).toBe('\u001C')
})

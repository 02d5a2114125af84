import { expect, test } from 'vitest'
import { anyOf, pattern } from './any-of.ts'

test('matches what one of its patterns matches, and keeps their flags', () => {
  const no = anyOf(/^no\b/iu, /\bnot (?:held|yet)\b/iu, /(?<!\d)n\/a$/iu)
  expect(no.flags).toBe('iu')
  expect(['No', 'HR not yet', 'n/a'].every((text) => no.test(text))).toBe(true)
  expect(['Not', 'HR held', '5n/a'].some((text) => no.test(text))).toBe(false)
})

test('takes the first pattern that matches, as written in one', () => {
  expect(anyOf(/high risk/, /(?<long>high risk licence)/).exec('high risk licence')?.[0]).toBe(
    'high risk',
  )
  expect(
    anyOf(/(?<long>high risk licence)/, /high risk/).exec('high risk licence')?.groups?.['long'],
  ).toBe('high risk licence')
})

test('holds another pattern together as a group of its own', () => {
  const tickets = pattern`^my ${anyOf(/tickets?/i, /cards?/i)}{1,2}\s*:$`
  expect(['My ticket:', 'my cards :', 'my cardcard:'].every((text) => tickets.test(text))).toBe(
    true,
  )
  expect(['my tickets', 'cards:', 'my :'].some((text) => tickets.test(text))).toBe(false)
})

test('refuses patterns whose flags differ', () => {
  expect(() => anyOf(/yes/i, /no/iu)).toThrow('i, iu')
  expect(() => pattern`^${/yes/i} or ${/no/g}$`).toThrow('i, g')
})

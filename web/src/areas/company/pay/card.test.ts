import { expect, test } from 'vitest'

import { writeCardNumber, writeCvc, writeExpiry } from './card-text.ts'
import { faultsOfCard } from './judge-card.ts'

const now = new Date('2026-11-21T02:00:00Z')
const card = { number: '4242 4242 4242 4242', expiry: '12 / 40', cvc: '123' }

/** What stands in the box while these keys are pressed, one after the other. */
function typed(keys: string): string {
  return Array.from(keys).reduce((text, key) => writeExpiry(text + key, text), '')
}

test('a card number stands in fours, however it was typed', () => {
  expect(writeCardNumber('4242424242424242')).toBe('4242 4242 4242 4242')
  expect(writeCardNumber('3782-822463-10005')).toBe('3782 8224 6310 005')
  expect(writeCardNumber('42424')).toBe('4242 4')
  expect(writeCvc('12 34 5')).toBe('1234')
})

test('an expiry is typed without its stroke', () => {
  expect(typed('1229')).toBe('12 / 29')
  expect(typed('729')).toBe('07 / 29')
  expect(writeExpiry('07/2029', '')).toBe('07 / 29')
})

test('an expiry can be taken back to its beginning', () => {
  expect(writeExpiry('12 / 2', '12 / 29')).toBe('12 / 2')
  expect(writeExpiry('12 / ', '12 / 2')).toBe('12 / ')
  expect(writeExpiry('12 /', '12 / ')).toBe('1')
  expect(writeExpiry('', '1')).toBe('')
})

test('a sound card has no faults, also in its last month', () => {
  expect(faultsOfCard(card, now)).toEqual({})
  expect(faultsOfCard({ ...card, expiry: '11 / 26' }, now)).toEqual({})
})

test.each([
  [{ number: '' }, 'number'],
  [{ number: '4242 4242 4242 4241' }, 'number'],
  [{ number: '4242' }, 'number'],
  [{ expiry: '13 / 40' }, 'expiry'],
  [{ expiry: '1' }, 'expiry'],
  [{ expiry: '10 / 26' }, 'expiry'],
  [{ cvc: '12' }, 'cvc'],
])('a card with %o is told where it is wrong', (wrong, field) => {
  expect(Object.keys(faultsOfCard({ ...card, ...wrong }, now))).toEqual([field])
})

import { expect, test } from 'vitest'
import { withoutLastName } from './without-last-name.ts'

const marnie = { firstName: 'Marnie', lastName: 'Okafor' }

test.each([
  ['Marnie Okafor would like a dozer seat.', 'Marnie would like a dozer seat.'],
  ['MARNIE OKAFOR, dozer operator', 'Marnie, dozer operator'],
  ['Okafor, Marnie: ten years on dozers', 'Marnie: ten years on dozers'],
  ['On site I am Mrs. Okafor to everybody.', 'On site I am Marnie to everybody.'],
  [
    'Ask for okafor at the gate. It is Okafor’s crew.',
    'Ask for Marnie at the gate. It is Marnie’s crew.',
  ],
  ['Okaforite is no name.', 'Okaforite is no name.'],
])('a last name is told in no way: %s', (text, told) => {
  expect(withoutLastName(text, marnie)).toBe(told)
})

test.each([
  [{ firstName: 'Tamika', lastName: "O'Rourke" }, 'Tamika O’Rourke or ORourke', 'Tamika or Tamika'],
  [{ firstName: 'Jan', lastName: 'de Vries' }, 'Mr de Vries, or Vries', 'Jan, or Jan'],
  [
    { firstName: 'Mei', lastName: 'Okafor-Lindqvist' },
    'Mei Okafor Lindqvist, Lindqvist',
    'Mei, Mei',
  ],
])('nor a name of several parts: %o', (name, text, told) => {
  expect(withoutLastName(text, name)).toBe(told)
})

test('a word like any other is a name only beside one', () => {
  const stone = { firstName: 'Ash', lastName: 'Stone' }

  expect(
    withoutLastName('Ash Stone crushes stone. Stone dust is no worry to Mr Stone.', stone),
  ).toBe('Ash crushes stone. Stone dust is no worry to Ash.')
})

test('whoever has one name only has nothing to lose', () => {
  expect(withoutLastName('Cher drives trucks.', { firstName: 'Cher', lastName: '' })).toBe(
    'Cher drives trucks.',
  )
})

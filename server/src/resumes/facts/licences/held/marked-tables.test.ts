import { expect, test } from 'vitest'
import { ticketsIn } from '../../../testing/tickets-in.ts'

test.each([
  ['circles', 'White Card || ●\nForklift || ○\nDogging || ○'],
  ['answers before the names', 'No || Forklift\nYes || White Card\nNo || Dogging'],
  [
    'pairs beside each other',
    'White Card || Yes || Forklift || No\nFirst aid || No || Dogging || No',
  ],
  ['brackets', '(x) White Card\n( ) Forklift\n( ) Dogging'],
  ['words of later', 'White Card || Done\nForklift || To do\nDogging || Pending'],
])('a table says by its marks what is held: %s', (_, typed) => {
  expect(ticketsIn(typed)).toEqual(['White Card'])
})

test('a cross counts for the column that it stands in', () => {
  expect(
    ticketsIn(`
      Ticket || Have || Need
      White Card || x ||
      Forklift || || x
      Dogging || x ||`),
  ).toEqual(['White Card', 'Dogging'])
})

test('where rows are ticked, one without a tick is not held', () => {
  expect(ticketsIn('White Card || ✔\nDogging || ✔\nForklift\nFirst aid')).toEqual([
    'White Card',
    'Dogging',
  ])
})

test('one row with a mark says nothing of the others', () => {
  expect(ticketsIn('White Card || ✔\nForklift\nFirst aid')).toEqual([
    'White Card',
    'Forklift',
    'First Aid',
  ])
})

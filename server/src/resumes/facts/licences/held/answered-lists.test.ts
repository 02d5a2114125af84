import { expect, test } from 'vitest'
import { ticketsIn } from '../../../testing/tickets-in.ts'

test.each([
  ['in brackets', 'White Card (yes)\nForklift (no)\nDogging (no)'],
  ['by letters', 'White Card (Y), Forklift (N), Dogging (N)'],
  ['behind a sign', 'White Card = yes; forklift = no; rigging = no'],
  ['as questions', 'White Card? Y\nForklift? N\nFirst aid? No'],
  ['behind the names', 'White Card Yes, Forklift No, First aid No'],
  ['in a row', 'White Card: Yes    Forklift: No    Dogging: No'],
  ['by letters alone', 'Licences (Y/N): White Card Y; Forklift N; Dogging N'],
  [
    'behind the choice',
    'White Card (Yes / No): Yes\nForklift (Yes / No): No\nDogging (Yes / No): No',
  ],
  ['on the line below', 'White Card:\nYes\nForklift:\nNo\nDogging:\nNo'],
  ['with what else is told', 'White Card - Yes, 2019\nForklift - No\nFirst aid - No (lapsed)'],
])('what a list answers with no is not held: %s', (_, typed) => {
  expect(ticketsIn(typed)).toEqual([expect.stringMatching(/^White Card\b/)])
})

test('what is answered with yes keeps what is told of it', () => {
  expect(ticketsIn('Dogging (yes) exp 03/2029\nForklift (no)\nFirst aid (yes) 2028')).toEqual([
    'Dogging |  |  | 03/2029',
    'First Aid |  |  | 2028',
  ])
})

test('the number of a card and what has no end are no answers', () => {
  expect(
    ticketsIn('Forklift No. 4471 209\nDogging No FA4417\nWhite Card - no expiry\nFirst aid (no)'),
  ).toEqual(['Forklift | 4471 209', 'Dogging | FA4417', 'White Card'])
})

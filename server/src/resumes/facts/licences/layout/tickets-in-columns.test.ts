import { expect, test } from 'vitest'
import { ticketsIn } from '../../../testing/tickets-in.ts'

test('names above columns have below them when they were done and when they are due', () => {
  const typed = `
     || First aid || CPR || Heights || White card
    Done || 04/25 || 04/26 || 10/24 || 07/09
    Due || 04/28 || 04/27 || 10/27 || –`
  expect(ticketsIn(typed)).toEqual([
    'First Aid |  | 04/25 | 04/28',
    'CPR |  | 04/26 | 04/27',
    'Working at Heights |  | 10/24 | 10/27',
    'White Card |  | 07/09',
  ])
})

test.each([
  ['a cell for each tick', '✓ || ✗ || ✓ || ✗'],
  ['no gap between the ticks', '✓ ✗ ✓ ✗'],
  ['the first tick taken for a bullet', '- ✗ ✓ ✗'],
  ['words', 'yes || no || y || –'],
])('a class is held that is ticked, with the end of the card above: %s', (_, ticks) => {
  const typed = `
    ** High Risk Work Licence, WA 0190337, expires 2 August 2028
    C0 || CV || DG || LF
    ${ticks}`
  expect(ticketsIn(typed)).toEqual([
    'Slewing Mobile Crane over 100 t | 0190337 |  | 2 August 2028 |  | WA',
    'Dogging | 0190337 |  | 2 August 2028 |  | WA',
  ])
})

test('of boxes in a row, an empty one at the beginning is taken for a bullet', () => {
  const typed = `
    ** High Risk Work Licence
    C0 || CV || DG || LF
    - ☐ ☒ ☐`
  expect(ticketsIn(typed)).toEqual(['Dogging'])
})

test('names in a row with other names below are no columns', () => {
  expect(ticketsIn('DG || RB || LF\nWhite Card || CPR || First aid')).toEqual([
    'Dogging',
    'Basic Rigging',
    'Forklift',
    'White Card',
    'CPR',
    'First Aid',
  ])
})

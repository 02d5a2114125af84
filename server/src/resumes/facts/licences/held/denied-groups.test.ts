import { expect, test } from 'vitest'
import { ticketsIn } from '../../../testing/tickets-in.ts'

test.each([
  ['behind all of them', 'White Card\nForklift, EWP and dogging: none'],
  ['behind slashes', 'White Card\nForklift / EWP / dogging – not held'],
  ['before them', 'White Card\nDo not currently hold: forklift, dogging, first aid'],
  ['as a plan', 'White Card\nStill to get – forklift, dogging'],
  ['above them', 'White Card\nNot held:\nForklift\nDogging'],
  ['above points', 'White Card\nUp next:\n- Forklift\n- Dogging'],
  ['below one', 'White Card\nStatus: current\nForklift\nNot held'],
])('several may be denied at once: %s', (_, typed) => {
  expect(ticketsIn(typed)).toEqual(['White Card'])
})

test('behind the points of such a label, others are held again', () => {
  expect(ticketsIn('Not held:\n- Forklift\n- Dogging\nFirst aid, exp 03/2028')).toEqual([
    'First Aid |  |  | 03/2028',
  ])
})

test('set in below one name, it is said of that one', () => {
  expect(ticketsIn('White Card\nGold Card (EWPA)\n~ Not held\nFirst aid\nDogging')).toEqual([
    'White Card',
    'First Aid',
    'Dogging',
  ])
})

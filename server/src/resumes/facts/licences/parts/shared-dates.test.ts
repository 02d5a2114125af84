import { expect, test } from 'vitest'
import { ticketsIn } from '../../../testing/tickets-in.ts'

const spaces = ['Confined Space Entry |  |  | Jan 2028', 'Working at Heights |  |  | Jan 2028']

test.each([
  ['Confined space, heights – all exp Jan 2028', spaces],
  ['Confined space · Heights || → Jan 2028 (both)', spaces],
  ['Confined space, Heights, all current to Jan 2028', spaces],
  ['Confined space / Heights – Jan 2028', spaces],
  ['Confined space; heights || both Jan 2028', spaces],
  ['Confined space, heights || Jan 2028 for the lot', spaces],
  [
    'Karri Pit and Wandoo Port inductions, Tuart Hill induction, both current to April 2027',
    [
      'Karri Pit and Wandoo Port inductions |  |  | April 2027',
      'Tuart Hill induction |  |  | April 2027',
    ],
  ],
  [
    'Working at heights, confined space entry: Nov 2025 (2 yearly)',
    [
      'Working at Heights |  | Nov 2025 | 2 yearly',
      'Confined Space Entry |  | Nov 2025 | 2 yearly',
    ],
  ],
  [
    'DG, RB and WP, HRWL 12345678, all 02/2027',
    [
      'Dogging | 12345678 |  | 02/2027',
      'Basic Rigging | 12345678 |  | 02/2027',
      'Boom-type Elevating Work Platform | 12345678 |  | 02/2027',
    ],
  ],
  [
    'WA HRW 304471 – C6 slewing mobile crane (60 t), RA advanced rigging – both to 8 December 2027',
    [
      'Slewing Mobile Crane up to 60 t | 304471 |  | 8 December 2027 |  | WA',
      'Advanced Rigging | 304471 |  | 8 December 2027 |  | WA',
    ],
  ],
  [
    'forklift LF + order picking LO, WA HRW 551209, exp 2/2028',
    [
      'Forklift | 551209 |  | 2/2028 |  | WA',
      'Order-picking Forklift | 551209 |  | 2/2028 |  | WA',
    ],
  ],
  [
    'Confined spaces incl. gas test – Kennards – 13.08.25 (exp. 13.08.27)',
    [
      'Confined Space Entry |  | 13.08.25 | 13.08.27',
      'Gas Test Atmospheres |  | 13.08.25 | 13.08.27',
    ],
  ],
])('what is told of all is told of each: %s', (typed, expected) => {
  expect(ticketsIn(typed)).toEqual(expected)
})

test('dates of their own are kept apart', () => {
  expect(ticketsIn('DG 2019, RB 2020, LF exp 2027')).toEqual([
    'Dogging |  | 2019',
    'Basic Rigging |  | 2020',
    'Forklift |  |  | 2027',
  ])
})

test('"both" is of the last two', () => {
  expect(
    ticketsIn('HR licence, white card, heights and confined space (both to March 2027)'),
  ).toEqual([
    'Heavy Rigid (HR)',
    'White Card',
    'Working at Heights |  |  | March 2027',
    'Confined Space Entry |  |  | March 2027',
  ])
  expect(ticketsIn('White card, heights, confined space, both to March 2027')).toEqual([
    'White Card',
    'Working at Heights |  |  | March 2027',
    'Confined Space Entry |  |  | March 2027',
  ])
})

test('two in a row that each end with a date of their own share none', () => {
  expect(ticketsIn('Silica awareness 2024, Asbestos awareness 2023')).toEqual([
    'Silica awareness |  | 2024',
    'Asbestos Awareness |  | 2023',
  ])
})

test('below the classes of a card stands when it was first issued', () => {
  expect(
    ticketsIn(`
      High Risk Work Licence
      Classes: DG, RB
      First issued: 18/07/2014 || Expires: 18/07/2029`),
  ).toEqual(['Dogging |  | 18/07/2014 | 18/07/2029', 'Basic Rigging |  | 18/07/2014 | 18/07/2029'])
})

test('what no list knows keeps its own end beside another', () => {
  expect(ticketsIn('Isolation officer (exp Sep 2027), first aid (exp March 2028)')).toEqual([
    'Isolation officer |  |  | Sep 2027',
    'First Aid |  |  | March 2028',
  ])
})

import { expect, test } from 'vitest'
import { ticketsIn } from '../../../testing/tickets-in.ts'

test.each([
  ['Forklift licence (expired)', ''],
  ['First Aid - expired', ''],
  ['Forklift (licence expired)', ''],
  ['Dogging (my ticket has lapsed)', ''],
  ['Coal Board Medical lapsed, renewing', ''],
  ['Growsafe spray – lapsed', ''],
  ['Rail industry worker || lapsed', ''],
  ['First aid and CPR, both expired', ''],
  ['HR licence, Forklift LF, WorkSafe WA 12345, expired', 'Heavy Rigid (HR)'],
  ['Working at heights (expired, to redo); CPR 3/2027', 'CPR |  |  | 3/2027'],
  ['Dogging, confined space (expired)', 'Dogging'],
])('what has lapsed nobody knows when is not held: %s', (typed, held) => {
  expect(ticketsIn(`Slag pass\n${typed}`)).toEqual(['Slag pass', ...(held === '' ? [] : [held])])
})

test.each([
  ['MSIC no. M0448812 – EXPIRED 06/2023', 'M0448812 |  | 06/2023'],
  ['First aid – expired Aug 2026, class booked', 'Aug 2026'],
  ['White card, never expired', 'White Card'],
  ['HR licence (not expired)', 'Heavy Rigid (HR)'],
  ['Dogging expired, renewed 2025', 'Dogging |  | 2025'],
])('what tells its end, or goes on, is: %s', (typed, told) => {
  expect(ticketsIn(`Slag pass\n${typed}`).slice(1)).toEqual([expect.stringContaining(told)])
})

test('a date behind a class for driving is none of the card for high risk work', () => {
  expect(ticketsIn('HRWL C6 and CO, rigger RI, MC licence expired 2023')).toEqual([
    'Slewing Mobile Crane up to 60 t',
    'Slewing Mobile Crane over 100 t',
    'Intermediate Rigging',
    'Multi Combination (MC) |  |  | 2023',
  ])
  expect(ticketsIn('HR, MC, LF, DG exp 12/2027')).toEqual([
    'Heavy Rigid (HR)',
    'Multi Combination (MC)',
    'Forklift |  |  | 12/2027',
    'Dogging |  |  | 12/2027',
  ])
})

test('a row says in whatever column that its ticket has lapsed, and a card without end has its number there', () => {
  const typed = `
    Ticket || RTO || Issued || Expires
    BA CABA || Redpath || 2023 || 11/2027
    Fitness Medical (incl. Chest X-ray) || Jobfit || Sep-26 || Sep-28
    Mines Rescue (UG) cert || QMRS || 2019 || lapsed
    White Card || CITB || 2011 || N/A 20118840`
  expect(ticketsIn(typed)).toEqual([
    'BA CABA |  | 2023 | 11/2027 | Redpath',
    'Fitness Medical (incl. Chest X-ray) |  | Sep-26 | Sep-28 | Jobfit',
    'White Card | 20118840 | 2011 |  | CITB',
  ])
})

import { expect, test } from 'vitest'
import { ticketsIn } from '../../../testing/tickets-in.ts'

test.each([
  [
    'White card // CPR annual, due 02.06.27 // Pilot vehicle pass, exp 2023',
    ['White Card', 'CPR |  |  | 02.06.27', 'Pilot vehicle pass |  |  | 2023'],
  ],
  [
    'INDUCTIONS Karri Pit (03/2027), Acme Level 2, Wandoo Port (current)',
    ['Karri Pit induction |  |  | 03/2027', 'Acme Level 2 induction', 'Wandoo Port induction'],
  ],
  ['First Aid + CPR || 04/2028 + 04/2027', ['First Aid |  |  | 04/2028', 'CPR |  |  | 04/2027']],
  ['CPR 9/25 (overdue 9/26)', ['CPR |  | 9/25 | 9/26']],
  [
    'Working at heights 11/24 (11/26) // Gas test 11/24 (11/27)',
    ['Working at Heights |  | 11/24 | 11/26', 'Gas Test Atmospheres |  | 11/24 | 11/27'],
  ],
  [
    'VOCs held on this site: IT28, Skid steer, MPU (all signed off June 2025)',
    [
      'Verification of Competency (VOC) |  | June 2025 |  |  |  | IT28',
      'Skid Steer |  | June 2025',
      'Verification of Competency (VOC) |  | June 2025 |  |  |  | MPU',
    ],
  ],
  ['HR ex. 2030', ['Heavy Rigid (HR) |  |  | 2030']],
  ["Grader 14M VOC'd June 2024", ['Grader |  | June 2024']],
  ['Dozer RIIMPO308F/323E (2025)', ['Dozer |  | 2025']],
  // An excavator
  ['Hitachi EX 1200 (2019)', ['Hitachi EX 1200 |  | 2019']],
])('what people write in ways of their own: %s', (typed, tickets) => {
  expect(ticketsIn(typed)).toEqual(tickets)
})

test('dates in square brackets are told as those in round ones are', () => {
  expect(ticketsIn('BHP WAIO induction [2027-07], Roy Hill induction [2028-08]')).toEqual([
    'BHP WAIO induction |  |  | 2027-07',
    'Roy Hill induction |  |  | 2028-08',
  ])
})

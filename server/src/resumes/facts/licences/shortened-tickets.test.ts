import { expect, test } from 'vitest'
import { ticketsIn } from '../../testing/tickets-in.ts'

test.each([
  ['Senior first aid / CPR || 11.2027 / 11.2026', ['First Aid 11.2027', 'CPR 11.2026']],
  ['LVR & CPR annual – Jan 27', ['Low Voltage Rescue Jan 27', 'CPR Jan 27']],
  ['OGUK medical till Apr 27', ['OGUK Medical Apr 27']],
  ['Car + HR', ['Car (C)', 'Heavy Rigid (HR)']],
  ['C-A, HR', ['Car (C)', 'Heavy Rigid (HR)']],
  [
    'HC / WAH 02/28 / White card / QAL, Rio and CQ Nth inductions',
    [
      'Heavy Combination (HC)',
      'Working at Heights 02/28',
      'White Card',
      'QAL, Rio and CQ Nth inductions',
    ],
  ],
])('as people shorten them: %s', (typed, tickets) => {
  const read = ticketsIn(typed).map((ticket) => ticket.split(' | '))
  expect(read.map(([name, , , expiry]) => [name, expiry].filter(Boolean).join(' '))).toEqual(
    tickets,
  )
})

test('what stands below the classes of a card is of all of them, up to the next end', () => {
  const typed = `
    HRWL
    - C6 crane
    - DG
    - exp 30/06/29
    - LF
    - exp 01/07/27
    - First aid
    - exp 01/08/28`
  expect(ticketsIn(typed).map((ticket) => ticket.split(' | ')[3])).toEqual([
    '30/06/29',
    '30/06/29',
    '01/07/27',
    '01/08/28',
  ])
})

import { expect, test } from 'vitest'
import { ticketsIn } from '../../testing/tickets-in.ts'

test.each([
  ['Senior first aid / CPR || 11.2027 / 11.2026', ['First Aid 11.2027', 'CPR 11.2026']],
  ['Senior first aid / CPR, no. 88123 || 02/2024 / 02/2025', ['First Aid 02/2025', 'CPR 02/2025']],
  ['LVR & CPR annual – Jan 27', ['Low Voltage Rescue Jan 27', 'CPR Jan 27']],
  ['OGUK medical till Apr 27', ['OGUK Medical Apr 27']],
  ['Car + HR', ['Car (C)', 'Heavy Rigid (HR)']],
  ['C-A, HR', ['Car (C)', 'Heavy Rigid (HR)']],
  ['C class licence || QLD || 2031', ['Car (C) 2031']],
  ['First aid || NSW || 2031', ['First Aid 2031']],
  [
    'Confined space, heights, gas test – all 02/2027 (ERGT)',
    ['Confined Space Entry 02/2027', 'Working at Heights 02/2027', 'Gas Test Atmospheres 02/2027'],
  ],
  [
    'HRWL WAHR771203: RB, DG, LF – renew by 11.11.28',
    ['Basic Rigging 11.11.28', 'Dogging 11.11.28', 'Forklift 11.11.28'],
  ],
  ['DG licence: DG 004411, exp 2028-10', ['Dangerous Goods Driver Licence 2028-10']],
  ['DG 004411, exp 2028-10', ['Dogging 2028-10']],
  ['AS1796 Cert 1, 2, 3 & 7 – weld test of the refinery 03/26', ['AS1796 Cert 1, 2, 3 & 7']],
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

test('the code of a unit in a cell of its own is of the ticket beside it', () => {
  const typed = `
    RSA (QLD) || SITHFAB021 || no expiry
    RSG || SITHGAM022 || no expiry
    First aid || HLTAID011 || 05/2028`
  expect(ticketsIn(typed).map((ticket) => ticket.split(' | ')[0])).toEqual([
    'Responsible Service of Alcohol (RSA)',
    'Responsible Conduct of Gambling (RCG)',
    'First Aid',
  ])
})

test('a divider within a cell parts less than the cells do', () => {
  const typed = `
    HRWL LF WP · 08/29 || HR · NSW || First aid · 03/27
    Radiation safety user licence · 12/26`
  expect(ticketsIn(typed).map((ticket) => ticket.split(' | ')[3] ?? '')).toEqual([
    '08/29',
    '08/29',
    '',
    '03/27',
    '12/26',
  ])
})

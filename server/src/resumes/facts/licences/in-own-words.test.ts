import { expect, test } from 'vitest'
import { ticketsIn } from '../../testing/tickets-in.ts'

test('what somebody is going for, says no to or has done a course about is not held', () => {
  expect(
    ticketsIn(`
      White card
      Drivers lic C SA WX4417 expiry June 2031
      MR lic going for it, test is 15 dec
      Dogging no. Slinging yes (in house only)
      Dangerous goods store course 1 day (Nov 22)
      GFG steelworks induction ran out 2025`),
  ).toEqual([
    'White Card',
    'Car (C) |  |  | June 2031 |  | SA',
    'Dangerous goods store course 1 day |  | Nov 22',
    'GFG steelworks induction |  |  | 2025',
  ])
})

test('"Forklift no. HR 4711" has a number and is not answered', () => {
  expect(ticketsIn('White card\nForklift no. HR4711')).toContain('Forklift | HR4711')
})

test('a letter before each date says whose it is, and a length begins at its month', () => {
  expect(
    ticketsIn(`
      White card
      First Aid / CPR || CPR Jun-27, FA Jun-29
      Breathing apparatus (BA) || Mar-26, 1 yr`),
  ).toEqual([
    'White Card',
    'First Aid |  |  | Jun-29',
    'CPR |  |  | Jun-27',
    'Self-contained Breathing Apparatus |  | Mar-26 | 1 yr',
  ])
})

test('fit for a side loader or a Franna is fit for that, and no licence for others', () => {
  expect(
    ticketsIn(`
      - Side loader || VOC 19/07/25 expires 19/07/28
      - Franna 25t || VOC 12/04/25 expires 12/04/28
      - Loader VOC, 12/04/25`),
  ).toEqual([
    'Side loader |  | 19/07/25 | 19/07/28',
    'Verification of Competency (VOC) |  | 12/04/25 | 12/04/28 |  |  | Franna 25t',
    'Front End Loader |  | 12/04/25',
  ])
})

test('an "HR work licence" is one for work of high risk, and all its classes fall due together', () => {
  expect(
    ticketsIn(
      'White card. My HR work licence has CN slewing mobile crane up to 20 tonne, DG and LF on it, number 71144WA, and they all fall due on 30 September 2028.',
    ),
  ).toEqual([
    'White Card',
    'Non-slewing Mobile Crane | 71144WA |  | 30 September 2028 |  | WA',
    'Dogging | 71144WA |  | 30 September 2028 |  | WA',
    'Forklift | 71144WA |  | 30 September 2028 |  | WA',
  ])
  expect(ticketsIn('HR licence, exp 2030')).toEqual(['Heavy Rigid (HR) |  |  | 2030'])
})

test('behind a full stop another kind of cards begins with its label', () => {
  expect(
    ticketsIn(
      'Medicals: Karri pre-access medical valid to 28/02/2027, hearing test 2026, Karri fit for work (GAP) 15/10/2027. Site cards: Yarwun RTA (02/27), Wandoo contractor card (07/27), Coal Point pass (08/27).',
    ),
  ).toEqual([
    'Karri pre-access medical |  |  | 28/02/2027',
    'Hearing test |  | 2026',
    'Karri fit for work (GAP) |  |  | 15/10/2027',
    'Yarwun RTA |  |  | 02/27',
    'Wandoo contractor card |  |  | 07/27',
    'Coal Point pass |  |  | 08/27',
  ])
})

test('a cell says itself what is a year and what an end, and what waits for a result is not held', () => {
  expect(
    ticketsIn(`
      Certificate || Authority || Cert. No. || Year / Validity
      Blasting licence, underground || Mines Department || 2231 || 2015, valid to 31/12/2027
      Scaling and support ticket || Mopani Training Centre || 660 || 2011
      Mine Captain's Ticket || Mines Department || – || exam written, result awaited`).map(
      (ticket) => ticket.split(' | ').toSpliced(1, 1).slice(0, 3).join(' | '),
    ),
  ).toEqual([
    'Blasting licence, underground | 2015 | 31/12/2027',
    'Scaling and support ticket | 2011 | ',
  ])
})

test('"as above" is no end of a white card, nor is the day of a VOC among ends, and two units share theirs', () => {
  expect(
    ticketsIn(`
      HR licence, exp 12.06.2030
      White Card NSW 2011 Medical Cat 1 as above
      Gas test to 05/2027
      Roller VOC 09/25
      Work Safely at Heights and Enter Confined Spaces, issued 24 September 2026, valid for two years`).map(
      (ticket) => ticket.split(' | ').toSpliced(1, 1).slice(0, 3).join(' | '),
    ),
  ).toEqual([
    'Heavy Rigid (HR) |  | 12.06.2030',
    'White Card |  | ',
    'Gas Test Atmospheres |  | 05/2027',
    'Roller | 09/25',
    'Working at Heights | 24 September 2026 | two years',
    'Confined Space Entry | 24 September 2026 | two years',
  ])
})

import { expect, test } from 'vitest'
import { ticketsIn } from '../../testing/tickets-in.ts'

test('words that stand on tickets may be misspelled', () => {
  const typed = `
    Working at hieghts (exp 9/2027)
    Whitecard
    Police clearence Aug 2026
    Intermedate scafolding
    Forkift lisence`
  expect(ticketsIn(typed)).toEqual([
    'Working at Heights |  |  | 9/2027',
    'White Card',
    'National Police Check |  | Aug 2026',
    'Intermediate Scaffolding',
    'Forklift',
  ])
})

test('entries that are counted by hand are entries, and numbers that do not count are names', () => {
  const typed = `
    1. Network controller certificate, next 30/09/2027
    2. RIW card, 12/01/2031
    3. Radio operator (CTCSS rail)`
  expect(ticketsIn(typed)).toEqual([
    'Network controller certificate |  |  | 30/09/2027',
    'Rail Industry Worker (RIW) |  |  | 12/01/2031',
    'Radio operator (CTCSS rail)',
  ])
  expect(ticketsIn('793F truck VOC\n785C truck VOC\n24M grader VOC')).toHaveLength(3)
})

test('one date stands over all below it, with who taught them, and what has ended has ended then', () => {
  const typed = `
    Expire 21 January 2028 (Safety Direct, Karratha):
    - Working at heights
    - Confined space entry
    Expire end of 2029:
    - Forklift LF
    Never expire:
    - White card
    Expired – can renew:
    - First aid (2024)
    - Gas test atmospheres`
  expect(ticketsIn(typed)).toEqual([
    'Working at Heights |  |  | 21 January 2028',
    'Confined Space Entry |  |  | 21 January 2028',
    'Forklift |  |  | end of 2029',
    'White Card',
    'First Aid |  |  | 2024',
  ])
})

test('the year may stand before its month', () => {
  const typed = `
    First aid, good to 2028 Jul 02
    HR licence, good to 2030 Sep
    Ochre card 2025, May 2027`
  expect(ticketsIn(typed).slice(0, 2)).toEqual([
    'First Aid |  |  | 2028 Jul 02',
    'Heavy Rigid (HR) |  |  | 2030 Sep',
  ])
  expect(ticketsIn(typed)[2]).not.toContain('2025 May')
})

test('until when stands below its ticket, behind a mark, and the next ticket below that', () => {
  const typed = `
    Working at heights
    _ - til 08 Aug 2027
    Fire team member
    _ - til 20 Jan 2027
    Permit recipient
    _ - forever
    White card`
  expect(ticketsIn(typed)).toEqual([
    'Working at Heights |  |  | 08 Aug 2027',
    'Fire team member |  |  | 20 Jan 2027',
    'Permit recipient',
    'White Card',
  ])
})

test('lines that lead to their dates are no sentences, though one below speaks of oneself', () => {
  const typed = `
    Shotfirer's permit (NT WorkSafe).............................................12 Aug 2028
    Dangerous goods driver licence (bulk)........................................Mar 2029
    HC licence NT................................................................Oct 2030
    Where a date is the year only it is the year I did the course, the others are ends.`
  expect(ticketsIn(typed).slice(0, 3)).toEqual([
    "Shotfirer's Licence |  |  | 12 Aug 2028 |  | NT",
    'Dangerous Goods Driver Licence |  |  | Mar 2029',
    'Heavy Combination (HC) |  |  | Oct 2030 |  | NT',
  ])
})

test('"From" and "To" over dates are issue and end, whatever stands empty', () => {
  const typed = `
    ** Certificate || Issued by || Reg. no. || From || To
    IRATA Level 3 || IRATA || 3/88412 || 12.08.2024 || 12.08.2027
    BOSIET || ERGT || || 21.10.2023 || 20.10.2027`
  expect(ticketsIn(typed)[1]).toBe('BOSIET |  | 21.10.2023 | 20.10.2027 | ERGT')
})

test.each([
  ['Senior First Aid & CPR. FA good till 8-11-2028', 'First Aid |  |  | 8-11-2028'],
  ['- Nat. Police check || July 2026', 'National Police Check |  | July 2026'],
  [
    '- Drivers Licence NSW Class HR (4471QX) exp 19 Oct 2028',
    'Heavy Rigid (HR) |  |  | 19 Oct 2028 |  | NSW',
  ],
  [
    'Driver’s licence || Yes || Class MR, QLD – 02/2029',
    'Medium Rigid (MR) |  |  | 02/2029 |  | QLD',
  ],
  ['Working at heights ... 9/28', 'Working at Heights |  |  | 9/28'],
])('what is shortened or stands between is understood: %s', (typed, ticket) => {
  expect(ticketsIn(typed)).toContain(ticket)
})

test.each([
  'AOD tester - declined',
  'Forklift - used one for years but never got the ticket',
  'PPE size L',
])('what was never had claims nothing: %s', (typed) => {
  expect(ticketsIn(`White Card\n${typed}`)).toEqual(['White Card'])
})

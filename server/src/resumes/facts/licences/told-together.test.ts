import { expect, test } from 'vitest'
import { ticketsIn } from '../../testing/tickets-in.ts'
import { typedResume } from '../../testing/typed-resume.ts'
import { readFacts } from '../read-facts.ts'

const asOf = new Date('2026-11-24T00:00:00Z')

test('what is on the card of the one before ends with it', () => {
  expect(
    ticketsIn(
      '- Forklift – class LF, valid until 17 March 2028\n- Order picker – class LO, same card',
    ),
  ).toEqual(['Forklift |  |  | 17 March 2028', 'Order-picking Forklift |  |  | 17 March 2028'])
  expect(
    ticketsIn('dogging DG - 22/08/31 / EWP WP - same card / forklift - nope / CPR - 06/27'),
  ).toEqual([
    'Dogging |  |  | 22/08/31',
    'Boom-type Elevating Work Platform |  |  | 22/08/31',
    'CPR |  |  | 06/27',
  ])
})

test('one end for all that tell no other', () => {
  const typed = `
    All run out 30/06/2027 unless marked
    BOSIET with CA-EBS
    MSIC
    OEUK medical (05/2028)
    INPEX Ichthys induction`
  expect(ticketsIn(typed)).toEqual([
    'BOSIET |  |  | 30/06/2027',
    'Maritime Security Identification Card (MSIC) |  |  | 30/06/2027',
    'OGUK Medical |  |  | 05/2028',
    'INPEX Ichthys induction |  |  | 30/06/2027',
  ])
})

test('inductions that no list knows are one each where nearly each has its date', () => {
  expect(ticketsIn('QAL - 11/27 / Yarwun - 11/27 / Curtis Island APLNG - ran out 08/25')).toEqual([
    'QAL |  |  | 11/27',
    'Yarwun |  |  | 11/27',
    'Curtis Island APLNG |  |  | 08/25',
  ])
})

test('bullets of any kind part tickets, and a month in brackets is a date', () => {
  expect(ticketsIn('Confined space (Oct 27) ● Fire warden (Oct 26) ● White card')).toEqual([
    'Confined Space Entry |  |  | Oct 27',
    'Fire warden |  | Oct 26',
    'White Card',
  ])
})

test('licences of two states stay apart though the states stand in a column of their own', () => {
  const typed = `
    ** Where from || Licence or card || Number || Good to
    Queensland || Electrician A grade licence || 4471 || 22 Nov 2029
     || HRWL – LF || 4420918 || July 2028
    Western Australia || Electrician A grade licence || 20441 || 3 Feb 2030`
  expect(ticketsIn(typed).filter((ticket) => ticket.startsWith('Electrical'))).toEqual([
    'Electrical Licence (A Grade) | 4471 |  | 22 Nov 2029 | QLD | QLD',
    'Electrical Licence (A Grade) | 20441 |  | 3 Feb 2030 | WA | WA',
  ])
})

test('what is booked again and has an end is held until then', () => {
  const typed = `
    ** Runs to || Ticket || Notes
    11.2026 || CPR || booked 4 Dec
    Next year || Basic rigging || booked`
  expect(ticketsIn(typed)).toEqual(['CPR |  |  | 11.2026'])
})

test('dates are spelled as they are spoken', () => {
  expect(
    ticketsIn('CPR || the 19th of December 2026\nFirst aid – until the 19th of December 2027'),
  ).toEqual(['CPR |  |  | 19th of December 2026', 'First Aid |  |  | 19th of December 2027'])
})

test('tickets that were gained in a job are told there', () => {
  const resume = typedResume(`
    # Employment
    ** Grader Operator, Isaac Plains – Golding
    March 2019 to June 2024
    - 16M and 24M haul roads, trained crews in first aid
    - Tickets: Standard 11 (March 2024), HR licence (to 2 May 2031)
    ** Council Grader Operator – Western Downs
    2008 to 2015
    - Unsealed roads`)
  const { licences, jobs } = readFacts(resume, { asOf })
  expect(licences.map(({ name, expiry }) => [name, expiry])).toEqual([
    ['Standard 11', null],
    ['Heavy Rigid (HR)', '2 May 2031'],
  ])
  expect(jobs).toHaveLength(2)
})

test.each([
  'Tower crane? No, but keen to learn',
  'Shotfirer? Only pick up after them',
  'Authorised mine surveyor (WA) – no, Qld only',
  'Forklift - nope',
  'WP, never did it',
  'Dogging: trying for it in March',
  'Gruyere induction, not inducted',
  'DG not yet held, course Jan 27',
  'Forklift LF: theory done, assessment 15/12/2026',
])('is not held: %s', (line) => {
  expect(ticketsIn(`- White Card\n- ${line}`)).toEqual(['White Card'])
})

test('to be aware of dangerous goods is no licence to drive them', () => {
  expect(
    ticketsIn('- Dangerous goods – awareness course only (IMDG 2023); not a DG driver licence'),
  ).not.toContainEqual(expect.stringContaining('Driver Licence'))
})

test('a VOC for a Franna is no licence for cranes', () => {
  expect(ticketsIn('- VOC Franna MAC25, exp 2028')).toEqual([
    'Verification of Competency (VOC) |  |  | 2028 |  |  | Franna MAC25',
  ])
  expect(ticketsIn('- CN ticket, Franna')).toEqual(['Non-slewing Mobile Crane'])
})

test('names and what is told of each stand in two pairs of columns, below any heading', () => {
  const resume = typedResume(`
    ! Kim Walker
    # Experience
    Train Driver, Redgum Rail, 2018 – present
    # Rail
    RIW 20114873 || active || Cat 1 medical || 22 Apr 27
    FMG route knowledge || suspended 2022 || Shunter TLIB3101 || no date
    White card || 2013 || PO1 / PO2 || doing it now`)
  const { licences } = readFacts(resume, { asOf })
  expect(licences.map(({ name, expiry }) => [name, expiry])).toEqual([
    ['Rail Industry Worker (RIW)', null],
    ['Cat 1 medical', '22 Apr 27'],
    ['Shunter TLIB3101', null],
    ['White Card', null],
  ])
})

test('what is crossed out has ended with its date, and without one is not held', () => {
  const typed = `
    ✔ green = in date || ✖ red = out of date
    ✔ Forklift LF 10/29 || ✖ CPR Aug 26 || White card
    First aid Aug 28 || ✖ Tower crane || ! Heights May 28`
  expect(ticketsIn(typed)).toEqual([
    'Forklift |  |  | 10/29',
    'CPR |  |  | Aug 26',
    'White Card',
    'First Aid |  |  | Aug 28',
    'Working at Heights |  |  | May 28',
  ])
})

test('boxes of a form for day, month and year hold one date', () => {
  const typed = `
    ** Card / licence || Y / N || Expires
    Driver: HR || Y || 14 || 2 || 2029
    Driver: HC || N
    Heights || Y || 10 || 2027`
  expect(ticketsIn(typed)).toEqual([
    'Heavy Rigid (HR) |  |  | 14/2/2029',
    'Working at Heights |  |  | 10/2027',
  ])
})

test('letters on the left of names are no tickets beside them', () => {
  const typed = `
    TC || Traffic Controller, SafeWork NSW || renew by 6-Jun-2028
    PWZ || Prepare Work Zone TMP (red) || hoping to sit this in March
    FA || Provide first aid || 30 July 2027
    DL || LR licence, class LR || 2-2-2030`
  expect(ticketsIn(typed).map((ticket) => ticket.split(' | ')[0])).toEqual([
    'Traffic Controller',
    'First Aid',
    'Light Rigid (LR)',
  ])
})

test('the number of a row before its year is no month', () => {
  const typed = `
    ** # || Year || Ticket
    1 || 2019 || White Card
    12 || 2026 || CPR`
  expect(ticketsIn(typed)).toEqual(['White Card |  | 2019', 'CPR |  | 2026'])
})

test('several names in heavy letters have what stands below them', () => {
  const typed = `
    ** Working at heights, Confined space, Gas test
    Jul 2025 - Jul 2027
    ** HLTAID011 + HLTAID009
    Mar 2024 - Mar 2027`
  expect(ticketsIn(typed).map((ticket) => ticket.split(' | ').slice(0, 4).join(' | '))).toEqual([
    'Working at Heights |  | Jul 2025 | Jul 2027',
    'Confined Space Entry |  | Jul 2025 | Jul 2027',
    'Gas Test Atmospheres |  | Jul 2025 | Jul 2027',
    'First Aid |  | Mar 2024 | Mar 2027',
    'CPR |  | Mar 2024 | Mar 2027',
  ])
})

import { expect, test } from 'vitest'
import { ticketsIn } from '../../testing/tickets-in.ts'

test('in a list of ends, one that has passed is an end', () => {
  const list = '- CPR 02/26\n- First aid 02/28\n- Gas test 06/28\n- Heights 11/2026'
  expect(ticketsIn(list)).toEqual([
    'CPR |  |  | 02/26',
    'First Aid |  |  | 02/28',
    'Gas Test Atmospheres |  |  | 06/28',
    'Working at Heights |  |  | 11/2026',
  ])
})

test('but no check, none that says what its day is, and none that is long over', () => {
  const ends = '- First aid 02/28\n- Gas test 06/28\n- Forklift 11/29\n'
  expect(ticketsIn(`${ends}- Police check 09/2026`).at(-1)).toBe(
    'National Police Check |  | 09/2026',
  )
  expect(ticketsIn(`${ends}- Heights, done 02/2026`).at(-1)).toBe('Working at Heights |  | 02/2026')
  expect(ticketsIn(`${ends}- Dogging 03/2015`).at(-1)).toBe('Dogging |  | 03/2015')
  expect(ticketsIn(`${ends}- CPR – annual, 02/2026`).at(-1)).toContain('CPR |  | 02/2026 |')
})

test('a day of this month is an end until it is over', () => {
  expect(ticketsIn('First aid (30/11/2026)')).toEqual(['First Aid |  |  | 30/11/2026'])
  expect(ticketsIn('First aid (20/11/2026)')).toEqual(['First Aid |  | 20/11/2026'])
})

test('each of two has the end that stands behind its name', () => {
  expect(
    ticketsIn('First Aid & CPR (CPR valid until 21/01/2027, First Aid valid until 21/01/2029)'),
  ).toEqual(['First Aid |  |  | 21/01/2029', 'CPR |  |  | 21/01/2027'])
})

test('a card named in full is that of the classes below it', () => {
  const card = `
    WorkSafe WA High Risk Work Licence no WL 0119227, exp 01-12-2027
    DG – Dogman || LF – Forklift
    RB – Basic Rigger`
  expect(ticketsIn(card)).toEqual([
    'Dogging | WL 0119227 |  | 01-12-2027 |  | WA',
    'Forklift | WL 0119227 |  | 01-12-2027 |  | WA',
    'Basic Rigging | WL 0119227 |  | 01-12-2027 |  | WA',
  ])
})

test('boxes with blanks between them hold one date', () => {
  const form = `
    Licence || Date obtained || Expiry date
    First aid || 17 / 09 / 2024 || 17 / 09 / 2027
    Forklift || 02 / 2022 || 02 / 2027`
  expect(ticketsIn(form)).toEqual([
    'First Aid |  | 17/09/2024 | 17/09/2027',
    'Forklift |  | 02/2022 | 02/2027',
  ])
})

test('a row with a date or a state in it is no head of a table', () => {
  const rows = `
    HC Licence || exp 5/4/27
    Worsley induction || exp Dec 26
    Telfer induction || expired
    Marvel Loch induction || no expiry`
  expect(ticketsIn(rows)).toEqual([
    'Heavy Combination (HC) |  |  | 5/4/27',
    'Worsley induction |  |  | Dec 26',
    'Marvel Loch induction',
  ])
})

test('a driver’s licence with its class behind a comma is one for cars', () => {
  expect(ticketsIn("Driver's licence, WA, class C (manual) || valid to Sep 2028")).toEqual([
    'Car (C) |  |  | Sep 2028 |  | WA',
  ])
})

test('short ways to write heights and confined spaces', () => {
  expect(ticketsIn('- W@H – Jan 27\n- C/Space – Jan 27')).toEqual([
    'Working at Heights |  |  | Jan 27',
    'Confined Space Entry |  |  | Jan 27',
  ])
})

test('rows of a name, a code and an end are no boxes beside each other', () => {
  const rows = `
    CPR || HLTAID009 || Aug 27
    Gladstone Industry passport || G-1178 || Dec 26
    Asbestos removal Class B || CPCCDE3014 || 2019 no expiry`
  expect(ticketsIn(rows)).toEqual([
    'CPR |  |  | Aug 27',
    'Gladstone Industry passport | G-1178 |  | Dec 26',
    'Asbestos Removal |  | 2019',
  ])
})

test('a month and a year behind a comma, or before a remark, are a date', () => {
  expect(ticketsIn('- First aid, 02/27\n- LF 02/29 (being renewed)')).toEqual([
    'First Aid |  |  | 02/27',
    'Forklift |  |  | 02/29',
  ])
})

test('an end said once above a list is that of all in it that tell no other', () => {
  const list = `
    White Card
    Assessed by Peabody, all good until 30 Nov 2027 unless said:
    Grader
    Dozer, to March 2027`
  expect(ticketsIn(list)).toEqual([
    'White Card',
    'Grader |  |  | 30 Nov 2027',
    'Dozer |  |  | March 2027',
  ])
})

test('what a sentence says of its card or of all in it is told of each', () => {
  const sentences = `
    - High risk licence with dogging, basic rigging and forklift, it expires 30/06/2028
    - LVR and first aid, they expire in May 2027
    - Gas test. This one runs until August 2027.`
  expect(ticketsIn(sentences)).toEqual([
    'Dogging |  |  | 30/06/2028',
    'Basic Rigging |  |  | 30/06/2028',
    'Forklift |  |  | 30/06/2028',
    'Low Voltage Rescue |  |  | May 2027',
    'First Aid |  |  | May 2027',
    'Gas Test Atmospheres |  |  | August 2027',
  ])
})

test('the number of a card below its classes, and its end below that, are of each', () => {
  const card = `
    WP – boom over 11m
    LF – Forklift
    WorkSafe WA HRW 0338165
    valid to 22.04.2027
    First aid 03/2027`
  expect(ticketsIn(card)).toEqual([
    'Boom-type Elevating Work Platform | 0338165 |  | 22.04.2027 |  | WA',
    'Forklift | 0338165 |  | 22.04.2027 |  | WA',
    'First Aid |  |  | 03/2027',
  ])
})

test('when all classes of a card end may stand below them, and tells of no other ticket', () => {
  expect(
    ticketsIn(`
      Dogging (DG)
      WP boom lift
      White Card
      MR truck licence
      HRW card, all classes expire 14 March 2029. RIW to Dec 2027.`),
  ).toEqual([
    'Dogging |  |  | 14 March 2029',
    'Boom-type Elevating Work Platform |  |  | 14 March 2029',
    'White Card',
    'Medium Rigid (MR)',
    'Rail Industry Worker (RIW) |  |  | Dec 2027',
  ])
})

test('dates in brackets before the name of a ticket are no part of it', () => {
  expect(
    ticketsIn(`
      [ 03/2020 ] General Construction Induction Card NSW
      [ 05/2024 – 05/2027 ] Provide First Aid HLTAID011
      [ 10/2025 ] Shotcrete Nozzleman EFNARC`),
  ).toEqual([
    'White Card |  | 03/2020 |  |  | NSW',
    'First Aid |  | 05/2024 | 05/2027',
    'Shotcrete Nozzleman EFNARC |  | 10/2025',
  ])
})

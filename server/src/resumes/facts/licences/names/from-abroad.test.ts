import { expect, test } from 'vitest'
import { ticketsIn } from '../../../testing/tickets-in.ts'

test.each([
  'UK forklift licence (NPORS)',
  'Forklift licence (NZ)',
  "South African Mine Manager's Certificate",
  'Ghana Minerals Commission Mine Manager’s Certificate',
  'Papua New Guinean shotfirer’s ticket',
])('what another country gave is kept as it is written: %s', (name) => {
  expect(ticketsIn(`White card\n${name}`)).toEqual(['White Card', name])
})

test.each([
  ['NSW forklift licence', 'Forklift'],
  ['New South Wales dogging ticket', 'Dogging'],
  ['Australian forklift licence', 'Forklift'],
  ['NZ first aid certificate', 'First Aid'],
])('a state is no country, and first aid is the same everywhere: %s', (typed, name) => {
  const [, held] = ticketsIn(`White card\n${typed}`)
  expect(held?.split(' | ')[0]).toBe(name)
})

test('the classes of a licence from abroad are none of ours, whatever is printed beside them', () => {
  expect(
    ticketsIn(`
      Card || Number || Expires
      White Card || 1129 4407 || 22-Oct-2026
      Driving licence B, C1, C1E (UK) || AB 801150 || 31-Jan-2033
      Code EC driver's licence with PrDP (RSA) || 711402 || 2029/03/08
      RSA || 338120 || 2028`).map((ticket) => ticket.split(' | ').slice(0, 1).join()),
  ).toEqual([
    'White Card',
    'Driving licence B, C1, C1E (UK)',
    "Code EC driver's licence",
    'Responsible Service of Alcohol (RSA)',
  ])
  expect(ticketsIn('White card\nDriving licence B, C1, C1E (UK), to 31-Jan-2033')).toEqual([
    'White Card',
    'Driving licence B, C1, C1E (UK) |  |  | 31-Jan-2033',
  ])
})

test('the number of a unit of New Zealand is not that of the card', () => {
  expect(
    ticketsIn(`
      White card
      Heights US 23229, 14 Oct 2025, expires 14 Oct 2027
      First aid (US 6400, 6401, 6402) no. 88120, expires 22/01/2028`),
  ).toEqual([
    'White Card',
    'Working at Heights |  | 14 Oct 2025 | 14 Oct 2027',
    'First Aid | 88120 |  | 22/01/2028',
  ])
})

test('where somebody may drive a forklift on a site is no licence for it', () => {
  const read = ticketsIn('White card\nLight Vehicle and Forklift area permit || 10/2027')
  expect(read.join()).not.toContain('Forklift |')
})

test.each(['Führerschein: B, BE, C1', 'Führerschein || B, BE, C1', '# Führerschein\nB, BE, C1'])(
  'the letters of a driver are no crane: %s',
  (typed) => {
    expect(ticketsIn(`White card\n${typed}`)).toEqual(['White Card', 'Führerschein: B, BE, C1'])
  },
)

test('in German a date says of itself as well what it is', () => {
  expect(
    ticketsIn(
      'Führungszeugnis || vom 14.01.2026, ohne Eintrag\nSCC Dok. 018 || abgelaufen 05/2026',
    ),
  ).toEqual(['Führungszeugnis |  | 14.01.2026', 'SCC Dok. 018 |  |  | 05/2026'])
})

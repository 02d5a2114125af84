import { expect, test } from 'vitest'
import { readSections } from '../sections/read-sections.ts'
import { ticketsIn } from '../../testing/tickets-in.ts'
import { typedResume } from '../../testing/typed-resume.ts'
import { readLicences } from './read-licences.ts'

const asOf = new Date('2026-11-24T00:00:00Z')

/** Their names, wherever they stand in a resume. */
function namesIn(typed: string): string[] {
  return readLicences(readSections(typedResume(typed)), asOf).map(({ name }) => name)
}

test.each([
  'JDE; METSIM; Pi Historian',
  'Xero, MYOB, Excel',
  'Frontline management diploma',
  'Graduate Certificate in Safety Science, UNSW (in progress)',
  'Industritekniska programmet, Wandooskolan 2014',
  'CPA Australia, member since 2021',
  'OCE ticket: sat, waiting for result',
  'Not held: CN, forklift',
])('no ticket: %s', (line) => {
  expect(ticketsIn(`White card\n${line}`)).toEqual(['White Card'])
})

test('who waits for one ticket holds those before it', () => {
  expect(ticketsIn('HR licence, MC licence in progress')).toEqual(['Heavy Rigid (HR)'])
})

test('an endorsement, or what is told in brackets, breaks no row of tickets', () => {
  const row =
    'Food handling, Senior first aid (08/2027), Bus licence LR with F endorsement, Fire warden'
  expect(ticketsIn(row).map((ticket) => ticket.split(' | ')[0])).toEqual([
    'Food handling',
    'First Aid',
    'Light Rigid (LR)',
    'Fire warden',
  ])
})

test('a date before a ticket is of it', () => {
  expect(ticketsIn('(06/2029) C6, DG\n(01/2028) MR licence')).toEqual([
    'Slewing Mobile Crane up to 60 t |  |  | 06/2029',
    'Dogging |  |  | 06/2029',
    'Medium Rigid (MR) |  |  | 01/2028',
  ])
})

test('a short date may stand behind a dash', () => {
  expect(ticketsIn('Standard 11 – 09/27')).toEqual(['Standard 11 |  |  | 09/27'])
})

test('who may remove asbestos knows more than what it is', () => {
  expect(ticketsIn('Asbestos removal class B')).toEqual(['Asbestos Removal'])
})

test('letters among qualifications count where most of those are tickets', () => {
  const typed = `
    # Qualifications
    Standard 11, expires Oct 2028
    S1, S2, S3
    Certificate IV in Underground Coal Operations`
  expect(namesIn(typed)).toEqual([
    'Standard 11',
    'G1 (formerly S1)',
    'G8 (formerly S2)',
    'G9 (formerly S3)',
  ])
})

test('tickets with their ends are no jobs, whatever stands above them', () => {
  const typed = `
    # Employment
    Dogman, Wandoo Rigging, July 2018 – October 2021
    ** High risk and other
    (06/2029) Reach stacker
    (01/2028) MR licence
    (no expiry) White card`
  expect(namesIn(typed)).toEqual(['Reach Stacker', 'Medium Rigid (MR)', 'White Card'])
})

test('the heads of a table of clearances are none', () => {
  const table = `
    Clearance || Reference || Until
    Working with Vulnerable People || 0092 || 11/2027`
  expect(ticketsIn(table)).toEqual(['Working with Vulnerable People | 0092 |  | 11/2027'])
})

test('a driver’s licence may be the last of the tickets, and heads none', () => {
  const typed = `
    # Tickets
    White card
    Driver licence
    # Referees
    On request`
  expect(namesIn(typed)).toEqual(['White Card', 'Car (C)'])
})

test('letters with which a number begins are no class, and another course of the sea is not the basic one', () => {
  const typed = `
    Item || No. || Obtained || Expires
    HRWL class WP || HR 440219 || 08.2014 || 08.2029
    STCW Basic Safety || B 118 || 06.2023 || 06.2028
    STCW Advanced Fire Fighting || A 220 || 06.2023 || 06.2028`
  expect(ticketsIn(typed)).toEqual([
    'Boom-type Elevating Work Platform | HR 440219 | 08.2014 | 08.2029',
    'STCW Basic Safety Training | B 118 | 06.2023 | 06.2028',
    'STCW Advanced Fire Fighting | A 220 | 06.2023 | 06.2028',
  ])
  // In one column with its number a driver's class is one.
  expect(
    ticketsIn(
      'Licence / card || Class / number || Expiry\nDriver licence || MC 064411983 || 21/05/2029',
    ),
  ).toEqual(['Multi Combination (MC) | MC 064411983 |  | 21/05/2029'])
})

test('what is told of a ticket, or lies beside the resume, is no ticket', () => {
  expect(namesIn("Shotfirer's licence – assistant, unit RIIBLA202, not appointed")).toEqual([
    "Shotfirer's Licence",
  ])
  expect(namesIn('White card\nAnnexes: copy of passport, copies of cards')).toEqual(['White Card'])
  expect(ticketsIn('HRWL LF WA HR 49920 – 9.9.2027')).toEqual([
    'Forklift | 49920 |  | 9.9.2027 |  | WA',
  ])
  expect(namesIn('HRWL LF, driver licence HR 49920')).toEqual(['Forklift', 'Heavy Rigid (HR)'])
})

test('a duty that speaks of what the law asks for heads no tickets where the next job is dated below it', () => {
  const typed = [
    '# WORK',
    '09/2014 - 12/2021',
    'Registered Mine Surveyor - Redgum Gold',
    'Kept statutory plans and the survey control network',
    '11/2005 - 08/2014',
    'Registered Mine Surveyor - Bangalow Coal',
    'Flew weekly drone surveys and reported volumes',
    '05/2000 - 10/2005',
    'Mine Surveyor - Bangalow Coal',
    'Completed permits before starting work',
    '# TICKETS',
    'White Card',
  ]
  expect(namesIn(typed.join('\n'))).toEqual(['White Card'])
})

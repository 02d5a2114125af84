import { expect, test } from 'vitest'
import { ticketsIn } from '../../testing/tickets-in.ts'

test.each([
  'Microsoft Excel Advanced',
  'SAP PM training',
  'Deswik.CAD course',
  'Rostering software course',
  'Member of the AusIMM',
  'MAusIMM (CP)',
  'Fellow of Engineers Australia',
  'WACE',
  'QCE 2012',
  'MBA, UWA',
  'Dux of school 2005',
  'Employee of the month 2019',
  'Safety award – Redgum Iron 2020',
  'Presented at AusIMM 2018',
  'Redgum Iron Pty Ltd',
  'Perth, WA',
  'FIFO 2/1 or 8/6',
  'Permanent resident',
  'Australian citizen',
  'Fluent Spanish',
  'Non-smoker',
  'Full clean driving record',
  'Reliable car',
  'Touch typing 60 wpm',
  'Willing to relocate',
  'Able to work in confined spaces',
  'Excellent safety record',
  'Emergency contact: Pat',
  'Numerous VOCs',
])('what stands among tickets and is none is left out: %s', (line) => {
  expect(ticketsIn(`- White Card\n- ${line}`)).toEqual(['White Card'])
})

test.each([
  'Fire warden',
  'Mental health first aid',
  'Mine foreman',
  'Excelsior Port pass',
  'Roy Hill',
  'Fibre optic splicing',
])('what only begins alike stays: %s', (line) => {
  expect(ticketsIn(`- ${line}`)).toEqual([line])
})

test.each([
  ['CACES R489 cat. 3, valable jusqu’en 06/2028', 'CACES R489 cat. 3 |  |  | 06/2028'],
  ['VCA-VOL – geldig tot 05/2029', 'VCA-VOL |  |  | 05/2029'],
  ['Schweißerprüfung 135, gültig bis 06/2027', 'Schweißerprüfung 135 |  |  | 06/2027'],
  ['Führerschein Klasse B, C, CE', 'Führerschein Klasse B, C, CE'],
  ['Rijbewijs B, BE', 'Rijbewijs B, BE'],
])('the name of a ticket from abroad ends where its date is announced: %s', (line, ticket) => {
  expect(ticketsIn(`- ${line}`)).toEqual([ticket])
})

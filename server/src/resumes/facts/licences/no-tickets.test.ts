import { expect, test } from 'vitest'
import { ticketsIn } from '../../testing/tickets-in.ts'

test.each([
  'Microsoft Excel Advanced',
  'SAP PM training',
  'CompTIA A+',
  'Certified Kubernetes Administrator',
  'Notice period: four weeks',
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
  'Attention to detail',
  'Strong communicator with all levels of management',
  'Good computer skills',
  'Time management',
  '10 years underground experience',
  'Zero LTIs in 8 years',
  'Supervised a crew of 12 operators',
  'Trained new starters on haul trucks',
  'Volunteer firefighter with the RFS',
  'John Baxter, Superintendent, 0491 570 158',
  'Mathematics B, Physics, Chemistry',
  'Engineers Australia (MIEAust)',
  'Python and SQL',
  'Certificates attached',
  'Date of birth: 4 May 1985',
  'USI: 3AW88YH9U5',
  'Unit code',
  'Level 2',
  'Class 1',
  'Part A and Part B',
  'Mobile plant',
  'Trade',
  'Employer',
  'Comments',
  'Previous sites (most recent first)',
])('what stands among tickets and is none is left out: %s', (line) => {
  expect(ticketsIn(`- White Card\n- ${line}`)).toEqual(['White Card'])
})

test.each([
  'Fire warden',
  'Mine foreman',
  'Excelsior Port pass',
  'Roy Hill',
  'Fibre optic splicing',
  'Trained first aider course',
  'Leadership for supervisors',
  'Level 2 rope access',
  'Volunteer firefighter certificate',
  'Drone operator accreditation',
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

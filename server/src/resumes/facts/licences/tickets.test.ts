import { expect, test } from 'vitest'
import { ticketsIn } from '../../testing/tickets-in.ts'
import { typedResume } from '../../testing/typed-resume.ts'
import { readSections } from '../sections/read-sections.ts'
import { readLicences } from './read-licences.ts'

const asOf = new Date('2026-11-24T00:00:00Z')

test.each([
  [
    'High Risk Work Licence (WorkSafe WA) No. WL123456 – DG, RB, LF, WP – Exp 14/03/2027',
    [
      'Dogging | WL123456 |  | 14/03/2027 |  | WA',
      'Basic Rigging | WL123456 |  | 14/03/2027 |  | WA',
      'Forklift | WL123456 |  | 14/03/2027 |  | WA',
      'Boom-type Elevating Work Platform | WL123456 |  | 14/03/2027 |  | WA',
    ],
  ],
  [
    'HRWL: C6, DG – Lic No 7654321 – expires Mar 2028',
    ['Slewing Mobile Crane up to 60 t | 7654321 |  | Mar 2028', 'Dogging | 7654321 |  | Mar 2028'],
  ],
  [
    'Dogging (DG) – Intermediate Rigging (RI) – exp 21/09/27',
    ['Dogging |  |  | 21/09/27', 'Intermediate Rigging |  |  | 21/09/27'],
  ],
  [
    'Senior First Aid (HLTAID011) – completed 12/02/2024, expires 12/02/2027',
    ['First Aid |  | 12/02/2024 | 12/02/2027'],
  ],
  ['CPR HLTAID009 (exp 02/27)', ['CPR |  |  | 02/27']],
  ['White Card – WC-0123456 – 2016', ['White Card | WC-0123456 | 2016']],
  ['Working at Heights (RIIWHS204E) – Saferight, June 2023', ['Working at Heights |  | June 2023']],
  [
    'Confined Space Entry – RIIWHS202E – 06/2023 – 06/2025',
    ['Confined Space Entry |  | 06/2023 | 06/2025'],
  ],
  ['Coal Board Medical – current to November 2027', ['Coal Board Medical |  |  | November 2027']],
  ['Standard 11 (expires 05/2028)', ['Standard 11 |  |  | 05/2028']],
  [
    'MR Licence (QLD) – 012 345 678 – Exp: 08/11/2029',
    ['Medium Rigid (MR) | 012 345 678 |  | 08/11/2029 |  | QLD'],
  ],
  [
    'Drivers Licence: HR (WA), No 4455667, valid until 09/2030',
    ['Heavy Rigid (HR) | 4455667 |  | 09/2030 |  | WA'],
  ],
  ['National Police Clearance (Feb 2025)', ['National Police Check |  | Feb 2025']],
  [
    'MSIC – exp. 30 Jun 2027 – Card #MS123456',
    ['Maritime Security Identification Card (MSIC) | MS123456 |  | 30 Jun 2027'],
  ],
  ['Gas Test Atmospheres MSMWHS217 (2022)', ['Gas Test Atmospheres |  | 2022']],
  [
    'First Aid, issued by St John Ambulance, 03/2025',
    ['First Aid |  | 03/2025 |  | St John Ambulance'],
  ],
  ['First Aid & CPR – expires 03/2027', ['First Aid |  |  | 03/2027', 'CPR |  |  | 03/2027']],
  ['White Card, First Aid exp 03/2028, CPR', ['White Card', 'First Aid |  |  | 03/2028', 'CPR']],
  ['HR licence – December 2029', ['Heavy Rigid (HR) |  |  | December 2029']],
  ['Forklift licence Exp. Date: 1st March 2027', ['Forklift |  |  | 1st March 2027']],
  ['LVR/CPR – renewal due 08/2027', ['Low Voltage Rescue |  |  | 08/2027', 'CPR |  |  | 08/2027']],
  ['2019 – White Card', ['White Card |  | 2019']],
])('%s', (line, expected) => {
  expect(ticketsIn(`- ${line}`)).toEqual(expected)
})

test('a table says by its heads what its cells are', () => {
  const typed = `
    Licence / Ticket || Number || Issued || Expiry
    Forklift (LF) || 5566778 || 03/2022 || 03/27
    White Card || WC99812 || 2014 || N/A
    BHP Site Induction ||  || 02/2026 || 02/2028
    HR Driver Licence || 010 203 040 || 07/2020 || 16/07/2030`
  expect(ticketsIn(typed)).toEqual([
    'Forklift | 5566778 | 03/2022 | 03/27',
    'White Card | WC99812 | 2014',
    'BHP Site Induction |  | 02/2026 | 02/2028',
    'Heavy Rigid (HR) | 010 203 040 | 07/2020 | 16/07/2030',
  ])
})

test('a table with classes, an issuer and a state has them told', () => {
  const typed = `
    Type || Class || State || Provider || Expires
    High Risk Work Licence || DG RB || NSW || SafeWork || 14/08/2028
    Confined Space ||  ||  || Saferight || 2027`
  expect(ticketsIn(typed)).toEqual([
    'Dogging |  |  | 14/08/2028 | SafeWork | NSW',
    'Basic Rigging |  |  | 14/08/2028 | SafeWork | NSW',
    'Confined Space Entry |  |  | 2027 | Saferight',
  ])
})

test('a number and an end on lines of their own belong to what stands above', () => {
  const typed = `
    Forklift (LF)
    Licence No: 5566778
    Expiry: 01/06/2028
    White Card
    Number: WC11223`
  expect(ticketsIn(typed)).toEqual(['Forklift | 5566778 |  | 01/06/2028', 'White Card | WC11223'])
})

test('classes below a card have its number and its end, other tickets have not', () => {
  const typed = `
    High Risk Work Licence No 778899 – expires 12/2028
    - DG – Dogging
    - LF – Forklift
    - White Card`
  expect(ticketsIn(typed)).toEqual([
    'Dogging | 778899 |  | 12/2028',
    'Forklift | 778899 |  | 12/2028',
    'White Card',
  ])
})

test('a verification of competency is of a machine', () => {
  const typed = `
    - VOC – CAT 793F (2024)
    - VOC: Komatsu PC2000 and Hitachi EX3600
    - Haul truck ticket – CAT 789C, Komatsu 930E`
  expect(ticketsIn(typed)).toEqual([
    'Verification of Competency (VOC) |  | 2024 |  |  |  | CAT 793F',
    'Verification of Competency (VOC) |  |  |  |  |  | Komatsu PC2000',
    'Verification of Competency (VOC) |  |  |  |  |  | Hitachi EX3600',
    'Haul Truck |  |  |  |  |  | CAT 789C',
    'Haul Truck |  |  |  |  |  | Komatsu 930E',
  ])
})

test('what no list knows stays as it is written', () => {
  const typed = `
    - Roy Hill Passport to Site – expires 10/2027
    - Boilermaker Trade Certificate, 2009
    - Rio Tinto Golden Rules
    - Track Protection Officer (TPO), Working with explosives 2019
    - I have always held my tickets with pride and keep all of them up to date for every site.
    - Copies available on request`
  expect(ticketsIn(typed)).toEqual([
    'Roy Hill Passport to Site |  |  | 10/2027',
    'Boilermaker Trade Certificate |  | 2009',
    'Rio Tinto Golden Rules',
    'Track Protection Officer (TPO), Working with explosives |  | 2019',
  ])
})

test.each([
  ['EWP under 11m', ['EWP Yellow Card']],
  ['EWP < 11 m (yellow card)', ['EWP Yellow Card']],
  ['EWP', ['Elevating Work Platform (EWP)']],
  ['EWP over 11m', ['Boom-type Elevating Work Platform']],
  ['High Risk Work Licence – EWP', ['Boom-type Elevating Work Platform']],
  ['WP – Elevating Work Platform', ['Boom-type Elevating Work Platform']],
])('no more is claimed than is said: %s', (line, expected) => {
  expect(ticketsIn(`- ${line}`)).toEqual(expected)
})

test.each([
  '# Education\n- B.E. CSE, Anna University, 2012',
  '# Skills\n- RSA SecurID, Okta, Active Directory',
  '# Certifications\n- RSA SecurID Certified Administrator',
  '# Skills\n- ITC, CTI and telephony systems',
  '# Summary\nAn OCE printer fleet and G2 reviews',
])('letters that mean something else are no ticket: %s', (typed) => {
  const known = readLicences(readSections(typedResume(typed)), asOf).filter(
    ({ isAsWritten }) => !isAsWritten,
  )
  expect(known).toEqual([])
})

test('what somebody did or leads with is no ticket where none are spoken of', () => {
  const typed = `
    ! Tara Blakeney
    Grader operator, scaffolder by trade
    # Experience
    ** Fitter, Redgum Iron, 2019 – present
    - Wrote isolations and led an ICAM`
  expect(readLicences(readSections(typedResume(typed)), asOf)).toEqual([])
})

test('who issued a ticket may stand on the line below it, and is none', () => {
  expect(ticketsIn('- Working at Heights\nIssued by: Ironbark Training')).toEqual([
    'Working at Heights |  |  |  | Ironbark Training',
  ])
})

test.each([
  ['H2S awareness and escape BA || 21/01/26', 'H2S awareness and escape BA |  | 21/01/26'],
  ['Noise officer || 2023', 'Noise officer |  | 2023'],
  ['Telehandler 2GC-0912, exp Jul 2028', 'Telehandler | 2GC-0912 |  | Jul 2028'],
  ['ISO 45001:2018 lead auditor', 'ISO 45001:2018 lead auditor'],
  ['Boddington Gold (Newmont), current', 'Boddington Gold (Newmont)'],
  ['Permit S4 - T031188 - 04/29', 'Permit S4 | T031188 |  | 04/29'],
  ['BHP Port (RTIO in progress)', 'BHP Port'],
  ['Coal Board Medical – n/a in WA', ''],
  ['Cat AD55 truck — not in the seat since 2019', ''],
])('%s', (typed, expected) => {
  expect(ticketsIn(typed)).toEqual(expected === '' ? [] : [expected])
})

test('what was passed together has one date below it', () => {
  expect(ticketsIn('S1 S2 S3\n2021')).toEqual([
    'G1 (formerly S1) |  | 2021',
    'G8 (formerly S2) |  | 2021',
    'G9 (formerly S3) |  | 2021',
  ])
})

import { expect, test } from 'vitest'
import { ticketsIn } from '../../testing/tickets-in.ts'
import { typedResume } from '../../testing/typed-resume.ts'
import { readSections } from '../sections/read-sections.ts'
import { readLicences } from './read-licences.ts'

const asOf = new Date('2026-11-24T00:00:00Z')

function namesIn(typed: string): string[] {
  return readLicences(readSections(typedResume(typed)), asOf).map(({ name }) => name)
}

test.each([
  '** Training register\nCourse || Date || Provider\nWhite Card || 05/2017 || Wandoo Training',
  '** Licences and site requirements\nto Jul 2030 || White Card',
  'Licences and authorities\nWhite Card',
  '** TICKET MATRIX\nTicket || Held || Expiry\nWhite Card || Yes || 08/2028',
  '** SECTION B – LICENCES AND CERTIFICATES\nWhite Card',
])(
  'a heading of which only one word is known is of tickets where those stand below: %s',
  (typed) => {
    expect(namesIn(`# Experience\n** Fitter, Redgum Iron, 2019 – present\n${typed}`)).toEqual([
      'White Card',
    ])
  },
)

test('a line about training amid the work is no heading', () => {
  const typed = `
    # Experience
    ** Fitter, Redgum Iron, 2019 – present
    Training of new crews
    Pumps, mills and crushers
    ** Apprentice, Redgum Iron, 2015 – 2019`
  expect(readSections(typedResume(typed)).map(({ kind }) => kind)).toEqual(['experience'])
})

test('what a form asks for and somebody has not is no ticket', () => {
  const typed = `
    Ticket || Held || Expiry
    Dogging || No
    Forklift (LF) || Yes || 08/2028
    Wandoo Port Passport || Yes || 09/2028
    First Aid || No`
  expect(ticketsIn(typed)).toEqual([
    'Forklift |  |  | 08/2028',
    'Wandoo Port Passport |  |  | 09/2028',
  ])
  expect(ticketsIn('Confined space: No\nWorking at heights: Yes')).toEqual(['Working at Heights'])
})

test('dots may lead to a date, and a date may stand before its ticket', () => {
  expect(ticketsIn('Senior first aid . . . . . . . . . exp 2 Feb 2027')).toEqual([
    'First Aid |  |  | 2 Feb 2027',
  ])
  expect(ticketsIn('to Jul 2030 || Driver licence, class C\n2024 || White Card')).toEqual([
    'Car (C) |  |  | Jul 2030',
    'White Card |  | 2024',
  ])
})

test('tickets with their dates may stand in two columns', () => {
  const typed = `
    RIIMPO208F Operate support equipment || 09/2024 || First aid || Exp 02/2028
    Confined spaces || 09/2024 || Marine radio || Exp 12/2030
    Working at heights || 10/2024 || White card`
  expect(ticketsIn(typed)).toEqual([
    'RIIMPO208F Operate support equipment |  | 09/2024',
    'First Aid |  |  | 02/2028',
    'Confined Space Entry |  | 09/2024',
    'Marine radio |  |  | 12/2030',
    'Working at Heights |  | 10/2024',
    'White Card',
  ])
})

test('tickets may stand in sentences', () => {
  const typed =
    'Bogger and jumbo VOC. HR licence. Senior First Aid expiring 09/2027. Working with Children Check, renews 30 November 2028.'
  expect(ticketsIn(typed)).toEqual([
    'Verification of Competency (VOC) |  |  |  |  |  | Bogger and jumbo',
    'Heavy Rigid (HR)',
    'First Aid |  |  | 09/2027',
    'Working with Children Check |  |  | 30 November 2028',
  ])
})

test('tickets may be parted by slashes, and small letters do not matter among them', () => {
  expect(ticketsIn('HC licence / RIIMPO338E / Order 43 medical (08/2028) / LVR')).toEqual([
    'Heavy Combination (HC)',
    'Haul Truck',
    'Order 43 Medical |  |  | 08/2028',
    'Low Voltage Rescue',
  ])
  expect(ticketsIn('- Mines rescue, First aid, rope access, HR licence')).toEqual([
    'Mines Rescue',
    'First Aid',
    'Rope access',
    'Heavy Rigid (HR)',
  ])
})

test('units are tickets of their own, and none of them is a Standard 11', () => {
  expect(ticketsIn('- RIICOM201E Communicate in the workplace, RIIWHS201E Work safely')).toEqual([
    'RIICOM201E Communicate in the workplace',
    'RIIWHS201E Work safely',
  ])
})

test('a label says which machines somebody was found fit for, and what is of another kind', () => {
  const typed = `
    Machines (VOC): 777D, 785C, D9
    Safety: First aid exp 10/2027
    Computer: Word, email
    Memberships: AusIMM, AIG
    School: NTCET 2014`
  expect(ticketsIn(typed)).toEqual([
    'Verification of Competency (VOC) |  |  |  |  |  | 777D',
    'Verification of Competency (VOC) |  |  |  |  |  | 785C',
    'Verification of Competency (VOC) |  |  |  |  |  | D9',
    'First Aid |  |  | 10/2027',
  ])
  expect(ticketsIn('- Roller VOC')).toEqual(['Roller'])
})

test('amid other things a label says where tickets stand', () => {
  expect(namesIn('# Other\nTickets: White Card, Wandoo Port pass, HR licence\nNon smoker')).toEqual(
    ['White Card', 'Wandoo Port pass', 'Heavy Rigid (HR)'],
  )
})

test.each([
  ['Explosives driver licence, expires 10/2028', ['Explosives driver licence |  |  | 10/2028']],
  ['Professional Driver’s License', ['Professional Driver’s License']],
  ['Manual driver licence', ['Car (C)']],
  ['Driver’s licence, class MR', ['Medium Rigid (MR)']],
  ['Yellow card / NDIS clearance (to Oct 2029)', ['Yellow card / NDIS clearance |  |  | Oct 2029']],
  ['SA Electrical worker', ['SA Electrical worker |  |  |  |  | SA']],
  ['Gas turbine familiarisation', ['Gas turbine familiarisation']],
  ['First aid / CPR 11/26', ['First Aid |  | 11/26', 'CPR |  | 11/26']],
  ['LF – exp 2028', ['Forklift |  |  | 2028']],
  ['Yellow card and blue card', ['Yellow card and blue card']],
  ['VOCs', []],
  [
    'Mine surveyor authorisation, to 30 June 2028',
    ['Mine surveyor authorisation |  |  | 30 June 2028'],
  ],
  ['Own hand tools and transport', []],
])('a licence is the one that is printed: %s', (line, expected) => {
  expect(ticketsIn(`- ${line}`)).toEqual(expected)
})

test('a ticket whose line broke at the margin is one', () => {
  const long = 'Statement of attainment RIIMPO338E Conduct rigid haul truck operations, assessed on'
  const typed = `- ${long}\n~ the CAT 785C by Wandoo Training\n- White Card`
  const { lines, ...text } = typedResume(`# Tickets\n- ${long.replace('on', 'at')}\n${typed}`)
  const printed = lines.map((line) => ({ ...line, right: 50 + line.text.length * 6 }))
  const tickets = readLicences(readSections({ ...text, lines: printed }), asOf, {
    areLinesBroken: true,
  })
  expect(tickets.map(({ name, machine }) => [name, machine])).toEqual([
    ['Haul Truck', undefined],
    ['Haul Truck', 'CAT 785C'],
    ['White Card', undefined],
  ])
})

test('labels in bold above the tickets of their kind are none', () => {
  const typed = `
    # Tickets
    ** Height and space
    White Card
    ** Forklift
    ** Sparkling water
    Soda bread, 2019`
  expect(namesIn(typed)).toEqual(['White Card', 'Forklift', 'Sparkling water', 'Soda bread'])
})

test('a remark in lighter letters is of the ticket above it', () => {
  const typed = `
    # Tickets
    ** Shotfirer licence
    DEMIRS · issued Mar 2024 · expires Mar 2029
    ** Blue ocean pass
    Ocean Training · expires May 2028`
  const tickets = readLicences(readSections(typedResume(typed)), asOf)
  expect(tickets.map(({ name, expiry, issuer }) => [name, expiry, issuer])).toEqual([
    ["Shotfirer's Licence", 'Mar 2029', 'DEMIRS'],
    ['Blue ocean pass', 'May 2028', 'Ocean Training'],
  ])
})

test('a table of competencies with their ends is headed by its own heads', () => {
  const typed = `
    Competency || Assessed || Next due || Status
    Crusher operator || Aug 2024 || Aug 2026 || Overdue
    Working at heights || May 2025 || May 2027 || Current
    Overhead crane (pendant) || || || Not yet competent`
  expect(namesIn(`! Jo Tran\n${typed}`)).toEqual(['Crusher operator', 'Working at Heights'])
})

test.each([
  ['Manual C (WA 6610298, exp 17 Jun 2029), HR', ['Car (C)', 'Heavy Rigid (HR)']],
  ['Vitamin C (daily), White Card', ['White Card']],
])('a car’s letter counts behind what is said of gears: %s', (line, names) => {
  expect(namesIn(`# Licences\n- ${line}`)).toEqual(expect.arrayContaining(names))
  expect(namesIn(`# Licences\n- ${line}`).includes('Car (C)')).toBe(names.includes('Car (C)'))
})

test('below a heading that nobody knows, what ends is a ticket', () => {
  const typed = `
    # Rail papers
    RIW card 880012345 – exp 3/2028
    Track Safety Awareness (ARTC) – exp 7/2027
    TLIF2080 Safely access the rail corridor – exp 7/2027`
  expect(namesIn(`# Experience\n** Fitter, Redgum Iron, 2019 – present\n${typed}`)).toEqual([
    'Rail Industry Worker (RIW)',
    'Track Safety Awareness (ARTC)',
    'TLIF2080 Safely access the rail corridor',
  ])
})

test('a licence from abroad has none of the classes of ours', () => {
  const line =
    'NZ driver licence: Class 1, 2, 4 with W, T, R, F endorsements, DF112233, expires 12 May 2031'
  const names = namesIn(`# Licences\n${line}\nHR licence`)
  expect(names).toHaveLength(8)
  expect(names.filter((name) => !name.startsWith('NZ '))).toEqual(['Heavy Rigid (HR)'])
})

test('a date that broke off in one of two columns is of the ticket above it there', () => {
  const typed = `
    # Tickets
    Certificate IV in Training and Assessment || HLTAID015 Advanced resuscitation –
    Advanced Life Support (ALS) – 06/2027 || exp 02/2027`
  const tickets = readLicences(readSections(typedResume(typed)), asOf)
  const endOf = (name: string) => tickets.find((one) => one.name.startsWith(name))?.expiry
  expect(endOf('Advanced Resuscitation')).toBe('02/2027')
  expect(endOf('Advanced Life Support')).toBe('06/2027')
})

test('no ticket is issued on a day to come', () => {
  expect(ticketsIn('Gasfitting (Type A) to 12 Jul 2029 || 51190 to 30 Sep 2027')).toEqual([
    'Gasfitting (Type A) | 51190 |  | 12 Jul 2029',
  ])
})

test('a card in a heading gives its classes number and state, and a trade may be certified', () => {
  expect(
    ticketsIn(`
      # SUMMARY
      Boilermaker since 2008.
      # HIGH RISK WORK LICENCE – SAFEWORK NSW – NO. HRW 228841
      - DG Dogging, 04/2029
      - RB Basic rigging, 04/2029
      # WELDER CERTIFICATION
      - AS 2980 (6G SMAW/GTAW), August 2026
      # MACHINES I AM SIGNED OFF ON
      Komatsu 830E (2015) · Hitachi EX5600 (2019)
      # EXPERIENCE`),
  ).toEqual([
    'Dogging | HRW 228841 |  | 04/2029',
    'Basic Rigging | HRW 228841 |  | 04/2029',
    'AS 2980 (6G SMAW/GTAW) |  | August 2026',
    'Komatsu 830E |  | 2015',
    'Hitachi EX5600 |  | 2019',
  ])
})

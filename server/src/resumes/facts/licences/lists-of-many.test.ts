import { expect, test } from 'vitest'
import { ticketsIn } from '../../testing/tickets-in.ts'
import { typedResume } from '../../testing/typed-resume.ts'
import { readFacts } from '../read-facts.ts'

test('inductions in a list are each one, with the end that they share', () => {
  expect(
    ticketsIn(`
      - HR licence, exp 2035
      - SA mining site inductions: Carrapateena Ridge, Beverley Flats (ISR), Nullarbor Salt; all valid through March 2027
      Also inducted at: Rowley Sands LNG, Olympic Creek.`),
  ).toEqual([
    'Heavy Rigid (HR) |  |  | 2035',
    'Carrapateena Ridge induction |  |  | March 2027',
    'Beverley Flats induction (ISR) |  |  | March 2027',
    'Nullarbor Salt induction |  |  | March 2027',
    'Rowley Sands LNG induction',
    'Olympic Creek induction',
  ])
})

test('a line that begins with South Australia takes nothing from the licence above it', () => {
  expect(ticketsIn('- Drivers licence C, exp 2035\n- SA site induction 2026')).toEqual([
    'Car (C) |  |  | 2035',
    'SA site induction |  | 2026 |  |  | SA',
  ])
})

test('in points below a licence stands what it is for, until it ends', () => {
  expect(
    ticketsIn(`
      Security Operator Licence, expires 17 July 2028
      - Unarmed Guard
      - Crowd Controller
      MSIC until 5/2/2028`),
  ).toEqual([
    'Security Operator Licence |  |  | 17 July 2028',
    'Unarmed Guard |  |  | 17 July 2028',
    'Crowd Controller |  |  | 17 July 2028',
    'Maritime Security Identification Card (MSIC) |  |  | 5/2/2028',
  ])
})

test('a note below the last class of a card is of all of them', () => {
  expect(
    ticketsIn(`
      - SB – Basic Scaffolding
      - SA – Advanced Scaffolding
      _ WorkSafe WA, card renewed 10 Aug 2024, valid to 09 Aug 2029`),
  ).toEqual([
    'Basic Scaffolding |  | 10 Aug 2024 | 09 Aug 2029 |  | WA',
    'Advanced Scaffolding |  | 10 Aug 2024 | 09 Aug 2029 |  | WA',
  ])
})

test('a unit may be of several things to do, and a sentence name several tickets', () => {
  expect(
    ticketsIn(
      'I hold working at heights (RIIWHS204E), a self-rescuer refresher from February 2026, and an underground medical dated January 2026. My record shows RIIBLA205E Store, handle and transport explosives, RIIBLA301E Conduct surface shotfiring.',
    ),
  ).toEqual([
    'Working at Heights',
    'Self-rescuer refresher |  | February 2026',
    'Underground medical |  | January 2026',
    'RIIBLA205E Store, handle and transport explosives',
    'RIIBLA301E Conduct surface shotfiring',
  ])
})

test('machines by their makers have a model of two figures, too', () => {
  expect(ticketsIn('VOCs held: CAT 793F, CAT 16M, CAT 777 water cart')).toEqual([
    'Verification of Competency (VOC) |  |  |  |  |  | CAT 793F',
    'Verification of Competency (VOC) |  |  |  |  |  | CAT 16M',
    'Verification of Competency (VOC) |  |  |  |  |  | CAT 777 water cart',
  ])
})

test('what was signed off in a job stands below a heading of tickets, too', () => {
  const typed = `
    # What I hold generally
    NSW driver licence class MR. White card.
    ** Where I have been, and what I was signed off on there
    ** BOILERMAKER
    Drayfield Maintenance, Mt Arrow Mine (April 2022 – current)
    - Shovel dippers, dragline buckets, dump bodies
    Site tickets / VOCs: Gas Test Atmospheres MSMWHS217; Working at heights RIIWHS204E exp 9/26
    ** BOILERMAKER
    Powerfab Shutdowns Pty Ltd (Jan 19 – Mar 22)
    - Boiler tube panels at three power stations
    VOC's on this site: Franna MAC25, telehandler Manitou MHT, forklift
    12t`
  const { licences } = readFacts(typedResume(typed), { asOf: new Date('2026-11-24') })
  expect(licences.map(({ name, machine }) => [name, machine].filter(Boolean).join(' '))).toEqual([
    'Gas Test Atmospheres',
    'Working at Heights',
    'Verification of Competency (VOC) Franna MAC25',
    'Telehandler',
    'Forklift',
    'Medium Rigid (MR)',
    'White Card',
  ])
})

test('a table and its heading may be in two languages', () => {
  const typed = `
    # Work
    Storeman, PT Mahakam Mining, 2019 – 2023
    ** SERTIFIKAT DAN LISENSI / LICENCES AND CERTIFICATES
    No || Nama sertifikat || Penerbit || Berlaku s/d
    1 || SIO Forklift || Kemnaker || 18 Agustus 2028
    2 || Basic Safety Induction || PT BCL || 31-12-2026`
  const { licences } = readFacts(typedResume(typed), { asOf: new Date('2026-11-24') })
  expect(licences).toMatchObject([
    { name: 'Forklift', issuer: 'Kemnaker', expiry: '18 Agustus 2028' },
    { name: 'Basic Safety Induction', issuer: 'PT BCL', expiry: '31-12-2026' },
  ])
})

test('names leave out their numbers, and what says how they are held', () => {
  expect(
    ticketsIn(`
      QCT teacher registration (full) 940182, to 31/12/2026 – renewal lodged
      ** Backflow Prevention Device
      ** accreditation
      _ exp. 2029
      ** Working with Children Check
      WWC0887211E
      _ to 03/2030
      VIC driver licence, full, car + LR (expires April 2031)`),
  ).toEqual([
    'QCT teacher registration (full) | 940182 |  | 31/12/2026',
    'Backflow Prevention Device accreditation |  |  | 2029',
    'Working with Children Check | WWC0887211E |  | 03/2030',
    'Car (C) |  |  | April 2031 |  | VIC',
    'Light Rigid (LR) |  |  | April 2031',
  ])
})

test('two names and then their two units share an end, and who checked a machine is no machine', () => {
  expect(
    ticketsIn(`
      Heights & confined space || RIIWHS204E, RIIWHS202E || Exp Sept 2026
      Vehicle loading crane <10tm || VOC || site`),
  ).toEqual([
    'Working at Heights |  |  | Sept 2026',
    'Confined Space Entry |  |  | Sept 2026',
    'Vehicle Loading Crane',
  ])
})

test('short sentences are each told of their own tickets', () => {
  expect(
    ticketsIn(
      'First Aid HLTAID011, good until 08/2029. WA mining generic induction (online part done 3 Sept 2026). White Card 2024.',
    ),
  ).toEqual([
    'First Aid |  |  | 08/2029',
    'WA mining generic induction |  | 3 Sept 2026 |  |  | WA',
    'White Card |  | 2024',
  ])
})

test('what is due next, who found somebody competent and what is booked are no tickets', () => {
  expect(
    ticketsIn(`
      NDIS Worker Check || Granted. Valid until 4 March 2029
      Provide First Aid || Next due 6/2027
      Medication administration || Competent, annual sign off 9/2026
      Midazolam management || Competency, review 05/2027
      Booked: Dangerous goods driver, February`).map((ticket) => ticket.split(' | ')[0]),
  ).toEqual(['NDIS Worker Check', 'First Aid', 'Medication administration', 'Midazolam management'])
})

test('a refresher combined for several tickets ends all of them', () => {
  expect(
    ticketsIn(
      '- Enter confined space / Gas test atmospheres / Work at heights (combined refresher, expires 09.2026)',
    ),
  ).toEqual([
    'Confined Space Entry |  |  | 09.2026',
    'Gas Test Atmospheres |  |  | 09.2026',
    'Working at Heights |  |  | 09.2026',
  ])
})

test('a grade is no article, and a trainer with a year is no ticket of a list', () => {
  expect(ticketsIn('- A Grade Electrician licence, HR licence, White card')).toEqual([
    'Electrical Licence (A Grade)',
    'Heavy Rigid (HR)',
    'White Card',
  ])
  const names = ticketsIn('- White card\n- Forklift, Total Training 2019, next check 2029')
  expect(names.map((ticket) => ticket.split(' | ')[0])).toEqual(['White Card', 'Forklift'])
})

test('a city, a health authority and inductions that were given are told from what denies and claims', () => {
  expect(
    ticketsIn(`
      - Fire Guard F-03 – NYC Fire Department
      - WHO yellow fever certificate`),
  ).toEqual(['Fire Guard F-03 – NYC Fire Department', 'WHO yellow fever certificate'])
  const typed = `
    # Summary
    Delivered site inductions: 40 new starters, Contractors, Visitors
    # Work
    Trainer, Redgum Iron, 2019 – 2023`
  const { licences } = readFacts(typedResume(typed), { asOf: new Date('2026-11-24') })
  expect(licences).toEqual([])
})

test('what announces an end is no part of a name, and what has lapsed beside others is none of theirs', () => {
  const names = ticketsIn(`
    - Track Access Permit level 2 (protection officer), good until 22 November 2027
    - ASME IX 6G pipe (continuity to Jan 2027)
    - QAL site induction – lapsed
    - AS1796 Cert. 1, 2, 3 and 7 ( cert 9 lapsed )`).map((ticket) => ticket.split(' | ')[0])
  expect(names).toEqual([
    'Track Access Permit level 2 (protection officer)',
    'ASME IX 6G pipe',
    'AS1796 Cert. 1, 2, 3 and 7',
  ])
})

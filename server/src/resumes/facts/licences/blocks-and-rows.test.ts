import { expect, test } from 'vitest'
import { ticketsIn } from '../../testing/tickets-in.ts'
import { typedResume } from '../../testing/typed-resume.ts'
import { readFacts } from '../read-facts.ts'

test('in blocks of name, issuer and dates each ticket has its own', () => {
  expect(
    ticketsIn(`
      High Risk Work Licence - LF Forklift
      SafeWork NSW
      Issued Aug 2017 - Expires Aug 2027
      High Risk Work Licence - DG Dogging
      SafeWork NSW
      Issued Feb 2023 - Expires Feb 2028
      Order 43 Coal Medical
      Coalfield Health
      Issued Jul 2024 - Expires Jul 2027
      RIIWHS204E Work safely at heights
      Issued Apr 2025 - Expires Apr 2027
      MR Driver Licence
      NSW
      Expires Mar 2030`),
  ).toEqual([
    'Forklift |  | Aug 2017 | Aug 2027 | SafeWork NSW | NSW',
    'Dogging |  | Feb 2023 | Feb 2028 | SafeWork NSW | NSW',
    'Order 43 Medical |  | Jul 2024 | Jul 2027 | Coalfield Health',
    'Working at Heights |  | Apr 2025 | Apr 2027',
    'Medium Rigid (MR) |  |  | Mar 2030 |  | NSW',
  ])
})

test('two tickets above one date are two, and none is the issuer of the other', () => {
  expect(
    ticketsIn(`
      White Card
      Working at Heights
      Issued Aug 2025 - Expires Aug 2027
      First Aid
      Issued Feb 2024 - Expires Feb 2027
      Order 43 Coal Medical
      Issued Jul 2024 - Expires Jul 2027`).map((ticket) => ticket.split(' | ')[0]),
  ).toEqual(['White Card', 'Working at Heights', 'First Aid', 'Order 43 Medical'])
})

test('a form says of each row whether it is held, and which of several', () => {
  expect(
    ticketsIn(`
      Item || Y/N || Class / comment || Expiry
      Driver licence class || Y || HC (QLD) || 14/11/2029
      HRW – Forklift (LF) || Y || || 02/2028
      HRW – Crane (C2 / C6 / CV) || Y || CV only || 02/2028
      Confined space || N || had it, ran out 2022 ||
      RIIMPO338 Haul truck || Intending to enrol || ||
      Working at heights || Y || || Aug 2027`),
  ).toEqual([
    'Heavy Combination (HC) |  |  | 14/11/2029 |  | QLD',
    'Forklift |  |  | 02/2028',
    'Vehicle Loading Crane |  |  | 02/2028',
    'Working at Heights |  |  | Aug 2027',
  ])
})

test.each([
  // Of the ticket before it in the same line
  [
    'Confined space exp 3/27, gas test atmospheres (same card)',
    ['Confined Space Entry |  |  | 3/27', 'Gas Test Atmospheres |  |  | 3/27'],
  ],
  // What is named once more has the end alone.
  ['First Aid + CPR, CPR due June 2027', ['First Aid', 'CPR |  |  | June 2027']],
  // A cell of its own dates all of the row.
  [
    'Driver Licence C (NSW), underground light vehicle permit || Jan 2031',
    ['Car (C) |  |  | Jan 2031 |  | NSW', 'Light Vehicle |  |  | Jan 2031'],
  ],
  [
    'VOC Piling Rig - Bauer BG series || Valid until: 2027-08-01\nVOC Piling Rig - Soilmec CFA || Valid until: 2027-08-01',
    [
      'Verification of Competency (VOC) |  |  | 2027-08-01 |  |  | Piling Rig Bauer BG series',
      'Verification of Competency (VOC) |  |  | 2027-08-01 |  |  | Piling Rig Soilmec CFA',
    ],
  ],
  // What has to be done again ends.
  [
    'Protection Officer Level 2\nrecert due 02/2028\nRail Medical\nnext 05/2029',
    ['Protection Officer Level 2 |  |  | 02/2028', 'Rail Medical |  |  | 05/2029'],
  ],
  // What is booked in brackets is another thing.
  [
    'Medical certificate of fitness (exit medical booked Jan 2027) || Annual, Sept 2026 || Sept 2027',
    ['Medical certificate of fitness |  | Sept 2026 | Sept 2027'],
  ],
  [
    'Ticket || Provider || Expiry\nFirst aid and CPR || Rowan First Aid || CPR 30 Jan 2027 / FA 30 Jan 2029',
    [
      'CPR |  |  | 30 Jan 2027 | Rowan First Aid',
      'First Aid |  |  | 30 Jan 2029 | Rowan First Aid',
    ],
  ],
  // Below the card with its end stand its classes.
  [
    '# High risk work licence\n(QLD, HRWL 1127xx, exp 19/08/2029)\n- CV – Vehicle loading\n- DG – Dogging',
    ['Vehicle Loading Crane |  |  | 19/08/2029 |  | QLD', 'Dogging |  |  | 19/08/2029 |  | QLD'],
  ],
  // Among ends, what has none was issued.
  [
    'White Card NT, Oct 2026\nFirst aid, Mar 2029\nRSA NT - Mar 2029',
    [
      'White Card |  | Oct 2026 |  |  | NT',
      'First Aid |  |  | Mar 2029',
      'Responsible Service of Alcohol (RSA) |  |  | Mar 2029 |  | NT',
    ],
  ],
  ['Dangerous Goods by Air Cat 8, Sep 2027', ['Dangerous Goods by Air |  |  | Sep 2027']],
  ['Blue card no need\nSighted by the agency unless marked *\nWhite card', ['White Card']],
])('%s', (typed, tickets) => {
  expect(ticketsIn(typed)).toEqual(tickets)
})

test('the school below a course is no ticket, and no placement is', () => {
  const { licences, studies } = readFacts(
    typedResume(`
      Ann Lee
      # Education and training
      2023 || Certificate III in Commercial Cookery
       || Swanlea College
      - 120 hours placement
      2018 || Bachelor of Education (Science)
       || Gandak Hill Campus, Pokhara`),
    { asOf: new Date('2026-11-24T00:00:00Z') },
  )
  expect(studies?.map(({ school }) => school)).toEqual(['Swanlea College', 'Gandak Hill Campus'])
  expect(licences).toEqual([])
})

test('who issued a ticket may stand on the line of its dates', () => {
  const typed = `
    Dogging (DG) High Risk Work Licence
    WorkSafe Queensland Issued Mar 2020, expires Mar 2030
    Safe Operating of H2S Environments
    Surat Basin Safety Expires Aug 2027
    Authorised Gas Tester
    Brigalow Gas Issued Nov 2022
    Australian Drivers Licence: MR class
    QLD TMR No expiry given`
  expect(ticketsIn(typed)).toEqual([
    'Dogging |  | Mar 2020 | Mar 2030 | WorkSafe Queensland',
    'Safe Operating of H2S Environments |  |  | Aug 2027 | Surat Basin Safety',
    'Gas Test Atmospheres |  | Nov 2022 |  | Brigalow Gas',
    'Medium Rigid (MR) |  |  |  | QLD TMR | QLD',
  ])
  // Names with their ends are no issuers.
  expect(
    ticketsIn('White Card Issued 2019\nForklift Expires Aug 2027\nDogging Expires Aug 2028'),
  ).toEqual(['White Card |  | 2019', 'Forklift |  |  | Aug 2027', 'Dogging |  |  | Aug 2028'])
})

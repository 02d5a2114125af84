import { describe, expect, test } from 'vitest'
import { namesIn } from '../../testing/tickets-in.ts'

describe('tickets that no list knows are read in lists', () => {
  test.each([
    [
      'HR licence - White card - Slag handling - Kibble pass',
      'Heavy Rigid (HR) | White Card | Slag handling | Kibble pass',
    ],
    [
      'HR licence / White card / Slag handling / Kibble pass',
      'Heavy Rigid (HR) | White Card | Slag handling | Kibble pass',
    ],
    [
      'HR, white card, slag handling, kibble pass, heights',
      'Heavy Rigid (HR) | White Card | Slag handling | Kibble pass | Working at Heights',
    ],
    [
      'HR, White Card, Slag Handling, Kibble Pass',
      'Heavy Rigid (HR) | White Card | Slag Handling | Kibble Pass',
    ],
    ['Slag Handling, Kibble Pass, White Card', 'Slag Handling | Kibble Pass | White Card'],
    ['White Card + Slag handling + Kibble pass', 'White Card | Slag handling | Kibble pass'],
    ['HR, slag handling & kibble pass', 'Heavy Rigid (HR) | Slag handling | Kibble pass'],
    [
      'HR licence (2030), slag handling (2027) and kibble pass (2028)',
      'Heavy Rigid (HR) @2030 | Slag handling @2027 | Kibble pass @2028',
    ],
    [
      'Tickets held: HR, slag handling, kibble pass',
      'Heavy Rigid (HR) | Slag handling | Kibble pass',
    ],
    [
      'Open HR licence, clean record, slag handling, kibble pass',
      'Heavy Rigid (HR) | Slag handling | Kibble pass',
    ],
    [
      'HR licence; slag handling to 2027; kibble pass; ladle crane (10 t)',
      'Heavy Rigid (HR) | Slag handling @2027 | Kibble pass | Ladle crane (10 t)',
    ],
    [
      'HR licence (exp 2030) Kibble pass (exp 2027) Slag handling (exp 2028)',
      'Heavy Rigid (HR) @2030 | Kibble pass @2027 | Slag handling @2028',
    ],
    [
      'HR licence exp 2030, Kibble pass exp 2027, Slag handling exp 2028',
      'Heavy Rigid (HR) @2030 | Kibble pass @2027 | Slag handling @2028',
    ],
    [
      'HR licence exp 2030 Kibble pass exp 2027 Slag handling exp 2028',
      'Heavy Rigid (HR) @2030 | Kibble pass @2027 | Slag handling @2028',
    ],
    [
      'HR licence 2030 • Kibble pass 2027 • Slag handling',
      'Heavy Rigid (HR) @2030 | Kibble pass @2027 | Slag handling',
    ],
    [
      'Working at heights, kibble pass & slag handling (all Kelvin Training, May 2025)',
      'Working at Heights | Kibble pass | Slag handling',
    ],
    [
      'Kelvin Training, 2025: kibble pass, slag handling, heights',
      'Kibble pass | Slag handling | Working at Heights',
    ],
    [
      'All current: HR, forklift, kibble pass, slag handling',
      'Heavy Rigid (HR) | Forklift | Kibble pass | Slag handling',
    ],
    ['HR licence held since 2015, kibble pass since 2019', 'Heavy Rigid (HR) | Kibble pass'],
    [
      'Forklift, HR, EWP, kibble pass: all current',
      'Forklift | Heavy Rigid (HR) | Elevating Work Platform (EWP) | Kibble pass',
    ],
    [
      'HR (2030), forklift (2028), kibble pass (2027), slag handling (no expiry)',
      'Heavy Rigid (HR) @2030 | Forklift @2028 | Kibble pass @2027 | Slag handling',
    ],
    [
      'HR 2030, forklift 2028, kibble pass 2027, slag handling',
      'Heavy Rigid (HR) @2030 | Forklift @2028 | Kibble pass @2027 | Slag handling',
    ],
    [
      'HR until 2030, forklift until 2028, kibble pass until 2027',
      'Heavy Rigid (HR) @2030 | Forklift @2028 | Kibble pass @2027',
    ],
    [
      'HR - 2030, Forklift - 2028, Kibble pass - 2027',
      'Heavy Rigid (HR) @2030 | Forklift @2028 | Kibble pass @2027',
    ],
    [
      'Shotfirer (WA), kibble pass (WA & QLD), slag handling (Karri Pit only)',
      "Shotfirer's Licence | Kibble pass (WA & QLD) | Slag handling (Karri Pit only)",
    ],
  ])('%s', (typed, names) => {
    expect(namesIn(typed)).toBe(names)
  })
})

describe('tickets that no list knows are read in sentences', () => {
  test.each([
    [
      'I hold a slag handling ticket, a kibble pass (2024) and a current HR licence.',
      'Slag handling ticket | Kibble pass | Heavy Rigid (HR)',
    ],
    [
      'I have my HR licence, white card, kibble pass and a slag board medical that is good until March 2028.',
      'Heavy Rigid (HR) | White Card | Kibble pass | Slag board medical @March 2028',
    ],
    [
      'Current HR licence. Kibble pass done in 2024. Slag handling renewed March 2026. White card.',
      'Heavy Rigid (HR) | Kibble pass | Slag handling | White Card',
    ],
    [
      'My kibble pass runs to May 2027 and my slag handling is good until June 2028. I also hold a white card.',
      'Kibble pass @May 2027 | Slag handling @June 2028 | White Card',
    ],
    [
      "Holder of a HR licence, slag handling certificate and a kibble winder's permit",
      "Heavy Rigid (HR) | Slag handling certificate | Kibble winder's permit",
    ],
    [
      'HR licence and white card, plus slag handling (2025) and kibble winder (2026).',
      'Heavy Rigid (HR) | White Card | Slag handling | Kibble winder',
    ],
    [
      'High risk: LF, DG. Also slag handling and kibble pass.',
      'Forklift | Dogging | Slag handling | Kibble pass',
    ],
    ['I have a clean driving record, a HR licence and my own tools.', 'Heavy Rigid (HR)'],
    ['I hold a HR licence but no forklift ticket.', 'Heavy Rigid (HR)'],
    [
      'I hold HR, LF and WP licences, all current until 2028.',
      'Heavy Rigid (HR) @2028 | Forklift @2028 | Boom-type Elevating Work Platform @2028',
    ],
    [
      'I hold high risk licences for dogging, rigging and forklift.',
      'Dogging | Rigging | Forklift',
    ],
    [
      "I hold a kibble winder's ticket issued by the winding board in 2019, and a white card.",
      "Kibble winder's ticket | White Card",
    ],
    ['I have a current first aid certificate and CPR.', 'First Aid | CPR'],
    [
      'I hold an A grade electrical licence and a restricted cabling registration.',
      'Electrical Licence (A Grade) | Restricted cabling registration',
    ],
    [
      'My tickets are HR, kibble pass and slag handling, and I keep them all current.',
      'Heavy Rigid (HR) | Kibble pass | Slag handling',
    ],
    [
      'I am licensed for HR and forklift and hold a kibble pass.',
      'Heavy Rigid (HR) | Forklift | Kibble pass',
    ],
    [
      'Fully ticketed: HR, forklift, kibble pass, slag handling',
      'Heavy Rigid (HR) | Forklift | Kibble pass | Slag handling',
    ],
    [
      'Current tickets include HR, forklift, kibble pass and slag handling',
      'Heavy Rigid (HR) | Forklift | Kibble pass | Slag handling',
    ],
    [
      'Licensed forklift driver, HR truck licence, kibble pass holder',
      'Forklift | Heavy Rigid (HR) | Kibble pass holder',
    ],
    [
      'Also trained in slag handling, kibble winding and first aid',
      'Slag handling | Kibble winding | First Aid',
    ],
    [
      'Trained in: slag handling, kibble winding, first aid',
      'Slag handling | Kibble winding | First Aid',
    ],
    [
      'Completed slag handling, kibble winding and first aid in 2025',
      'Slag handling | Kibble winding | First Aid',
    ],
    [
      'Kibble pass (WB 4471) is valid until 3 March 2027. Slag handling (Kelvin) has no expiry. HR licence until 2030.',
      'Kibble pass (WB 4471) @3 March 2027 | Slag handling (Kelvin) | Heavy Rigid (HR) @2030',
    ],
    [
      'The kibble pass is valid until 3 March 2027 and the HR licence until 2030.',
      'Kibble pass @3 March 2027 | Heavy Rigid (HR) @2030',
    ],
    [
      'HR licence (no. 4471, exp 2030), kibble pass (no. 88, exp 2027), slag handling',
      'Heavy Rigid (HR) @2030 | Kibble pass @2027 | Slag handling',
    ],
  ])('%s', (typed, names) => {
    expect(namesIn(typed)).toBe(names)
  })
})

describe('what is no name stays out of a list', () => {
  test.each([
    ['EEHA units UEE42220 || classify, install, inspect 2021', 'EEHA'],
    ['HR licence, clean record, own tools, willing to travel', 'Heavy Rigid (HR)'],
    ['First aid, through St John, no expiry', 'First Aid'],
    [
      'Medical due Feb 2027, police check done Mar 2026',
      'Medical @Feb 2027 | National Police Check',
    ],
    ['White card, Total Training 2024, next check 2027', 'White Card @2027'],
    ['I have a HR licence and can drive manual', 'Heavy Rigid (HR)'],
    ['I hold an HR licence, am fully vaccinated and drug free', 'Heavy Rigid (HR)'],
    [
      'I hold a HR licence, Australian passport and police check',
      'Heavy Rigid (HR) | National Police Check',
    ],
    ['I hold memberships of AusIMM and Engineers Australia, and a HR licence', 'Heavy Rigid (HR)'],
    ['I have always held my tickets', ''],
    ['HR licence\nWhite card\nseen by Paget HR.', 'Heavy Rigid (HR) | White Card'],
    ["Driver's licence, class C, manual, open", 'Car (C)'],
    ['HC licence, unaccompanied, synchro box, WA', 'Heavy Combination (HC)'],
    ['HR licence, heavy haulage experience, road trains', 'Heavy Rigid (HR)'],
  ])('%s', (typed, names) => {
    expect(namesIn(typed)).toBe(names)
  })
})

test.each([
  [
    'HR, LF and WP licences, all current until 2028',
    'Heavy Rigid (HR) @2028 | Forklift @2028 | Boom-type Elevating Work Platform @2028',
  ],
  [
    'All run out 06/2027 unless marked\nHR licence\nWhite card',
    'Heavy Rigid (HR) @06/2027 | White Card @06/2027',
  ],
])('what is said of all is of those before it, or of all below: %s', (typed, names) => {
  expect(namesIn(typed)).toBe(names)
})

test.each([
  'Day or night shift',
  'Tickets current as of November 2026',
  'Hours: 4,000 on dozers',
  'Height 180 cm',
  'Training matrix kept by the site',
  'Blood group O+',
  'TFN supplied',
  'Live in Mackay',
  'Can drive manual',
  'Over 10 years in mining',
  'Photo ID: passport',
  '100 points of ID',
  'Hep B, flu, tetanus',
  'Site references by phone',
  'Licence held 20 years',
  'Passed every drug test',
  'Started in the trade in 2009',
  'ABN 51 824 753 556',
  'Public liability $10 m',
])('among tickets, “%s” is none', (line) => {
  expect(namesIn(`HR licence\n${line}\nWhite card`)).toBe('Heavy Rigid (HR) | White Card')
})

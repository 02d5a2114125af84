import { expect, test } from 'vitest'
import { typedResume } from '../../../testing/typed-resume.ts'
import { readFacts } from '../../read-facts.ts'

const asOf = new Date('2026-11-24T00:00:00Z')

function namesIn(typed: string): string[] {
  const work = '# Employment\n** Fitter, Redgum Iron Pty Ltd, 2019 – present\n- Pumps'
  const resume = typedResume(
    `! Jo Tran\n# Profile\nSteady hands.\n${work}\n${typed}\n# Education\nYear 12`,
  )
  return readFacts(resume, { asOf }).licences.map(({ name }) => name)
}

test.each([
  '# Training given\nConfined space, working at heights and forklift courses to 200 people',
  '# Courses delivered\n- Provide First Aid\n- CPR',
  '# About you\nYou hold a current HR licence and a Coal Board Medical.',
  '# Requirements of the position\nHR licence, Coal Board Medical, Standard 11',
  '# Publications\nGas testing in confined spaces, 2019',
  '# Memberships\nMines Rescue association; CPA Australia',
  '# Interests\nFirst aid volunteer with the surf club',
  '# Key achievements\n- Asbestos removal project\n- Zero incidents',
  '# Skills\n- Boom lift, scissor lift and telehandler operation',
  '# Skills\n- HR management\n- Haul trucks, dozers, graders',
  '# Skills\nDeswik, manual handling, emergency response, scheduling',
  '# Skills\n- Isolation and tagging\n- Work permits\n- Dangerous goods',
  '# Profile\nDelivered First Aid and CPR training to 40 people.',
  '# Profile\nDeputised for the Site Senior Executive and reviewed coal board medicals.',
  '# Skills\nConducted confined space entry audits',
  '# Skills\nAsbestos removal contractor management; gas test results',
  '# Skills\nBoat licence not required',
  '# Profile\nSupervised a crew of twelve with HR and dogging tickets.',
  '# Profile\nResponsible for confined space permits and working at heights rescue plans.',
  '# Profile\nManaged the White Card and First Aid training calendar for 400 people.',
  '# Profile\nTrainer who can assess forklift, dogging and basic rigging.',
  '# Profile\nAuthor of procedures for working at heights, confined space and isolation.',
  '# Profile\nKeeps the training matrix: white cards, first aid, working at heights.',
  '# Skills\n- Confined space management\n- Working at heights training bookings',
  '# Lapsed, happy to renew\nFirst Aid\nForklift licence',
  '# Courses I deliver\nEnter and work in confined spaces\nGas test atmospheres',
  '# Qualifications\nBEng Mining, 2012; units: Blasting, First Aid in Remote Areas',
  '# Tickets\nReferees: Wayne (Dogging Co), 0491 570 111',
  '# Tickets\nReferences on request: Ben (White Card Training)',
  "# Tickets\nFirst Class Mine Manager's Certificate – law exam passed, statutory oral pending",
  '# Skills\nConfined space standby planning, first aid box audits',
  '# Skills\nUse of DAMSTRA and Pegasus to onboard contractors',
  '# Profile\nAbout the job: must hold HR licence, white card and first aid',
  '# Skills\nLicence tracking: HRWL, MSIC, white cards',
  '# Profile\nVerifies critical risks: working at heights, confined space, first aid',
  '# Profile\nMentors apprentices toward their basic rigging',
  '# Profile\nLicensed fauna spotter',
  '# Professional development\nMedia handling\nLean green belt',
  '# Tickets\nShort course in Leapfrog and Deswik',
  '# Training I provide\nForklift, EWP, working at heights',
  '# Awards\nFirst Aid Team Member of the Year\nConfined space rescue challenge winners',
  '# Memberships\nMines Rescue judge\nRigging and lifting association of WA',
  '# Education\nBachelor of Engineering, UQ, 2024\nCoursework: confined space ventilation, blasting',
])('tickets of others, and what is no ticket here, are not claimed: %s', (typed) => {
  expect(namesIn(typed)).toEqual([])
})

test.each([
  ['# Interests\nMotorbike licence, deer stalking', ['Motorcycle (R)']],
  ['# Summary\nWorks nights. Have LVR/CPR and WAH.', ['Low Voltage Rescue', 'CPR']],
  ['# Summary\nHands-on leader; working at heights, first aid & CPR', ['First Aid', 'CPR']],
  ['# Selection criteria\nHR licence: held for ten years.', ['Heavy Rigid (HR)']],
  [
    '# Skills\nManual handling and isolation training',
    ['Manual Handling', 'Isolation and Tagging'],
  ],
  ['# Skills\nFirst aid, working at heights, manual handling', ['First Aid', 'Manual Handling']],
  ['# Profile\nUndertook First Aid again in 2025', ['First Aid']],
  ['# Profile\nMotivated fitter holding White Card', ['White Card']],
  [
    '# Competencies\nS1, S2 and S3; Std 11; MR\nHLTAID011 August 2028',
    [
      'G1 (formerly S1)',
      'G8 (formerly S2)',
      'G9 (formerly S3)',
      'Standard 11',
      'Medium Rigid (MR)',
      'First Aid',
    ],
  ],
  [
    '# Competencies\nCompetency | Held\nHR licence | Y\nDogging | N\nFirst aid | Yes',
    ['Heavy Rigid (HR)', 'First Aid'],
  ],
  ['# Profile\nOne of a crew of six; first aid and forklift licence', ['First Aid', 'Forklift']],
  ['# Profile\nWorking at heights and confined space entry training', ['Working at Heights']],
  ['# Profile\nAttended working at heights course 2024', ['Working at Heights']],
])('what is held is claimed wherever it stands: %s', (typed, names) => {
  expect(namesIn(typed)).toEqual(expect.arrayContaining(names))
})

test('a year that is told of something else is none of the licence beside it', () => {
  const typed = '# Personal\nBorn 1980. Driver’s licence C, manual. Passport valid to 2030.'
  const { licences } = readFacts(typedResume(`! Jo Tran\n${typed}`), { asOf })
  expect(licences).toMatchObject([{ name: 'Car (C)', expiry: null }])
})

test.each([
  ['My first aid runs out in February 2027.', ['First Aid']],
  ['I have a WA police clearance dated 12 May 2026.', ['National Police Check']],
  ['I have a police clearance and can get an MSIC within four weeks.', ['National Police Check']],
])('somebody speaks of their own in sentences: %s', (line, expected) => {
  expect(namesIn(`# About me\n${line}`)).toEqual(expected)
})

test.each([
  'My duties covered confined space permits and gas testing.',
  'I have supervised forklift and dogging crews.',
  'My crew had first aid and white cards.',
])('and of what is nobody’s ticket: %s', (line) => {
  expect(namesIn(`# About me\n${line}`)).toEqual([])
})

test('among competencies with dates, what no list knows is a ticket, too', () => {
  const dated = `
    # Competencies
    Gas test atmospheres || Mar 2025
    White Card || 2019
    Bow tie method || to Oct 2027`
  expect(namesIn(dated)).toEqual(['Gas Test Atmospheres', 'White Card', 'Bow tie method'])
  expect(namesIn('# Competencies\nWhite Card ticket\nGas test ticket\nBow tie method')).toEqual([
    'White Card',
    'Gas Test Atmospheres',
  ])
})

test('a table of competencies is one of tickets', () => {
  const table = `
    # Competencies held
    Type || Detail || Valid to
    Licence || HR || Oct-29
    Medical || First aid || Mar-27`
  expect(namesIn(table)).toEqual(['Heavy Rigid (HR)', 'First Aid'])
})

test('a form at the top asks for tickets beside other things', () => {
  const typed = `
    ! Thi Mai Nguyen
    Position sought || Process Operator
    Driver's licence class || HR
    Driver's licence expiry || 04/07/2029
    Forklift || Y
    Confined space || N
    National police check || Aug 2026
    # Employment
    ** Operator, Redgum Iron Pty Ltd, 2019 – present`
  const { licences } = readFacts(typedResume(typed), { asOf })
  expect(licences.map(({ name, expiry }) => `${name} ${expiry ?? ''}`.trim())).toEqual([
    'Heavy Rigid (HR) 04/07/2029',
    'Forklift',
    'National Police Check',
  ])
})

function namesAtTop(line: string): string[] {
  const resume = typedResume(`! Jo Tran\n${line}\n# Employment\n** Fitter, Redgum, 2019 – 2021`)
  return readFacts(resume, { asOf }).licences.map(({ name }) => name)
}

test('a trade with the number of its licence is a ticket', () => {
  expect(namesAtTop('A-Grade Electrician (QEC 81120)')).toEqual(['Electrical Licence (A Grade)'])
  expect(namesAtTop('A-Grade Electrician')).toEqual([])
})

test('units below a heading that nobody knows are tickets', () => {
  const typed = `
    ** Machines signed off (RII)
    RIIMPO338F Conduct rigid haul truck operations
    RIIMPO327F Conduct articulated haul truck operations`
  expect(namesIn(typed)).toEqual(['Haul Truck', 'Articulated Haul Truck'])
})

test('a heading before which there is none may have four tickets below it that nobody knows', () => {
  const typed = `
    ! Jo Tran
    Boilermaker, Redgum Iron, 2019 – present
    ** Welding and site tickets
    - Stick welding, tested Apr 2026
    - AS 1554 coded, 6G
    - Working at heights, to 5/27`
  const { licences } = readFacts(typedResume(typed), { asOf })
  expect(licences.map(({ name }) => name)).toEqual([
    'Stick welding',
    'AS 1554 coded, 6G',
    'Working at Heights',
  ])
})

test('a date in a sentence is of the ticket before it', () => {
  const typed = `! Jo Tran\n# Profile\nShotfirer (WA, good to 8 December 2028) with BEUL; white card; first aid that runs to 2030.`
  const { licences } = readFacts(typedResume(typed), { asOf })
  expect(licences.map(({ name, expiry }) => `${name} ${expiry ?? ''}`.trim())).toEqual([
    'Blast Explosives Users Licence (BEUL)',
    'White Card',
    'First Aid 2030',
  ])
})

test.each([
  ['Tickets incl. HUET (May 2028) & EEHA to 2028.', ['May 2028', '2028']],
  ['Forklift and first aid tickets. Foreman from 2028.', [null, null]],
])('a date right behind a ticket is of it: %s', (line, ends) => {
  const { licences } = readFacts(typedResume(`! Jo Tran\n# Profile\n${line}`), { asOf })
  expect(licences.map(({ expiry }) => expiry)).toEqual(ends)
})

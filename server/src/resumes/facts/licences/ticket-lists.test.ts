import { expect, test } from 'vitest'
import { ticketsIn } from '../../testing/tickets-in.ts'
import { typedResume } from '../../testing/typed-resume.ts'
import { readFacts } from '../read-facts.ts'

test.each([
  [
    'MR, Longhole rig, Loader, IT, White card, First aid',
    ['Medium Rigid (MR)', 'Longhole rig', 'Loader', 'IT', 'White Card', 'First Aid'],
  ],
  [
    'Shift Boss, Scaler (S600), First Aid (exp 2027), HR licence',
    ['Shift Boss', 'Scaler (S600)', 'First Aid |  |  | 2027', 'Heavy Rigid (HR)'],
  ],
  [
    'Plumber Licence (Tas), Lic no PL7119, expires 02/2027',
    ['Plumber Licence (Tas) | PL7119 |  | 02/2027 |  | TAS'],
  ],
  ['White Card, Wandoo Training, WA', ['White Card |  |  |  |  | WA']],
])('tickets in a row are tickets, and what is told of one is none: %s', (line, expected) => {
  expect(ticketsIn(`- ${line}`)).toEqual(expected)
})

test('machines parted by slashes are one each', () => {
  const names = ticketsIn('Signed off (VOC): Sandvik DD421 / R2900').map((one) =>
    one.split(' | ').at(-1),
  )
  expect(names).toEqual(['Sandvik DD421', 'R2900'])
})

test('a date that broke off behind its dash is of the ticket above', () => {
  expect(ticketsIn('RIIWHS202E Enter and work in confined spaces –\n02/28')).toEqual([
    'Confined Space Entry |  |  | 02/28',
  ])
})

test('a licence below another is no number of it', () => {
  expect(ticketsIn('Certificate of Competency – Shiftboss\nLicence F (exp 03/2027)')).toEqual([
    'Certificate of Competency – Shiftboss',
    'Licence F |  |  | 03/2027',
  ])
})

test.each([
  ['DG Licence || Exp 10/2027', ['Dangerous Goods Driver Licence |  |  | 10/2027']],
  ['DG || Exp 01/2028', ['Dogging |  |  | 01/2028']],
  ['Dangerous Goods Awareness (Feb 2024)', ['Dangerous Goods Awareness |  | Feb 2024']],
  ['Mines Rescue', ['Mines Rescue']],
  ['4WD Training', ['4WD Operation']],
  ['NR-12 (validade 06/2027)', ['NR-12 |  |  | 06/2027']],
  [
    'Site inductions: Karri Pit, Wandoo Port, Gidgee Hill',
    ['Karri Pit induction', 'Wandoo Port induction', 'Gidgee Hill induction'],
  ],
  ['Certificates: Site Safe passport (10/2027)', ['Site Safe passport |  |  | 10/2027']],
  [
    'VOCs held (2025): 30 t excavator, WA500 loader',
    ['Excavator', 'Verification of Competency (VOC) |  |  |  |  |  | WA500 loader'],
  ],
  [
    'VOC Sandvik DD421 (2025), Cat R2900 (2023)',
    [
      'Verification of Competency (VOC) |  | 2025 |  |  |  | Sandvik DD421',
      'Verification of Competency (VOC) |  | 2023 |  |  |  | Cat R2900',
    ],
  ],
  ['Chain of Responsibility', ['Chain of Responsibility']],
  ['VCA-Basis (geldig t/m 04/2029)', ['VCA-Basis |  |  | 04/2029']],
])('no less and no more is read than is printed: %s', (line, expected) => {
  expect(ticketsIn(`- ${line}`)).toEqual(expected)
})

test.each(['Permis et habilitations', 'Cursos e Habilitações', 'Führerschein und Zertifikate'])(
  'a heading for two things abroad: %s',
  (heading) => {
    expect(ticketsIn(`# ${heading}\n- Bolzenschein (03/2025)`)).toEqual([
      'Bolzenschein |  | 03/2025',
    ])
  },
)

test('what somebody is, and what somebody filled in at work, is no ticket', () => {
  const typed = `
    ! Tara Blakeney
    Long Haul Truck Driver
    # Career Summary
    ** Fitter, Redgum Iron, 2019 – present
    - Took part in JHA, Take 5 and isolation and tagging
    ** Fitter, Wandoo Civil, 2016 – 2019
    - Pumps`
  expect(
    readFacts(typedResume(typed), { asOf: new Date('2026-11-24T00:00:00Z') }).licences,
  ).toEqual([])
})

test('what is called other below tickets is more of them', () => {
  expect(ticketsIn('- White Card\n** Other\n- Wandoo Port induction')).toEqual([
    'White Card',
    'Wandoo Port induction',
  ])
})

test('a heading that nobody knows is of tickets where most lines below name some', () => {
  const typed = `# What lets me through the gate\n- White Card\n- First Aid, exp 03/2028\n- Wandoo Port pass`
  expect(ticketsIn(typed)).toContain('Wandoo Port pass')
})

test.each([
  [
    'VOC: Cat 793F, Cat 789D, Hitachi EH4500',
    ['Cat 793F', 'Cat 789D', 'Hitachi EH4500'].map(
      (machine) => `Verification of Competency (VOC) |  |  |  |  |  | ${machine}`,
    ),
  ],
  [
    'Rail: RIW card (exp 05/27), Cat 3 medical',
    ['Rail Industry Worker (RIW) |  |  | 05/27', 'Cat 3 medical'],
  ],
  [
    'Site inductions – BMA, Anglo, Karri Pit.',
    ['BMA induction', 'Anglo induction', 'Karri Pit induction'],
  ],
  [
    'Tanker driver / DG licence / Safe loading pass',
    ['Tanker driver', 'Dangerous Goods Driver Licence', 'Safe loading pass'],
  ],
  ['Drills: UDR650, UDR950, RCD300', ['UDR650', 'UDR950', 'RCD300']],
])('a label before a list is no part of its first ticket: %s', (line, expected) => {
  expect(ticketsIn(`- ${line}`)).toEqual(expected)
})

test.each([
  ['Coal medical: Order 43, valid to 18/03/2027', ['Order 43 Medical |  |  | 18/03/2027']],
  ['Coal Board Medical (Order 43) exp 11/2027', ['Order 43 Medical |  |  | 11/2027']],
  ['NPC: Feb 2026', ['National Police Check |  | Feb 2026']],
  ['HR licence, exp 12 July 2029, conditions: nil', ['Heavy Rigid (HR) |  |  | 12 July 2029']],
  [
    'Heights and confined space refreshed March 2026',
    ['Working at Heights |  | March 2026', 'Confined Space Entry |  | March 2026'],
  ],
  ['WAH / CSE / GTA', ['Working at Heights', 'Confined Space Entry', 'Gas Test Atmospheres']],
])('people shorten what everybody holds: %s', (line, expected) => {
  expect(ticketsIn(`- ${line}`)).toEqual(expected)
})

test('a label is no ticket where those of its kind are set in below it', () => {
  const typed = '- Safety\n~ ~ Working at Heights (2025)\nOther papers\n- White Card'
  expect(ticketsIn(typed.replaceAll('- Safety', 'Safety'))).toEqual([
    'Working at Heights |  | 2025',
    'White Card',
  ])
})

test('what one licence includes has its number and its end', () => {
  const line =
    'Intermediate rigging (RI) incl. basic rigging and dogging, No: 1020552, Expires: 09/2029'
  expect(ticketsIn(line)).toEqual([
    'Intermediate Rigging | 1020552 |  | 09/2029',
    'Basic Rigging | 1020552 |  | 09/2029',
    'Dogging | 1020552 |  | 09/2029',
  ])
})

test('a machine may be called by the numbers of its model', () => {
  expect(ticketsIn('Cat 793F, Cat 785, Cat 3 medical').slice(0, 2)).toEqual(['Cat 793F', 'Cat 785'])
})

test.each([
  ['Forklift – exp 2/29', 'Forklift |  |  | 2/29'],
  ['First aid, current until 8/27', 'First Aid |  |  | 8/27'],
  ['First aid, runs out in March 2027', 'First Aid |  |  | March 2027'],
  ['Working at heights, refreshed 05/2025', 'Working at Heights |  | 05/2025'],
  ['Ratio 2/29, White Card', 'White Card'],
])('a month may have one figure where a word says that it is one: %s', (line, ticket) => {
  expect(ticketsIn(`- ${line}`)).toContain(ticket)
})

test('classes between slashes are one card, and SA among them is for scaffolds', () => {
  expect(ticketsIn('SA / RI / LF (WA HRW 0098123, exp 15/06/2029)')).toEqual([
    'Advanced Scaffolding | 0098123 |  | 15/06/2029 |  | WA',
    'Intermediate Rigging | 0098123 |  | 15/06/2029 |  | WA',
    'Forklift | 0098123 |  | 15/06/2029 |  | WA',
  ])
  expect(ticketsIn('White Card / SA / First Aid')).not.toContain('Advanced Scaffolding')
})

test.each([
  ['H.R. licence (exp 2/2029)', ['Heavy Rigid (HR) |  |  | 2/2029']],
  ['E.W.P. over 11m', ['Boom-type Elevating Work Platform']],
  ['Int. Rigging', ['Intermediate Rigging']],
  ['Adv. scaff', ['Advanced Scaffolding']],
  ['Conf. space', ['Confined Space Entry']],
])('letters with dots and words cut short are read as they are said: %s', (line, expected) => {
  expect(ticketsIn(`- ${line}`)).toEqual(expected)
})

test('what is told above the classes of a card is told of each', () => {
  expect(ticketsIn('WL 0418837 – valid to Mar 2029\nSA Advanced scaffolding\nDG Dogging')).toEqual([
    'Advanced Scaffolding | 0418837 |  | Mar 2029',
    'Dogging | 0418837 |  | Mar 2029',
  ])
  expect(ticketsIn('EW 190223 – exp 1 Aug 2029\nHV Switching')[0]).toContain('1 Aug 2029')
})

test.each([
  [
    'WP (boom over 11 m), LF forklift – HRW 2290417, expires 22/10/2029',
    [
      'Boom-type Elevating Work Platform | 2290417 |  | 22/10/2029',
      'Forklift | 2290417 |  | 22/10/2029',
    ],
  ],
  [
    'HR (exp 2/2027), LF (exp 3/2028)',
    ['Heavy Rigid (HR) |  |  | 2/2027', 'Forklift |  |  | 3/2028'],
  ],
  ['AS 1796 Certificate 3 (no expiry)', ['AS 1796 Certificate 3']],
  ['DG dogging – not yet, logbook 60% complete', []],
  ['They are in use at four mines.', []],
])('what is printed of a card is of all its classes: %s', (line, expected) => {
  expect(ticketsIn(`- ${line}`)).toEqual(expected)
})

test('what stands on the same card ends with it', () => {
  expect(ticketsIn('HRWL: DG, RB (expires 30.11.27)\nForklift (LF) – same card')[2]).toBe(
    'Forklift |  |  | 30.11.27',
  )
})

test('two tickets in a row, and right of each how it stands', () => {
  expect(
    ticketsIn(`
      HR Licence || 04 Oct 2028 || Forklift LF || 12/2027
      White Card || n/a || MSIC || Apr 2028
      First Aid || 7 Mar 2028 || CPR || 7 Mar 2026 lapsed
      W.A.H. || Sept '25, 2 years || Dogging || learning
      Pre-employment medical || 20/07/26 + 12 mths || Forklift – LO || not held`),
  ).toEqual([
    'Heavy Rigid (HR) |  |  | 04 Oct 2028',
    'Forklift |  |  | 12/2027',
    'White Card',
    'Maritime Security Identification Card (MSIC) |  |  | Apr 2028',
    'First Aid |  |  | 7 Mar 2028',
    'CPR |  |  | 7 Mar 2026',
    "Working at Heights |  | Sept '25 | 2 years",
    'Pre-employment medical |  | 20/07/26 | 12 mths',
  ])
})

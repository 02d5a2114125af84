import { expect, test } from 'vitest'
import { ticketsIn } from '../../../testing/tickets-in.ts'

test.each([
  ['LF, WP, DG', ['Forklift', 'Boom-type Elevating Work Platform', 'Dogging']],
  ['RB/DG/LF', ['Basic Rigging', 'Dogging', 'Forklift']],
  ['C, LR, MR', ['Car (C)', 'Light Rigid (LR)', 'Medium Rigid (MR)']],
  ['Licence: C, HR', ['Car (C)', 'Heavy Rigid (HR)']],
  ['HR/MC', ['Heavy Rigid (HR)', 'Multi Combination (MC)']],
  ['HR-B licence', ['Heavy Rigid (HR)']],
  ['HR – exp 2030', ['Heavy Rigid (HR) |  |  | 2030']],
  ['MC (non-synchro), exp 11/2028', ['Multi Combination (MC) |  |  | 11/2028']],
  ['HR (QLD, 065 432 109, 09/2030)', ['Heavy Rigid (HR) | 065 432 109 |  | 09/2030 |  | QLD']],
  ['DG – 0456789 – NSW', ['Dogging | 0456789 |  |  |  | NSW']],
  ['LF – Yes', ['Forklift']],
  ['Unrestricted MR', ['Medium Rigid (MR)']],
  ['C (car), HR & forklift', ['Car (C)', 'Heavy Rigid (HR)', 'Forklift']],
  ['HR auto', ['Heavy Rigid (HR)']],
  ['Driver Lic. C', ['Car (C)']],
  ['HRWL: CO, C6', ['Slewing Mobile Crane over 100 t', 'Slewing Mobile Crane up to 60 t']],
  ['Crane: C6, CN, CV', ['Slewing Mobile Crane up to 60 t', 'Non-slewing Mobile Crane']],
])('letters of classes need nobody to say what they are: %s', (line, expected) => {
  expect(ticketsIn(`- ${line}`)).toEqual(expect.arrayContaining(expected))
})

test.each(['HR, payroll and rostering course', 'SA Health orientation', 'C programming', 'C'])(
  'letters that begin something else are no class: %s',
  (line) => {
    const names = ticketsIn(`- ${line}`).map((ticket) => ticket.split(' | ')[0])
    expect(names).not.toContain('Heavy Rigid (HR)')
    expect(names).not.toContain('Advanced Scaffolding')
    expect(names).not.toContain('Car (C)')
  },
)

test('a table may name its tickets by their letters alone', () => {
  expect(ticketsIn('Ticket || Exp\nHR || 2028\nWP || 11/29')).toEqual([
    'Heavy Rigid (HR) |  |  | 2028',
    'Boom-type Elevating Work Platform |  |  | 11/29',
  ])
  expect(ticketsIn('Licence class || HR (non-sync)\nWhite card || Yes')).toEqual([
    'Heavy Rigid (HR)',
    'White Card',
  ])
})

test.each([
  ['HRWL: DG, BA', ['Dogging', 'Advanced Boiler']],
  ['Advanced boiler (BA)', ['Advanced Boiler']],
  [
    'First aid, confined space, BA',
    ['First Aid', 'Confined Space Entry', 'Self-contained Breathing Apparatus'],
  ],
  ['BA ticket', ['Self-contained Breathing Apparatus']],
  ['BA, hot work, HRWL forklift', ['Self-contained Breathing Apparatus', 'Hot work', 'Forklift']],
  ['BA, Curtin University, 2012', []],
])('boilers are spoken of, and else BA is a breathing set: %s', (line, expected) => {
  expect(ticketsIn(`- ${line}`)).toEqual(expected)
})

test.each([
  ['Rigger – Basic, Intermediate & Advanced', ['Basic', 'Intermediate', 'Advanced'], 'Rigging'],
  ['Basic and intermediate scaffolding tickets', ['Basic', 'Intermediate'], 'Scaffolding'],
  ['Rigging (intermediate), exp 2029', ['Intermediate'], 'Rigging'],
  ['Scaffolder (basic)', ['Basic'], 'Scaffolding'],
  ['Rigging ticket: basic/intermediate', ['Basic', 'Intermediate'], 'Rigging'],
  ['Basic Rigging – Intermediate Rigging', ['Basic', 'Intermediate'], 'Rigging'],
  ['Scaffolding licence, advanced', ['Advanced'], 'Scaffolding'],
  ['Advanced scaff ticket', ['Advanced'], 'Scaffolding'],
  ['Rigging (adv)', ['Advanced'], 'Rigging'],
])('levels that share one word are a ticket each: %s', (line, levels, work) => {
  const names = ticketsIn(`- ${line}`).map((ticket) => ticket.split(' | ')[0])
  expect(names).toEqual(levels.map((level) => `${level} ${work}`))
})

test('a level of something else is none of rigging', () => {
  expect(ticketsIn('- Dogging, rigging, basic fire fighting, forklift')).not.toContain(
    'Basic Rigging',
  )
})

test('a form may tell the class, the state and the end of a licence on lines of their own', () => {
  const typed = `
    Licence: Drivers Licence
    Class: HR
    State: WA
    Expiry: 05/2030
    Licence: High Risk Work
    Class: DG, LF
    Expiry: 06/2029`
  expect(ticketsIn(typed)).toEqual([
    'Heavy Rigid (HR) |  |  | 05/2030 |  | WA',
    'Dogging |  |  | 06/2029',
    'Forklift |  |  | 06/2029',
  ])
  expect(ticketsIn('Drivers licence\nClass: C, HR')).toEqual(['Car (C)', 'Heavy Rigid (HR)'])
})

test('the three of the coal mines may be written as one', () => {
  const three = ['G1 (formerly S1)', 'G8 (formerly S2)', 'G9 (formerly S3)']
  expect(ticketsIn('- S1S2S3')).toEqual(three)
  expect(ticketsIn('- Generics: S123')).toEqual(three)
})

test('what classes stand on is no ticket beside them, and one where they are not told', () => {
  expect(ticketsIn('High Risk Licence:\n- Dogging\n- Forklift')).toEqual(['Dogging', 'Forklift'])
  expect(ticketsIn('Licence type: High Risk Work\nClasses: LF')).toEqual(['Forklift'])
  expect(ticketsIn('- High Risk Work Licence\n- White Card')).toEqual([
    'High Risk Work Licence',
    'White Card',
  ])
})

test('the authority of a state is none of its classes', () => {
  expect(
    ticketsIn('High Risk Work Licence for forklift (LF), SafeWork SA 5-118820, to August 2029'),
  ).toEqual(['Forklift | 5-118820 |  | August 2029 |  | SA'])
})

import { expect, test } from 'vitest'
import { typedResume } from '../../../testing/typed-resume.ts'
import { readFacts } from '../../read-facts.ts'

const asOf = new Date('2026-11-24T00:00:00Z')

const heldInSentences = `I hold a White Card and an HR licence good until 12 August 2028. My CPR was done in February 2026 so it is due again in February 2027, and first aid goes to February 2029. I also have LF forklift, and dogging to November 2028.`

test.each([
  [
    'below the last job',
    `# Work history\nFitter, Redgum Iron, 2019 to now\n- Pumps\n${heldInSentences}`,
  ],
  ['about oneself', `# About me\n${heldInSentences}`],
])('what somebody says that they hold %s is read sentence by sentence', (_, typed) => {
  const { licences } = readFacts(typedResume(`! Jo Tran\n${typed}`), { asOf })
  expect(licences.map(({ name, expiry }) => `${name} ${expiry ?? ''}`.trim())).toEqual([
    'White Card',
    'Heavy Rigid (HR) 12 August 2028',
    'CPR February 2027',
    'First Aid February 2029',
    'Forklift November 2028',
    'Dogging November 2028',
  ])
})

test('sentences go on below the margin of a page', () => {
  const broken = heldInSentences.replaceAll(/(.{60,75}) /g, '$1\n')
  expect(broken.split('\n').length).toBeGreaterThan(3)
  const typed = `! Jo Tran\n# Licences\n${broken}`
  const { licences } = readFacts({ ...typedResume(typed), kind: 'pdf' }, { asOf })
  expect(licences.map(({ expiry }) => expiry)).toEqual([
    null,
    '12 August 2028',
    'February 2027',
    'February 2029',
    'November 2028',
    'November 2028',
  ])
})

test.each([
  'My crew of six all hold first aid and HR licences.',
  'I have given first aid and CPR training to new starters since 2019.',
])('below a job, what is told of others is not held: %s', (sentence) => {
  const typed = `! Jo Tran\n# Work history\nTrainer, Redgum Iron, 2019 to now\n${sentence} The plant ran well that year, too.`
  expect(readFacts(typedResume(typed), { asOf }).licences).toEqual([])
})

function heldIn(typed: string): string[] {
  const { licences } = readFacts(typedResume(`! Jo Tran\n${typed}`), { asOf })
  return licences.map(({ name, machine, expiry }) =>
    [name, machine, expiry].filter((part) => part).join(' | '),
  )
}

test('below a label in a job stand the tickets that it brought', () => {
  const typed = `# Career and tickets gained
    ** Shift Supervisor
    Mount Surprise Zinc, Jan 2023 – Present
    - 62 people across loading and trucking
    Tickets gained here:
    First aid (expires Nov 2027)
    Agi truck sign off, 2024
    ** Bogger Operator
    Downpour Mining, Mar 2018 – Dec 2022
    - R2900 and LH621
    Tickets gained here:
    VOC R2900 bogger, Apr 2018`
  expect(heldIn(typed)).toEqual([
    'First Aid | Nov 2027',
    'Agi truck sign off',
    'Verification of Competency (VOC) | R2900 bogger',
  ])
})

test('or behind one, in the words of whoever has them', () => {
  const typed = `# Employment
    ** OTR Tyre Fitter
    Hedland Rim & Tyre, Port Hedland, March 2022 – present
    - Tyre bay and field callouts
    Tickets I picked up here: isolation officer (exp Sep 2027), first aid (exp March 2028). Upgraded to MC licence July 2025, card expires July 2030.`
  expect(heldIn(typed)).toEqual([
    'Isolation officer | Sep 2027',
    'First Aid | March 2028',
    'Multi Combination (MC) | July 2030',
  ])
})

test('what is held besides may stand below the last job or the referees', () => {
  const job = '# Employment\nFitter, Redgum Iron, 2019 – present\n- Pumps'
  const told = 'Also held: WA Shotfirer SH 30991 exp 05/30 | LF exp 06/28'
  for (const typed of [`${job}\n${told}`, `${job}\n# Referees\nCol Ahearn\n${told}`])
    expect(heldIn(typed)).toEqual(["Shotfirer's Licence | 05/30", 'Forklift | 06/28'])
})

test('heads and feet of pages tell of tickets, too', () => {
  const foot = 'Tickets: HR licence (12/08/2028), white card, dogging (11/2028)'
  const page = '# Employment\nFitter, Redgum Iron, 2019 – present\n- Pumps'
  expect(heldIn(`^^ ${foot}\n${page}`)).toEqual([
    'Heavy Rigid (HR) | 12/08/2028',
    'White Card',
    'Dogging | 11/2028',
  ])
  expect(heldIn(`^^ Jo Tran – Fitter – page 1 of 2\n${page}`)).toEqual([])
})

test('where classes have numbers, a licence to drive need not be one for a car', () => {
  expect(heldIn('# Licences\nDriver licence Class 2 & 4, 12 May 2031')).not.toContainEqual(
    expect.stringMatching(/^Car/),
  )
})

import { expect, test } from 'vitest'
import { ticketsIn } from '../../../testing/tickets-in.ts'
import { typedResume } from '../../../testing/typed-resume.ts'
import { readSections } from '../../sections/read-sections.ts'
import { readLicences } from '../read-licences.ts'

const asOf = new Date('2026-11-24T00:00:00Z')

/** With their ends, wherever they are told. */
function heldIn(typed: string): string[] {
  return readLicences(readSections(typedResume(typed)), asOf).map(({ name, expiry }) =>
    expiry ? `${name} | ${expiry}` : name,
  )
}

test('a sentence that says what is kept current names papers that no list knows, each with its own end', () => {
  const told =
    'I spend a week in four on site, so my pre-employment medical (June 2026), National Police Certificate (August 2026) and Generic Mining Induction (SA), valid to March 2028, are kept current, and I hold a full C class driver’s licence.'
  expect(heldIn(`Priya Ferris\n# Summary\n${told}`)).toEqual([
    'National Police Check',
    'Car (C)',
    'Pre-employment medical',
    'Generic Mining Induction (SA) | March 2028',
  ])
})

const job = 'Kim Ferris\n# Work history\nUtility, Redgum Villages || 2021 – today'

test.each([
  [
    'While there the company put me through my Food Safety Supervisor (FSS, due again in 2029) and my Rio-type General site induction (to April 2027).',
    ['Food Safety Certificate | 2029', 'Rio-type General site induction | April 2027'],
  ],
  [
    '- Completed the 4WD Operate and Recover and Remote Area First Aid courses for a client in the Territory.',
    ['4WD Operation', 'Remote First Aid'],
  ],
  [
    'I passed the Newmont medical in July (two years, July 2028), and I have been back there twice since, both times for their long shutdown.',
    ['Newmont medical | July 2028'],
  ],
])('what was gained in a job is held: %s', (told, held) => {
  expect(heldIn(`${job}\n${told}`)).toEqual(held)
})

test.each([
  'I did the site induction for all new starters, and I obtained the quotes for it.',
  'I did not get my forklift ticket there, which I would have liked to do one day.',
  'I completed the ticket inspections each morning before the crew came in to work.',
  'Delivered the confined space course to forty people over the two years there.',
])('what was done for others is none: %s', (told) => {
  expect(heldIn(`${job}\n${told}`)).toEqual([])
})

test('among tickets, sentences are read one by one, and what is not current is left out', () => {
  const told =
    'WA mines general induction (Sept 2024). HV cable jointing Raychem up to 33kV (2018). White Card. First aid. Handcuff and baton, not current.'
  expect(ticketsIn(told).map((ticket) => ticket.split(' | ')[0])).toEqual([
    'WA mines general induction',
    'HV cable jointing Raychem up to 33kV',
    'White Card',
    'First Aid',
  ])
})

test('whoever writes without an end keeps nobody busy', () => {
  const told = `I hold an HR licence, ${'my own induction, and (so on, '.repeat(40_000)}`
  expect(heldIn(`${job}\n- ${told}`)).toEqual([])
})

test('what somebody holds to a day is a paper, whatever it is called, and so is an induction that they completed', () => {
  const typed = [
    'Kim Ferris',
    '# Also',
    'I live with my partner and two dogs in Charters Towers and can fly from Townsville. I hold a current Redpath Critical Controls & Isolation (exp 30 April 2027) and a Redgum gen. induction (exp. 17 July 2027).',
    '# About me',
    'I have completed the Iron Gate General Site Induction (valid through to February 2028) and run the plant alone on nights. My neighbours would say that I am quiet.',
  ]
  expect(heldIn(typed.join('\n'))).toEqual([
    'Redpath Critical Controls & Isolation | 30 April 2027',
    'Redgum gen. induction | 17 July 2027',
    expect.stringContaining('Iron Gate General Site Induction'),
  ])
  expect(
    heldIn('Kim Ferris\n# Also\nI hold a Bachelor of Mining (Hons 2010) and my own views.'),
  ).toEqual([])
})

import { expect, test } from 'vitest'
import { readFacts } from '../read-facts.ts'
import { typedResume } from '../../testing/typed-resume.ts'
import { ticketsIn } from '../../testing/tickets-in.ts'

const asOf = new Date('2026-11-24T00:00:00Z')

function ticketsOf(summary: string): string[] {
  const typed = `Robert Walker
    0491 570 156 | rob@walker.example
    # Summary
    ${summary}
    # Certifications
    HRWL – WP, LF
    Dogging licence – DG (expired Aug 2025)
    White card`
  return readFacts(typedResume(typed), { asOf }).licences.map(
    ({ name, number, expiry }) => `${name} | ${number ?? ''} | ${expiry ?? ''}`,
  )
}

const dogging = 'Dogging |  | Aug 2025'

test('what a summary says of a card is of the classes that stand elsewhere and say nothing', () => {
  expect(
    ticketsOf('Current: HR until 2030, HRWL 8802193 until 1/6/2029, coal medical good until 2029.'),
  ).toEqual(
    expect.arrayContaining([
      'Boom-type Elevating Work Platform | 8802193 | 1/6/2029',
      'Forklift | 8802193 | 1/6/2029',
      dogging,
      'White Card |  | ',
    ]),
  )
})

test.each([
  'I hold an HRWL and more.',
  // Two cards: nothing says which classes are on which.
  'HRWL 880219 until 1/6/2029, HRWL 4471 until 1/6/2028.',
  // Of the class that it names.
  'HRWL DG until 1/6/2029, all else below.',
])('and of none where it says too little: %s', (summary) => {
  expect(ticketsOf(summary)).toEqual(expect.arrayContaining(['Forklift |  | ']))
})

test('a card beside its number is told of below, whatever stands on the right of one line above', () => {
  expect(
    ticketsIn(`
      Fitter Trade Cert || SWTAFE Bunbury 1998
      WA Drivers Licence HR || Exp 19/08/2029
      High Risk Work Licence WA || WRL 4418820 Exp 22/05/2028
      ~ DG Dogging
      ~ LF Forklift
      First Aid || Exp 02/02/2028
      CPR || Exp 02/02/2027
      Standard 11 || Exp 02/02/2027
      Slag pass || Exp 10/2026`).slice(1, 4),
  ).toEqual([
    'Heavy Rigid (HR) |  |  | 19/08/2029 |  | WA',
    'Dogging | 4418820 |  | 22/05/2028 |  | WA',
    'Forklift | 4418820 |  | 22/05/2028 |  | WA',
  ])
})

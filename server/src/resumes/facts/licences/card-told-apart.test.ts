import { expect, test } from 'vitest'
import { readFacts } from '../read-facts.ts'
import { typedResume } from '../../testing/typed-resume.ts'

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

import { expect, test } from 'vitest'
import { typedResume } from '../../testing/typed-resume.ts'
import { readFacts } from '../read-facts.ts'

const asOf = new Date('2026-11-24T00:00:00Z')

function ticketsOf(typed: string): string[] {
  return readFacts(typedResume(typed), { asOf }).licences.map(({ name, expiry }) =>
    [name, expiry].filter(Boolean).join(' | '),
  )
}

const work = `
  # Work
  Baker, Rise Bakery, 2015 – 2018`

test('points below a heading that nobody knows are tickets where they are dated ahead', () => {
  const typed = `
    ! Sam Miles
    # Odds and ends to my name
    - Ranger-1 gate authority, 11/2031
    - Bluff jetty ID, May 2028
    - Tallow yard pass, 02/2027
    - White card
    - Reads a tide table
    ${work}`
  expect(ticketsOf(typed)).toEqual([
    'Ranger-1 gate authority | 11/2031',
    'Bluff jetty ID | May 2028',
    'Tallow yard pass | 02/2027',
    'White Card',
  ])
})

test('so are points above all headings, and what stands among them without a date is none', () => {
  const typed = `
    ! Sam Miles
    - Ranger-1 gate authority, 11/2031
    - Bluff jetty ID, May 2028
    - White card
    - Early riser
    ${work}`
  expect(ticketsOf(typed)).toEqual([
    'Ranger-1 gate authority | 11/2031',
    'Bluff jetty ID | May 2028',
    'White Card',
  ])
})

test('what is only planned, or was over by today, makes no list of tickets', () => {
  const typed = `
    ! Sam Miles
    # What comes
    - Available from January 2027
    - Diploma expected in June 2028
    - Lease on the ute until 2029
    # What was
    - Fun run, May 2021
    - Choir, 2019
    - Chess club, 06/2022
    ${work}`
  expect(ticketsOf(typed)).toEqual([])
})

test.each([
  '# Grants\n2024–2028 Federal Ocean Program, reefs\n2025–2027 Coastal Partnership',
  '# Availability\n12 January 2027, one week\n4 March 2027, all month',
  '# Where next\n- Wedding, 12 March 2027\n- Leave, May 2027\n- Gove, 06/2027',
])('what is dated ahead and stands beside no ticket is none: %s', (told) => {
  expect(ticketsOf(`! Sam Miles\n${told}\n${work}`)).toEqual([])
})

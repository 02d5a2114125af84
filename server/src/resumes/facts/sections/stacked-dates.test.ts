import { expect, test } from 'vitest'
import { typedResume } from '../../testing/typed-resume.ts'
import { readLicences } from '../licences/read-licences.ts'
import { readJobs } from '../jobs/read-jobs.ts'
import { readSections } from './read-sections.ts'

const asOf = new Date('2026-11-24T00:00:00Z')

function jobsIn(typed: string): (string | number | null | undefined)[][] {
  return readJobs(readSections(typedResume(`# Career\n${typed}`)), asOf).map(
    ({ title, employer, start, end }) => [title, employer, start?.year, end?.year],
  )
}

test('from when over until when is one range', () => {
  const typed = `
    Jan 2022 || Senior Metallurgist
    now || Northern Reef Resources, Wandoo

    Jun 2018 || Plant Metallurgist
    Dec 2021 || Redgum Gold, Duketon`
  expect(jobsIn(typed)).toEqual([
    ['Senior Metallurgist', 'Northern Reef Resources', 2022, undefined],
    ['Plant Metallurgist', 'Redgum Gold', 2018, 2021],
  ])
})

test.each([
  ['2024', '2021', '2018'],
  ['2018', '2021', '2024'],
  ['2022', '2021', '2021'],
])('rows with one year each are no ranges: %s, %s, %s', (...years) => {
  const typed = years.map((year) => `${year} || Plant Metallurgist, Redgum Gold ${year}`).join('\n')
  const [section] = readSections(typedResume(`# Career\n${typed}`))
  expect(section?.lines.map(({ cells }) => cells[0]?.text)).toEqual(years)
})

test.each([
  ['April 2022', 'Present', 2022, undefined],
  ['Jul-21', 'Feb-24', 2021, 2024],
])('a place below the employer has no part in the dates: %s over %s', (from, to, start, end) => {
  const typed = `
    ${from} || Leading Hand Bogger
    ${to} || Barrow Creek Underground
    ~ Leonora WA
    - Ran a crew of nine
    March 2015 || Bogger Operator
    June 2021 || Northline Mining
    ~ Newman WA
    - Trained nippers`
  expect(jobsIn(typed)).toEqual([
    ['Leading Hand Bogger', 'Barrow Creek Underground', start, end],
    ['Bogger Operator', 'Northline Mining', 2015, 2021],
  ])
})

test('two tickets of one year are two rows, and shift no dates of those below', () => {
  const read = readLicences(
    readSections(
      typedResume(`# Tickets
        2022 || Gen 1 surface induction
        2021 || White card
        2021 || Forklift
        2020 || Warden
        Feb 2026 || Dogging`),
    ),
    asOf,
  )
  expect(read.map(({ name, issued }) => `${name} ${issued}`)).toEqual([
    'Gen 1 surface induction 2022',
    'White Card 2021',
    'Forklift 2021',
    'Warden 2020',
    'Dogging Feb 2026',
  ])
})

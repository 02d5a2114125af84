import { expect, test } from 'vitest'
import { jobsIn } from '../../../testing/jobs-in.ts'
import { column, makePdf } from '../../../testing/make-pdf.ts'
import { readText } from '../../../text/read-text.ts'
import { readFacts } from '../../read-facts.ts'

test.each([
  [
    'where the line broke before its dash',
    `Leading Hand Bogger — Barrow Creek Underground (Leonora WA), April 2022
     - Present
     - Ran a crew of nine on back to back panels
     Nipper — Redgum Underground (Leinster WA), May 2017 – August 2018
     - Refuelled jumbos`,
    [
      'Leading Hand Bogger | Barrow Creek Underground |  | 4/2022 – now',
      'Nipper | Redgum Underground |  | 5/2017 – 8/2018',
    ],
  ],
  [
    'where it broke within its brackets',
    `- Leading Hand Bogger, Barrow Creek Underground, Leonora WA (April
     2022 – Present)
     Ran a crew of nine on back to back panels.
     - Nipper, Redgum Underground, Leinster WA (May 2017 – August
     2018)
     Refuelled jumbos.`,
    [
      'Leading Hand Bogger | Barrow Creek Underground |  | 4/2022 – now',
      'Nipper | Redgum Underground |  | 5/2017 – 8/2018',
    ],
  ],
  [
    'where it broke behind a little word',
    `From September 2018 to March 2022 I worked as a Bogger Operator for
     Redgum Underground, Leinster WA.
     From May 2012 to August 2018 I worked as a Nipper for
     Barrow Creek Mining, Leonora WA.`,
    [
      'Bogger Operator | Redgum Underground |  | 9/2018 – 3/2022',
      'Nipper | Barrow Creek Mining |  | 5/2012 – 8/2018',
    ],
  ],
])('the header of a job is whole %s', (_, typed, jobs) => {
  expect(jobsIn(`# Work history\n${typed}`)).toEqual(jobs)
})

test('a place with its state right behind a firm is not of its name', () => {
  const typed = `
    # Work history
    - **Nurse**, Silver Chain Newman WA (January 2022 – present)
    - **Clinical Nurse**, Royal Perth Hospital Perth WA (August 2016 – December 2021)`
  expect(jobsIn(typed.replaceAll('**', '')).map((job) => job.split(' | ')[1])).toEqual([
    'Silver Chain',
    'Royal Perth Hospital',
  ])
})

test('a header that was too long for its line goes on below, above its dates', async () => {
  const pdf = await makePdf((page) => {
    column(
      page,
      [
        'EXPERIENCE',
        'Harbourline Event Catering, Darwin NT — Kitchen Hand /',
        'Function Staff',
        'NOVEMBER 2021 - MARCH 2023',
        'Packed 1,200 lunch boxes and washed the vans.',
        'Ministry of Education, Nuku’alofa NT — Primary School',
        'teacher',
        'JANUARY 2012 - MAY 2017',
        'Class 5, forty two children, one fan.',
      ],
      { x: 60, y: 60 },
    )
  })
  const { jobs } = readFacts(await readText(pdf, []), { asOf: new Date('2026-11-24') })
  expect(jobs.map(({ title, employer }) => [title, employer])).toEqual([
    ['Kitchen Hand / Function Staff', 'Harbourline Event Catering'],
    ['Primary School teacher', 'Ministry of Education'],
  ])
})

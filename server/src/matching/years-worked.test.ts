import { expect, test } from 'vitest'
import { readFacts } from '../resumes/facts/read-facts.ts'
import type { ResumeFacts } from '../resumes/resume-facts.ts'
import { typedResume } from '../resumes/testing/typed-resume.ts'
import { explain } from './explain.ts'
import { onDayOf } from './on-day.ts'
import { readOpening } from './read-opening.ts'
import { readPerson } from './read-person.ts'

const asOf = new Date('2026-07-15T00:00:00Z')

function explained(
  title: string,
  text: string,
  role: string,
  lines: readonly string[],
  corrected = (facts: ResumeFacts): ResumeFacts => facts,
) {
  const resume = typedResume(['! Marnie Okafor', 'Karratha', '# Work', ...lines].join('\n'))
  const person = readPerson({
    role,
    industry: null,
    answers: [],
    asOf,
    resume: { content: resume.text, facts: corrected(readFacts(resume, { asOf })) },
  })
  const opening = readOpening({
    title,
    role: null,
    industry: null,
    descriptionHtml: `<p>${text}</p>`,
    descriptionField: 'text',
  })
  return explain(opening, { ...person, gist: onDayOf(asOf, person.gist) })
}

const textsOf = (all: readonly { readonly text: string }[]) => all.map(({ text }) => text)

const jumbo = (role: string, lines: readonly string[]) =>
  explained('Jumbo Operators', 'Two years on a twin-boom.', role, lines)

const advising = (role: string) =>
  explained('Environmental Advisor', 'Two years of monitoring experience.', role, [
    '** Environmental Officer, Saltbush Mining || July 2020 – now',
  ])

test('years of near work are told as near, and never as those that are asked for', () => {
  for (const role of ['Environmental Officer', 'Environmental Advisor']) {
    const { reasons, missing } = advising(role)
    expect(textsOf(missing)).toContain(
      '2 years are asked for, none can be seen, but 6 years with work close to it',
    )
    expect(textsOf(reasons).join()).not.toContain('of this work')
  }
})

const boring = '** Jumbo Operator, Saltbush Mining || July 2023 – now'

test('years of the work itself are told as they are, whatever was done before', () => {
  const before = '** Bogger Operator, Quandong Gold || July 2012 – June 2023'
  const { reasons, missing } = jumbo('Jumbo Operator', [boring, before])
  expect(textsOf(reasons)).toEqual(
    expect.arrayContaining([
      'Worked as Jumbo Operator for 3 years, up to today',
      '3 years of this work, where 2 years are asked for',
    ]),
  )
  expect(textsOf(missing)).toEqual([])
})

test('too few of them are told beside the near ones', () => {
  const lines = ['** Jumbo Operator, Saltbush Mining || July 2025 – now']
  const before = '** Bogger Operator, Quandong Gold || July 2012 – June 2025'
  const { reasons, missing } = jumbo('Jumbo Operator', [...lines, before])
  expect(textsOf(missing)).toEqual([
    '2 years are asked for, 13 months of this work can be seen, and 13 years with work of the same kind',
  ])
  expect(textsOf(reasons).join()).not.toContain('of this work')
})

test('what only the role on the profile calls this work says so', () => {
  const { reasons } = explained(
    'Road Train Driver',
    'Two years of road trains.',
    'Road Train Driver',
    ['** Driver, Saltbush Mining || July 2021 – now'],
  )
  expect(textsOf(reasons)).toContain(
    '5 years of this work by the role on the profile, where 2 years are asked for',
  )
})

const fitter = (role: string, lines: readonly string[]) =>
  explained('HD Fitters', 'Two years of heavy diesel work.', role, lines)

test('whoever has done the work as well is never behind whoever only names it', () => {
  const supervising = '** Maintenance Supervisor, Saltbush Mining || January 2016 – now'
  const fitting = '** HD Fitter, Quandong Gold || January 2010 – December 2015'
  const named = fitter('HD Fitter', [supervising])
  const done = fitter('HD Fitter', [supervising, fitting])
  expect(done.score).toBeGreaterThan(named.score)
  expect(textsOf(named.reasons)).toContain('The role on the profile is HD Fitter')
  expect(textsOf(done.reasons)).toEqual(
    expect.arrayContaining([
      'Worked as HD Fitter for 6 years, 10 years ago, and still the role on the profile',
      '6 years of this work, where 2 years are asked for',
    ]),
  )
  expect(fitter('Maintenance Supervisor', [supervising, fitting]).score).toBeLessThan(done.score)
})

const undated = [
  'Jumbo Operator – Saltbush Mining (3 years)',
  '- Bored headings with a twin-boom',
  'Bogger Operator – Quandong Gold (18 months)',
  '- Mucked stopes',
]

test('of jobs that tell no dates it is said for how long, and not how long ago', () => {
  const { reasons, missing } = jumbo('Jumbo Operator', undated)
  expect(textsOf(reasons)).toEqual(
    expect.arrayContaining([
      'Worked as Jumbo Operator for 3 years',
      '3 years of this work, where 2 years are asked for',
    ]),
  )
  expect(textsOf(missing)).toEqual([])
})

test('once its start is told it has ended as long after as it lasted', () => {
  const { reasons } = explained(
    'Jumbo Operators',
    'Two years on a twin-boom.',
    'Jumbo Operator',
    undated,
    (facts) => ({
      ...facts,
      jobs: facts.jobs.map((job, at) =>
        at === 0 ? { ...job, start: { year: 2020, month: 1 } } : job,
      ),
    }),
  )
  // From January 2020 to December 2022
  expect(textsOf(reasons)).toContain('Worked as Jumbo Operator for 3 years, 3 years ago')
})

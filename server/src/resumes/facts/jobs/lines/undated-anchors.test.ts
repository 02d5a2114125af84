import { expect, test } from 'vitest'
import { readFacts } from '../../read-facts.ts'
import { jobsIn } from '../../../testing/jobs-in.ts'
import { typedResume } from '../../../testing/typed-resume.ts'

const asOf = new Date('2026-11-24T00:00:00Z')
const both = ['Fitter | Acme Mining |  |  – ', 'Trade Assistant | Beta Group |  |  – ']

test.each([
  `Fitter – Acme Mining (18 months)
   Trade Assistant – Beta Group (3 years)`,
  `Acme Mining – 18 months
   Fitter
   - Changed liners on mills
   Beta Group – 3 years
   Trade Assistant
   - Changed screens`,
  `Acme Mining || Fitter || 18 months
   Beta Group || Trade Assistant || 3 years`,
  `Company: Acme Mining
   Position: Fitter
   Duration: 18 months
   Company: Beta Group
   Position: Trade Assistant
   Duration: 3 years`,
  `Company: Acme Mining
   Position: Fitter
   Company: Beta Group
   Position: Trade Assistant`,
  `Fitter, Acme Mining
   - Changed liners on mills
   Trade Assistant, Beta Group
   - Changed screens`,
  `** Acme Mining
   Fitter
   - Changed liners on mills
   ** Beta Group
   Trade Assistant
   - Changed screens`,
])('jobs without any date are jobs, in the order in which they stand: %s', (typed) => {
  expect(jobsIn(`# Work history\n${typed}`)).toEqual(both)
})

test.each([
  'Dump truck operator\nLoader operator\nGrader operator',
  'CAT 793 – 3 years\nKomatsu 930 – 2 years',
  'Over 12 years in mining\nOperated trucks and loaders for 3 years',
  '5 years underground\n3 years surface',
])('what names nobody to work for is no job: %s', (typed) => {
  expect(jobsIn(`# Work history\n${typed}`)).toEqual([])
})

test('the first of them is what somebody does, for how long they say, and less sure', () => {
  const facts = readFacts(
    typedResume(`Robert Walker
      0491 570 156 | rob@walker.example
      # Work history
      Fitter – Acme Mining (2 years 3 months)
      Trade Assistant – Beta Group (18 months)`),
    { asOf },
  )
  expect(facts.currentRole?.value).toBe('Fitter')
  expect(facts.currentCompany?.value).toBe('Acme Mining')
  expect(facts.companies).toEqual(['Acme Mining', 'Beta Group'])
  expect(facts.jobs.map(({ months }) => months)).toEqual([27, 18])
  expect(facts.jobs.every(({ confidence }) => confidence <= 0.6)).toBe(true)
  expect([facts.totalMonths, facts.currentCompanyMonths]).toEqual([null, null])
})

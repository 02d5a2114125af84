import type { ResumeFact } from '@headframe/wire'
import { expect, test } from 'vitest'
import type { ReadJob } from '../../../resumes/resume-facts.ts'
import { careerOf, newestFirst } from './career-said.ts'
import { jobSaid } from './facts-said.ts'

const asOf = new Date('2026-11-24T00:00:00Z')

function read(at: number, title: string, employer: string, months: number | null): ReadJob {
  const dates = { start: null, end: null, isCurrent: false, months }
  const span = { start: at, end: at + 50 }
  return { title, employer, client: null, place: null, ...dates, confidence: 0.6, span }
}

const fitter = read(100, 'Fitter', 'Acme Mining', 27)
const assistant = read(200, 'Trade Assistant', 'Beta Group', 18)

function said(job: ReadJob, when: Partial<ResumeFact>): ReadJob {
  const words = { name: job.title, where: job.employer, place: null }
  const fact = { ...words, start: null, end: null, is_current: false, ...when }
  return jobSaid(fact as ResumeFact, job, asOf)
}

const roleOf = (jobs: readonly ReadJob[]) => careerOf(newestFirst(jobs), asOf).currentRole?.value

test('of a resume without dates the first job is what somebody does, and all count as companies', () => {
  const career = careerOf([fitter, assistant], asOf)
  expect(career.currentRole?.value).toBe('Fitter')
  expect(career.companies).toEqual(['Acme Mining', 'Beta Group'])
  expect([career.totalMonths, career.currentCompanyMonths, career.loyaltyMonths]).toEqual([
    null,
    null,
    null,
  ])
})

test('a start alone tells no experience, and not that there is none', () => {
  const career = careerOf(newestFirst([said(fitter, { start: '2024-03' }), assistant]), asOf)
  expect([career.totalMonths, career.currentCompanyMonths, career.loyaltyMonths]).toEqual([
    null,
    null,
    null,
  ])
})

test('it stays so once its owner dates one of them, until they say when it ended', () => {
  expect(roleOf([said(fitter, { start: '2024-03' }), assistant])).toBe('Fitter')
  expect(roleOf([fitter, said(assistant, { start: '2020-01', end: '2024-02' })])).toBe('Fitter')
  expect(roleOf([said(fitter, { start: '2024-03', end: '2026-01' }), assistant])).toBeUndefined()
  expect(roleOf([fitter, said(assistant, { start: '2020-01', is_current: true })])).toBe(
    'Trade Assistant',
  )
})

test('how long it lasted stays when its title is corrected, and goes when its end is told', () => {
  expect(said(fitter, {}).months).toBe(27)
  expect(said(fitter, { start: '2024-03' }).months).toBe(27)
  expect(said(fitter, { end: '2026-01' }).months).toBeNull()
  expect(said(fitter, { start: '2024-03', end: '2024-05' }).months).toBe(3)
})

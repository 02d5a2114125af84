import { expect, test } from 'vitest'
import { jobsIn } from '../../../testing/jobs-in.ts'
import { kindOfHeading } from '../../sections/heading-words.ts'

test('between when a job began and ended may stand whom it was for', () => {
  expect(
    jobsIn(`
      # Work
      Position || From || Company || To || Notes
      Senior Operator || Aug-21 || Acme Mining || now || Port
      Control Room Operator || Mar-16 || Beta Group || Jul-21 || Trains
      Plant Operator || 2007 || Gamma Alumina || 2011`),
  ).toEqual([
    'Senior Operator | Acme Mining |  | 8/2021 – now',
    'Control Room Operator | Beta Group |  | 3/2016 – 7/2021',
    'Plant Operator | Gamma Alumina |  | 2007 – 2011',
  ])
})

test('behind a label of employers their site is no part of the name', () => {
  const jobs = jobsIn(`
    # Jobs i do
    1. Utility
    Company: Sodexo at Karri Nickel village
    When: March 2024 until now
    2. Cleaner
    Company: Acme Camps Group, Beta Iron camp Karri
    When: July 2021 to February 2024
    3. Kitchen hand
    Company: Gamma (Holdings), Inc
    When: 2017-2021`)
  expect(jobs).toEqual([
    'Utility | Sodexo |  | 3/2024 – now',
    'Cleaner | Acme Camps Group |  | 7/2021 – 2/2024',
    'Kitchen hand | Gamma (Holdings), Inc |  | 2017 – 2021',
  ])
})

test('a heading says in brackets what its marks mean', () => {
  expect(kindOfHeading('SKILLS MATRIX (4 = can train others, 3 = alone, 0 = not trained)')).toBe(
    'skills',
  )
  expect(kindOfHeading('SKILLS MATRIX (4 trained others)')).toBeUndefined()
})

test('what somebody was in all of them is told once, above', () => {
  const jobs = jobsIn(`
    # SHUTDOWNS AND JOBS (newest first)
    I go wherever the shut is. All as Trades Assistant unless it says other.
    1. || Oct 26 – Nov 26 || Monadelphous || Boyne Smelters potline + carbon bake
    2. || Sep 26 || Downer || Stanwell Power Station U2 outage – Firewatch
    3. || Aug 26 || UGL || QAL Digestion shut
    4. || Jun 26 – Jul 26 || Monadelphous || Curtis Island Train 2 turnaround – CSE Sentry
    5. || May 26 || Altrad || Yarwun calciner
    6. || Mar 26 – Apr 26 || Linkforce || Callide C unit 3 return
    7. || Feb 26 || Downer || Gladstone Power Stn
    8. || Nov 25 – Dec 25 || UGL || QAL major`)
  expect(jobs.map((job) => job.split(' | ').slice(0, 2).join(' | '))).toEqual([
    'Trades Assistant | Monadelphous',
    'Firewatch | Downer',
    'Trades Assistant | UGL',
    'CSE Sentry | Monadelphous',
    'Trades Assistant | Altrad',
    'Trades Assistant | Linkforce',
    'Trades Assistant | Downer',
    'Trades Assistant | UGL',
  ])
})

test('and what is told of one of them, below it, is of no other', () => {
  const jobs = jobsIn(`
    # Work
    Acme Mining || 2021 – now
    Quarrying
    - Three sites, all as Leading Hand
    Beta Group || 2018 – 2021
    Quarrying`)
  expect(jobs.join()).not.toContain('Leading Hand')
})

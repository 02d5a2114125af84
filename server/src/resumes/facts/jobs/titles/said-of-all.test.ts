import { expect, test } from 'vitest'
import { jobsIn } from '../../../testing/jobs-in.ts'

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
  expect(jobs).toHaveLength(2)
  expect(jobs.join()).not.toContain('Leading Hand')
})

import { expect, test } from 'vitest'

import { stepsFor } from './job-steps.ts'
import { emptyJob } from './job-values.ts'
import { judgeDraft, judgeJob, textOfFaults } from './judge-job.ts'

test('each step is judged by itself, in the order of its texts', () => {
  const role = judgeJob(emptyJob, ['role-description'])
  expect(Object.keys(role)).toEqual(['selectedIndustry', 'selectedRole', 'title', 'description'])
  expect(textOfFaults(role)).toBe('Please fill out all the mandatory fields.')

  expect(judgeJob(emptyJob, ['conditions'])).toEqual({
    is_project: 'Please select if this job post is for a project',
    work_arrangement: 'Please select a work arrangement',
    start_date: 'Please select a valid start date',
    work_type: 'Please select work type',
    work_location: 'The Location field is mandatory',
  })
})

test('a named rate needs an amount and a kind, and a contract its length', () => {
  const named = { ...emptyJob, rate_category: 'custom_rate', work_type: 'contract' } as const
  const text = 'The Rate Amount and Rate Type fields are mandatory when using a custom rate'

  // Nought is no amount, as the contract says.
  for (const rate of ['', '0', '-5'])
    expect(judgeJob({ ...named, rate }, ['conditions'])).toMatchObject({
      rate: text,
      rate_type: text,
      contract_length: 'You must provide a contract length for this work type',
    })
})

test.each([
  ['$120k-$150k', 'Rate amount has to be one number, such as 850.'],
  ['plenty', 'Rate amount has to be one number, such as 850.'],
  ['1e3', 'Rate amount has to be one number, such as 850.'],
  ['100,001', 'A rate can be $100,000 at most.'],
])('the rate %j is not called missing', (rate, told) => {
  const named = { ...emptyJob, rate_category: 'custom_rate', rate } as const
  const isMissing = 'The Rate Amount and Rate Type fields are mandatory when using a custom rate'
  expect(judgeJob(named, ['conditions'])).toMatchObject({ rate: told, rate_type: isMissing })

  const whole = judgeJob({ ...named, rate_type: 'day' }, ['conditions'])
  expect(whole['rate']).toBe(told)
  expect(whole).not.toHaveProperty('rate_type')
})

test('an amount that is not asked for any more stands in nobody’s way', () => {
  const hidden = { ...emptyJob, rate_category: 'award', rate: '$120k-$150k' } as const
  expect(judgeJob(hidden, ['conditions'])).not.toHaveProperty('rate')
  expect(judgeDraft(hidden)).toEqual({})
  expect(judgeDraft({ ...hidden, rate_category: 'custom_rate' })).toEqual({
    rate: 'Rate amount has to be one number, such as 850.',
  })
})

const startingOn = (day: string) => ({ ...emptyJob, start_date: { when: 'day', day } }) as const

test('of a start that cannot be read is said that it cannot be read', () => {
  expect(judgeJob(startingOn('soon'), ['conditions'])['start_date']).toBe(
    'We cannot read this date. Enter it as DD/MM/YYYY.',
  )
  expect(judgeJob(startingOn(''), ['conditions'])['start_date']).toBe(
    'Please select a valid start date',
  )
})

test('a day that is over is no start', () => {
  for (const day of ['', 'soon', '31/02/2027', '2020-01-01']) {
    expect(judgeJob(startingOn(day), ['conditions'])).toHaveProperty('start_date')
  }
  expect(judgeJob(startingOn('2099-01-01'), ['conditions'])).not.toHaveProperty('start_date')
})

const idsOf = (is_project: '' | '0' | '1') => stepsFor({ is_project }).map(({ id }) => id)

test('only a job of a project is asked about one', () => {
  expect(idsOf('1')).toEqual(['role-description', 'conditions', 'project-details', 'review'])
  expect(idsOf('0')).toEqual(['role-description', 'conditions', 'review'])
  expect(idsOf('')).toEqual(idsOf('0'))

  const faults = judgeJob({ ...emptyJob, is_project: '1' }, ['project-details'])
  expect(faults).toEqual({ project_description: 'Please fill out all the mandatory fields.' })
})

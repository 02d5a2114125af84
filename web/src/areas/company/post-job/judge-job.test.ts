import { expect, test } from 'vitest'

import { stepsFor } from './job-steps.ts'
import { emptyJob } from './job-values.ts'
import { judgeJob, textOfFaults } from './judge-job.ts'

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

  for (const rate of ['', '0', 'plenty', '1e3']) {
    expect(judgeJob({ ...named, rate }, ['conditions'])).toMatchObject({
      rate: text,
      rate_type: text,
      contract_length: 'You must provide a contract length for this work type',
    })
  }
})

const startingOn = (day: string) => ({ ...emptyJob, start_date: { when: 'day', day } }) as const

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

import { companyJobs, judge } from '@headframe/wire'
import { expect, test } from 'vitest'

import { readRichText } from '../../../parts/rich-text/rich-text.ts'
import { dataOfJob, valuesOfJob } from './job-data.ts'
import { emptyJob, type JobValues } from './job-values.ts'

const typed: JobValues = {
  ...emptyJob,
  selectedIndustry: '1',
  selectedRole: '108',
  title: 'Dozer Operator',
  description: readRichText('Push overburden.'),
  is_project: '1',
  work_type: 'contract',
  contract_length: '3-6 months',
  work_arrangement: 'fifo',
  rate_category: 'custom_rate',
  rate: '62.5',
  rate_type: 'hour',
  start_date: { when: 'day', day: '2027-02-28' },
  work_location: 'Kambalda WA',
  place: { lat: -31.2, lng: 121.66 },
  roster: '2:1',
  project_description: 'A cut-back of the Quandong Pit.',
}

test('a form comes back from its draft as it was left', () => {
  expect(valuesOfJob(dataOfJob(typed))).toEqual(typed)
  expect(valuesOfJob(dataOfJob(emptyJob))).toEqual(emptyJob)
})

test('a draft that nobody has typed into opens the empty form', () => {
  expect(valuesOfJob({})).toEqual(emptyJob)
})

test('what cannot be read is left open', () => {
  const odd = { work_type: 'weekends', rate_category: null, is_project: 2, location_lat: -31.2 }

  expect(valuesOfJob(odd)).toEqual(emptyJob)
})

test('as soon as possible is a start of its own', () => {
  const soon = { ...emptyJob, start_date: { when: 'soon', day: '' } } as const

  expect(dataOfJob(soon)).toMatchObject({ start_date: 1 })
  expect(valuesOfJob({ start_date: 1 }).start_date).toEqual({ when: 'soon', day: '' })
})

test('a first day is that day from Perth to Sydney', () => {
  const { start_date } = dataOfJob(typed)

  for (const timeZone of ['Australia/Perth', 'Australia/Adelaide', 'Australia/Sydney']) {
    const day = new Date(Number(start_date) * 1000).toLocaleDateString('en-AU', { timeZone })
    expect(day).toBe('28/02/2027')
  }
})

test('an amount may be typed as it is written on paper', () => {
  const { form, faults } = judge(companyJobs.post, dataOfJob({ ...typed, rate: '$ 1,250.50' }))

  expect(faults).toEqual({})
  expect(form).toMatchObject({ rate: 1250.5 })
})

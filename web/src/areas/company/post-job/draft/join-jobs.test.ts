import { expect, test } from 'vitest'

import { readRichText } from '../../../../parts/rich-text/rich-text.ts'
import { joinJobs } from './join-jobs.ts'
import { changesIn, topicIds, topicsBetween } from './job-topics.ts'
import type { JobValues } from '../job-values.ts'
import { completeJob } from '../testing/complete-job.ts'

const base: JobValues = {
  ...completeJob,
  rate_category: 'custom_rate',
  rate: '62.50',
  rate_type: 'hour',
  place: { lat: -31.2, lng: 121.66 },
}
const changed = (changes: Partial<JobValues>): JobValues => ({ ...base, ...changes })

test('what only one side changed is taken from that side', () => {
  const mine = changed({ roster: '2:1' })
  const theirs = changed({ hours: '12 hours', title: 'Grader Operator' })

  expect(joinJobs({ base, mine, theirs })).toEqual({
    values: changed({ roster: '2:1', hours: '12 hours', title: 'Grader Operator' }),
    taken: ['title', 'hours'],
    conflicts: [],
  })
})

test('what both changed differently stays as it is here until somebody decides', () => {
  const mine = changed({ hours: '10 hours' })
  const theirs = changed({ hours: '12 hours' })
  expect(joinJobs({ base, mine, theirs })).toEqual({
    values: mine,
    taken: [],
    conflicts: ['hours'],
  })
})

test('what both changed in the same way is no conflict, whatever blanks it has', () => {
  const mine = changed({ hours: '12 hours ', rate: '$70', description: readRichText('Dig.\n') })
  const theirs = changed({ hours: '12 hours', rate: '70.00', description: readRichText('Dig.') })
  expect(joinJobs({ base, mine, theirs })).toEqual({ values: mine, taken: [], conflicts: [] })
})

test.each<[string, Partial<JobValues>, Partial<JobValues>, string]>([
  ['a rate', { rate: '500' }, { rate_type: 'day' }, 'rate'],
  ['a place', { work_location: 'Perth WA' }, { place: { lat: -31.3, lng: 121.7 } }, 'location'],
  ['a role', { selectedRole: '109' }, { selectedIndustry: '2', selectedRole: '' }, 'career'],
  ['a contract', { work_type: 'contract' }, { contract_length: '1 month' }, 'workType'],
])('of %s nobody gets half from somebody else', (_, mine, theirs, conflict) => {
  const joined = joinJobs({ base, mine: changed(mine), theirs: changed(theirs) })
  expect(joined).toEqual({ values: changed(mine), taken: [], conflicts: [conflict] })
})

test('what waits for a decision still does, until both say the same', () => {
  const mine = changed({ hours: '10 hours' })
  const theirs = changed({ hours: '12 hours' })
  const open = ['hours'] as const

  expect(joinJobs({ base: theirs, mine, theirs, open }).conflicts).toEqual(['hours'])
  expect(joinJobs({ base: theirs, mine, theirs: mine, open }).conflicts).toEqual([])
})

test('every field belongs to a topic', () => {
  const other: JobValues = {
    selectedIndustry: '2',
    selectedRole: '7',
    title: 'x',
    description: readRichText('x'),
    is_project: '1',
    work_type: 'casual',
    contract_length: 'x',
    work_arrangement: 'wfh',
    rate_category: 'award',
    rate: '1',
    rate_type: 'day',
    start_date: { when: 'day', day: '2027-02-28' },
    work_location: 'x',
    place: { lat: 1, lng: 1 },
    roster: 'x',
    hours: 'x',
    project_description: 'x',
    project_timeframe: 'x',
    project_stage: 'x',
    project_team_size: 'x',
    project_budget: 'x',
  }
  expect(topicsBetween(base, other)).toEqual(topicIds)
  expect(changesIn(topicIds, other, base).fields.toSorted()).toEqual(Object.keys(other).toSorted())
})

test('what cannot be kept as it stands is not sent, and nothing else is kept back by it', () => {
  const { fields, form } = changesIn(topicIds, changed({ rate: 'plenty', hours: '10 hours' }), base)
  expect(fields).toEqual(['hours'])
  expect(form).toEqual({ hours: '10 hours' })
})

test('what was emptied is sent as empty', () => {
  const { form } = changesIn(topicIds, changed({ title: '', place: undefined }), base)
  expect(form).toEqual({ title: null, location_lat: null, location_lng: null })
})

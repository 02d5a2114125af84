import { describe, expect, test } from 'vitest'

import { readRichText } from '../../../parts/rich-text/rich-text.ts'
import { changesOf, dataOfPool, judgePool } from './pool-data.ts'
import { stepsFor } from './pool-steps.ts'
import { emptyPool, type PoolValues } from './pool-values.ts'

const now = new Date('2026-11-23T02:00:00Z')
const whole: PoolValues = {
  ...emptyPool,
  title: 'Shutdown fitters',
  location: 'Karratha WA',
  place: { lat: -20.7, lng: 116.8 },
  type: 'general',
  description: readRichText('Fitters for the spring.'),
  rate: '$120,000',
  timeline: '2026-11-23',
}
const project: PoolValues = {
  ...whole,
  type: 'project',
  projectFrom: 'new',
  projectName: 'Reline',
  projectSummary: 'Twelve days.',
  projectStart: '2027-02-01',
}
const judged = (values: PoolValues, keptDay?: string) =>
  judgePool(
    values,
    stepsFor(values.type).map(({ id }) => id),
    { now, keptDay },
  )

describe('a talent pool', () => {
  test.each([
    ['for the long run', whole],
    ['with a project of its own', project],
    ['with a project that is there', { ...project, projectFrom: 'list', projectId: 'an-id' }],
    ['whose marker nobody set', { ...whole, place: undefined }],
  ] as const)('%s is sound', (_, values) => {
    expect(judged(values)).toEqual({})
  })

  test.each([
    [{ title: ' ' }, { title: 'Talent Pool Name is required' }],
    [{ type: '' }, { type: 'Talent Pool Type is required' }],
    [{ isLost: true }, { location: 'Please try a more specific address.' }],
    [{ description: readRichText(' \n ') }, { description: 'Description is required' }],
    [{ rate: '' }, { rate: 'Salary is required' }],
    [{ rate: 'a lot' }, { rate: 'Salary has to be a number' }],
    [{ timeline: 'June' }, { timeline: 'We cannot read this date. Enter it as DD/MM/YYYY.' }],
    [{ timeline: '' }, { timeline: 'Hiring date is required' }],
    [{ timeline: '2026-11-22' }, { timeline: 'The hiring date cannot be in the past' }],
  ] as const)('with %o is told %o', (wrong, faults) => {
    expect(judged({ ...whole, ...wrong })).toEqual(faults)
  })

  test.each([
    [{ projectFrom: 'list' }, { projectId: 'Please select a project' }],
    [{ projectName: '' }, { projectName: 'Project name is required' }],
    [{ projectStart: '' }, { projectStart: 'Start date is required' }],
    [
      { projectStart: '31/02/27' },
      { projectStart: 'There is no such day. Check the day and the month.' },
    ],
    [{ projectStart: '2026-11-01' }, { projectStart: 'The start date cannot be in the past' }],
    [{ projectBudget: '-5' }, { projectBudget: 'The budget has to be a number of 0 or more' }],
  ] as const)('for a project with %o is told %o', (wrong, faults) => {
    expect(judged({ ...project, ...wrong })).toEqual(faults)
  })

  test('may keep a day that has passed since it was chosen', () => {
    expect(judged({ ...whole, timeline: '2026-10-01' }, '2026-10-01')).toEqual({})
  })
})

test('only what was changed is sent, as another window may have changed the rest', () => {
  const changed = { ...whole, title: 'Spring fitters', requirements: ['Police check'] }
  expect(changesOf(dataOfPool(changed), dataOfPool(whole))).toEqual({
    title: 'Spring fitters',
    requirements: ['Police check'],
  })
})

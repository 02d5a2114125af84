import { expect, test } from 'vitest'

import { standAt } from '../../../parts/wizard/progress.ts'
import type { Beginning } from '../../../parts/wizard/take-up.ts'
import { stepsFor, type StepId } from './job-steps.ts'
import type { JobValues } from './job-values.ts'
import { completeJob } from './testing/complete-job.ts'
import { upToReview } from './up-to-review.ts'

/** Where an address that asks for the review leads, when the form was left at its conditions. */
function reviewOf(values: JobValues): StepId {
  const left: Beginning<StepId, JobValues> = {
    id: 'a-draft',
    step: 1,
    values,
    progress: {
      visited: new Set(['role-description', 'conditions']),
      completed: new Set(['role-description']),
    },
    past: 'found',
  }
  const ids = stepsFor(values).map(({ id }) => id)
  return standAt(upToReview(left).progress, ids, 'review')
}

test('a draft to which nothing is missing opens at its review', () => {
  expect(reviewOf(completeJob)).toBe('review')
  expect(reviewOf({ ...completeJob, is_project: '1', project_description: 'A cut-back.' })).toBe(
    'review',
  )
})

test('a draft to which something is missing opens where it was left', () => {
  expect(reviewOf({ ...completeJob, work_location: '' })).toBe('conditions')
  expect(reviewOf({ ...completeJob, is_project: '1' })).toBe('conditions')
  expect(reviewOf({ ...completeJob, start_date: { when: 'day', day: '2020-01-01' } })).toBe(
    'conditions',
  )
})

test('a draft that has come to its review opens where something is missing by now', () => {
  const ids: readonly StepId[] = ['role-description', 'conditions', 'review']
  const opened = (values: JobValues) => {
    const begin: Beginning<StepId, JobValues> = {
      id: 'a-draft',
      step: 3,
      values,
      progress: { visited: new Set(ids), completed: new Set(ids.slice(0, 2)) },
      past: 'found',
    }
    return standAt(upToReview(begin).progress, ids, undefined)
  }
  expect(opened(completeJob)).toBe('review')
  expect(opened({ ...completeJob, start_date: { when: '', day: '' } })).toBe('conditions')
  expect(opened({ ...completeJob, title: '' })).toBe('role-description')
})

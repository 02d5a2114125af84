import type { Beginning } from '../../../parts/wizard/take-up.ts'
import { numberOfStep, stepsFor, type StepId } from './job-steps.ts'
import type { JobValues } from './job-values.ts'
import { judgeJob } from './judge-job.ts'

/**
 * A draft to which nothing is missing can be reviewed and posted, wherever its form was left. One that has
 * come to its review, and misses something all the same, opens there: a start may be over by now.
 */
export function upToReview(begin: Beginning<StepId, JobValues>): Beginning<StepId, JobValues> {
  const ids = stepsFor(begin.values).map(({ id }) => id)
  const wrong = ids.find((id) => Object.keys(judgeJob(begin.values, [id])).length > 0)
  if (wrong !== undefined && !begin.progress.visited.has('review')) return begin

  const last = wrong ?? 'review'
  const before = ids.slice(0, ids.indexOf(last))
  return {
    ...begin,
    step: numberOfStep(last),
    progress: { visited: new Set([...before, last]), completed: new Set(before) },
  }
}

import type { Beginning } from '../../../parts/wizard/take-up.ts'
import { numberOfStep, stepsFor, type StepId } from './job-steps.ts'
import type { JobValues } from './job-values.ts'
import { judgeJob } from './judge-job.ts'

/** A draft to which nothing is missing can be reviewed and posted, wherever its form was left. */
export function upToReview(begin: Beginning<StepId, JobValues>): Beginning<StepId, JobValues> {
  const ids = stepsFor(begin.values).map(({ id }) => id)
  if (Object.keys(judgeJob(begin.values, ids)).length > 0) return begin
  return {
    ...begin,
    step: numberOfStep('review'),
    progress: { visited: new Set(ids), completed: new Set(ids.filter((id) => id !== 'review')) },
  }
}

import { productKey } from '@headframe/wire'
import { counter, level, stopwatch } from './meters.ts'

/** What this process has counted since its start. */
export type Metrics = ReturnType<typeof openMetrics>

/** The name of a figure of ours, beside those that every program has. */
export const named = (figure: string) => `${productKey}_${figure}`

export function openMetrics() {
  return {
    calls: counter<'call' | 'status'>(named('calls_total'), 'Calls answered, by status.'),
    callSeconds: stopwatch<'call'>(named('call_seconds'), 'How long calls took to answer.'),
    refusals: counter<'code'>(
      named('refusals_total'),
      'Calls refused, by the code of the refusal.',
    ),
    limitRefusals: counter<'limit'>(
      named('limit_refusals_total'),
      'Calls refused because there were too many, by the limit that they passed.',
    ),
    bytesUnderWay: level<'place'>(
      named('bytes_under_way'),
      'What bodies hold that are on their way in or being dealt with.',
    ),
    tasks: counter<'kind' | 'outcome'>(
      named('tasks_total'),
      'Tries of background work, by how they ended.',
    ),
    resumes: counter<'outcome'>(named('resumes_total'), 'Resumes read, by what came of it.'),
  }
}

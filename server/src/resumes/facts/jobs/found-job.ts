import type { ReadJob } from '../../resume-facts.ts'
import type { Line } from '../../resume-text.ts'
import type { Stretch } from '../dates/months.ts'

/** A job as read, with what later stages need of it. */
export interface FoundJob extends ReadJob {
  readonly titleAt: number | undefined
  readonly employerAt: number | undefined
  readonly stretches: readonly Stretch[]
  readonly lines: readonly Line[]
}

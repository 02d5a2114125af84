import type { Segment } from './segments.ts'

/** Who somebody was and for whom, as far as the header of the job tells. */
export interface Settled {
  readonly title: Segment | undefined
  readonly employer: Segment | undefined
  readonly client: Segment | undefined
  readonly place: Segment | undefined
  readonly certainty: number
}

import type { Applicant } from '@headframe/wire'

/** An application, as far as a decision on it needs to know. */
export interface Decidable {
  readonly application_id: string
  readonly status: number
  /** How a decision can be taken back that nobody has heard of. */
  readonly undo?: Applicant['undo']
  /** Who applied. */
  readonly name: string
}

/** Either of the two that an applicant is told of. */
export type Decision = 'approved' | 'rejected'

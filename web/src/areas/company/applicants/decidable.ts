import type { Applicant, applicationStatus } from '@headframe/wire'

export type Status = (typeof applicationStatus)[keyof typeof applicationStatus]

/** An application, as far as a decision on it needs to know. */
export interface Decidable {
  readonly application_id: string
  readonly status: number
  /** Ticked on another page, so that nobody knows how it stands. */
  readonly isUnseen?: true
  /** How a decision can be taken back that nobody has heard of. */
  readonly undo?: Applicant['undo']
  /** Who applied. */
  readonly name: string
}

/** Either of the two that an applicant is told of. */
export type Decision = 'approved' | 'rejected'

interface Seen extends Pick<Decidable, 'isUnseen'> {
  readonly status: number | undefined
}

/** How those stood who are decided about, so that nothing is undone that a colleague has decided meanwhile. */
export function asSeen(some: readonly Seen[]): { seen?: Status[] } {
  if (some.some(({ isUnseen, status }) => isUnseen || status === undefined)) return {}
  return { seen: some.map(({ status }) => status as Status) }
}

import { applicationStatus } from '@headframe/wire'

import { counted } from '../../../lib/figures.ts'
import type { Decidable } from './decidable.ts'

export type Status = (typeof applicationStatus)[keyof typeof applicationStatus]

const done: Readonly<Record<Status, string>> = {
  [applicationStatus.pending]: 'pending again',
  [applicationStatus.approved]: 'approved',
  [applicationStatus.rejected]: 'rejected',
}

/** "Mae Oku has been approved.", and of several how many; who has withdrawn meanwhile is told as well. */
export function decidedInWords(
  some: readonly Pick<Decidable, 'name'>[],
  status: Status,
  decided: number,
): string {
  const [only] = some
  const who = some.length === 1 && only ? only.name : counted(decided, 'applicant')
  const isOne = some.length === 1 || decided === 1
  const isPending = status === applicationStatus.pending
  const has = isPending ? (isOne ? 'is' : 'are') : isOne ? 'has been' : 'have been'
  const gone = some.length - decided
  const left = gone > 0 ? ` ${gone === 1 ? 'One has' : `${gone} have`} withdrawn meanwhile.` : ''
  return `${who} ${has} ${done[status]}.${left}`
}

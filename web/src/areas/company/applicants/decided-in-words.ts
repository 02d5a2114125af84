import { applicationStatus } from '@headframe/wire'

import { counted } from '../../../lib/figures.ts'
import type { Decidable, Decision, Status } from './decidable.ts'

const done: Readonly<Record<Status, string>> = {
  [applicationStatus.pending]: 'pending again',
  [applicationStatus.approved]: 'approved',
  [applicationStatus.rejected]: 'rejected',
}

/** "Mae Oku has been approved.", and of several how many; who has withdrawn meanwhile, or was decided about, is told as well. */
export function decidedInWords(
  some: readonly Pick<Decidable, 'name'>[],
  status: Status,
  { decided, elsewhere = 0 }: { decided: number; elsewhere?: number },
): string {
  const [only] = some
  const who = some.length === 1 && only ? only.name : counted(decided, 'applicant')
  const isOne = some.length === 1 || decided === 1
  const isPending = status === applicationStatus.pending
  const has = isPending ? (isOne ? 'is' : 'are') : isOne ? 'has been' : 'have been'
  const gone = some.length - decided - elsewhere
  const left = gone > 0 ? ` ${gone === 1 ? 'One has' : `${gone} have`} withdrawn meanwhile.` : ''
  const theirs = elsewhere > 0 ? ` ${decidedByOthers(elsewhere)}` : ''
  return `${who} ${has} ${done[status]}.${left}${theirs}`
}

/**
 * "4 of them are approved already and hear nothing new, unless you write to them.", before several are decided about;
 * of those on other pages nobody knows how they stand.
 */
export function standingInWords(
  some: readonly Pick<Decidable, 'status' | 'isUnseen'>[],
  decision: Decision,
): string {
  const known = some.filter(({ isUnseen }) => !isUnseen)
  if (some.length < 2) return ''
  const already = known.filter(({ status }) => status === applicationStatus[decision]).length
  const turned = known.filter(
    ({ status }) => status !== applicationStatus[decision] && status !== applicationStatus.pending,
  ).length
  const opposite = decision === 'approved' ? 'rejected' : 'approved'
  const isOne = already === 1
  return [
    already > 0 &&
      `${already} of them ${isOne ? 'is' : 'are'} ${decision} already and ${isOne ? 'hears' : 'hear'} nothing new, unless you write to them.`,
    turned > 0 && `${turned} of them ${turned === 1 ? 'was' : 'were'} ${opposite} before.`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** Those stay as a colleague has left them. */
export function decidedByOthers(count: number): string {
  return count === 1
    ? 'One was decided about elsewhere meanwhile.'
    : `${count} were decided about elsewhere meanwhile.`
}

import { useSyncExternalStore } from 'react'

import type { DraftKeeper } from '../../../parts/wizard/draft-keeper.ts'
import type { DraftContent } from '../../../parts/wizard/stored-draft.ts'
import { LeaveOnceSaved } from '../leave-once-saved.tsx'

interface LeaveGuardProps {
  isPending: boolean
  /** Somebody has to choose before it can be saved. */
  isUndecided: boolean
  keeper: DraftKeeper<DraftContent>
}

export function LeaveGuard({ isPending, isUndecided, keeper }: LeaveGuardProps) {
  const { is: status } = useSyncExternalStore(keeper.subscribe, keeper.status)

  return (
    <LeaveOnceSaved
      isUnsaved={isPending || isUndecided}
      isFailing={isUndecided || status === 'not saved yet'}
      onLeaving={() => keeper.keepNow()}
    />
  )
}

import { useSyncExternalStore } from 'react'

import type { DraftKeeper } from '../../../parts/wizard/draft-keeper.ts'
import type { DraftContent } from '../../../parts/wizard/stored-draft.ts'
import { LeaveOnceSaved } from '../leave-once-saved.tsx'

interface LeaveGuardProps {
  isUnsaved: boolean
  keeper: DraftKeeper<DraftContent>
}

export function LeaveGuard({ isUnsaved, keeper }: LeaveGuardProps) {
  const { is: status } = useSyncExternalStore(keeper.subscribe, keeper.status)

  return (
    <LeaveOnceSaved
      isUnsaved={isUnsaved}
      isFailing={status === 'not saved yet'}
      onLeaving={() => keeper.keepNow()}
    />
  )
}

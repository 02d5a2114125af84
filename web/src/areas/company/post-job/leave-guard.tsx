import { useEffect, useSyncExternalStore } from 'react'

import { LeaveQuestion } from '../../../parts/leave-question.tsx'
import { useUnsavedGuard } from '../../../parts/use-unsaved-guard.ts'
import type { DraftKeeper } from '../../../parts/wizard/draft-keeper.ts'
import type { DraftContent } from '../../../parts/wizard/stored-draft.ts'

interface LeaveGuardProps {
  isUnsaved: boolean
  keeper: DraftKeeper<DraftContent>
}

/** Whoever leaves too soon waits until everything is saved; only when that fails are they asked. */
export function LeaveGuard({ isUnsaved, keeper }: LeaveGuardProps) {
  const { is: status } = useSyncExternalStore(keeper.subscribe, keeper.status)
  const { isAsking, leave, stay } = useUnsavedGuard(isUnsaved)
  const isDone = isAsking && !isUnsaved

  useEffect(() => {
    if (isAsking) keeper.keepNow()
  }, [keeper, isAsking])
  useEffect(() => {
    if (isDone) leave()
  })

  return (
    <LeaveQuestion
      isAsked={isAsking && status === 'not saved yet'}
      says="Some of your changes could not be saved yet. This tab keeps them for when you come back."
      onStay={stay}
      onLeave={leave}
    />
  )
}

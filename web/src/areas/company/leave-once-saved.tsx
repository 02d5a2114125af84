import { useEffect, useEffectEvent } from 'react'

import { LeaveQuestion } from '../../parts/leave-question.tsx'
import { useUnsavedGuard } from '../../parts/use-unsaved-guard.ts'

interface LeaveOnceSavedProps {
  isUnsaved: boolean
  /** Saving does not get through at present. */
  isFailing: boolean
  /** Somebody wants to leave, so it should be saved now. */
  onLeaving: () => void
}

/** Whoever leaves too soon waits until everything is saved; only when that fails are they asked. */
export function LeaveOnceSaved({ isUnsaved, isFailing, onLeaving }: LeaveOnceSavedProps) {
  const { isAsking, leave, stay } = useUnsavedGuard(isUnsaved)
  const isDone = isAsking && !isUnsaved
  const saveNow = useEffectEvent(onLeaving)

  useEffect(() => {
    if (isAsking) saveNow()
  }, [isAsking])
  useEffect(() => {
    if (isDone) leave()
  })

  return (
    <LeaveQuestion
      isAsked={isAsking && isFailing && !isDone}
      says="Some of your changes could not be saved yet. This tab keeps them for when you come back."
      onStay={stay}
      onLeave={leave}
    />
  )
}

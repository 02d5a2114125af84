import { LeaveQuestion } from './leave-question.tsx'
import { useUnsavedGuard } from './use-unsaved-guard.ts'

interface LeaveGuardProps {
  isUnsaved: boolean
  /** What becomes of what was typed. */
  says: string
}

/** For a form that is saved by its button only. */
export function LeaveGuard({ isUnsaved, says }: LeaveGuardProps) {
  const { isAsking, leave, stay } = useUnsavedGuard(isUnsaved)
  return <LeaveQuestion isAsked={isAsking} says={says} onStay={stay} onLeave={leave} />
}

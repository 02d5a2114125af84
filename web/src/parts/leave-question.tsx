import { Confirm } from '../ui/overlay/confirm.tsx'

interface LeaveQuestionProps {
  isAsked: boolean
  /** What becomes of what was typed. */
  says: string
  onStay: () => void
  onLeave: () => void
}

/** Asked of whoever is about to leave something unsaved. */
export function LeaveQuestion({ isAsked, says, onStay, onLeave }: LeaveQuestionProps) {
  return (
    <Confirm
      open={isAsked}
      title="Leave without saving?"
      description={says}
      confirmLabel="Leave"
      cancelLabel="Stay"
      onOpenChange={(isOpen) => {
        if (!isOpen) onStay()
      }}
      onConfirmed={onLeave}
    />
  )
}

import type { Applicant } from '@headframe/wire'
import { Undo2 } from 'lucide-react'

import { Button } from '../../../ui/form/button.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { useMeantPress } from '../../../ui/use-meant-press.ts'
import type { Decidable } from './decidable.ts'
import { useTimeLeft } from './use-time-left.ts'
import { useUndo } from './use-undo.ts'

interface UndoDecisionProps {
  application: Pick<Decidable, 'application_id' | 'name' | 'status'>
  undo: NonNullable<Applicant['undo']>
  size?: 'sm' | 'md'
  className?: string
}

/** Takes back what the applicant has not been told yet, for as long as that is so. */
export function UndoDecision({ application, undo, size = 'md', className }: UndoDecisionProps) {
  const { application_id, name } = application
  const { until, status, reason } = undo
  const left = useTimeLeft(until, size === 'sm')
  const { undo: takeBack, isAsking } = useUndo()
  // The second press of a double one meets what the first has brought, and is not meant for it.
  const isMeant = useMeantPress(until, { isNew: true })
  if (!left) return null

  return (
    <Button
      variant="quiet"
      size={size}
      busy={isAsking}
      busyLabel="Taking the decision back"
      className={className}
      onClick={(event) =>
        isMeant(event) && takeBack([{ application_id, status, reason }], application.status)
      }
    >
      <Undo2 aria-hidden />
      <span>
        Undo <span className="num ml-1 font-normal text-ink-2">{left}</span>
        <VisuallyHidden>: {name}</VisuallyHidden>
      </span>
    </Button>
  )
}

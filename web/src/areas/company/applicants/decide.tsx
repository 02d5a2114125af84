import { applicants, applicationStatus } from '@headframe/wire'
import { Check, RotateCcw, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'

import { useKeptFocus } from '../../../parts/use-kept-focus.ts'
import { Button } from '../../../ui/form/button.tsx'
import { cn } from '../../../ui/cn.ts'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { useMay } from '../role.ts'
import type { Decidable, Decision } from './decidable.ts'
import { keptDecision } from './decision-dialog.tsx'
import { useAskDecision } from './decisions.tsx'
import { UndoDecision } from './undo-decision.tsx'
import { useDecideAtOnce } from './use-decide-at-once.ts'

interface DecideProps {
  application: Decidable
  className?: string
}

/** What can be decided about an application as it stands, by whoever may decide. */
export function Decide(props: DecideProps) {
  return useMay(applicants.decide) ? <DecideButtons {...props} /> : null
}

/** Any decision can follow any other. */
function DecideButtons({ application, className }: DecideProps) {
  const { application_id, name, status, undo } = application
  const ask = useAskDecision()
  const buttons = useRef<HTMLDivElement>(null)
  useKeptFocus(() => buttons.current, status)

  function askFrom(button: HTMLElement, decision: Decision) {
    ask({ applications: [application], decision, back: [button, buttons.current] })
  }

  // Its words were being typed when the session ended.
  const goOn = useEffectEvent(() => {
    const kept = keptDecision(application_id)
    if (kept) ask({ applications: [application], decision: kept, back: [buttons.current] })
  })
  useEffect(() => goOn(), [])

  return (
    <div
      ref={buttons}
      role="group"
      aria-label={`Decide about ${name}`}
      tabIndex={-1}
      className={cn('flex flex-wrap gap-2', className)}
    >
      {status !== applicationStatus.approved && (
        <Button
          variant={status === applicationStatus.pending ? 'primary' : 'secondary'}
          aria-haspopup="dialog"
          onClick={(event) => askFrom(event.currentTarget, 'approved')}
        >
          <Check aria-hidden />
          Approve
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      )}
      {status !== applicationStatus.rejected && (
        <Button
          variant="secondary"
          aria-haspopup="dialog"
          onClick={(event) => askFrom(event.currentTarget, 'rejected')}
        >
          <X aria-hidden />
          Reject
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      )}
      {undo && status !== undo.status && <UndoDecision application={application} undo={undo} />}
      {status !== applicationStatus.pending && undo?.status !== applicationStatus.pending && (
        <TakeBack application={application} />
      )}
    </div>
  )
}

/** Nobody is told of it, so it is done without asking. */
function TakeBack({ application }: { application: Decidable }) {
  const { ask, isAsking } = useDecideAtOnce()

  return (
    <Button
      variant="quiet"
      busy={isAsking}
      busyLabel="Taking the decision back"
      onClick={() => void ask([application], applicationStatus.pending)}
    >
      <RotateCcw aria-hidden />
      Back to Pending
      <VisuallyHidden>: {application.name}</VisuallyHidden>
    </Button>
  )
}

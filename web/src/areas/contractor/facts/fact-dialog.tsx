import type { OwnFact, ResumeFact } from '@headframe/wire'
import { useState, type ReactElement } from 'react'

import { hasKeptTyping } from '../../../forms/use-kept-typing.ts'
import { Confirm } from '../../../ui/overlay/confirm.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { useToast } from '../../../ui/overlay/toast.ts'
import { FactForm } from './fact-form.tsx'
import { nameOfFact, type factKinds } from './fact-kinds.ts'
import { keptFact } from './use-fact-form.ts'

interface FactDialogProps {
  of: (typeof factKinds)[number]
  present?: OwnFact
  /** Asks when it ends, and nothing else. */
  onlyEnd?: boolean
  trigger: ReactElement
}

/** Where one thing is changed or added; the button that opened it has the focus back afterwards. */
export function FactDialog({ of, present, onlyEnd = false, trigger }: FactDialogProps) {
  const toast = useToast()
  const only = onlyEnd ? 'end' : undefined
  // Whoever is back from signing in again finds it open.
  const [isOpen, setOpen] = useState(() =>
    hasKeptTyping(keptFact({ kind: of.kind, present, only })),
  )
  const [isTyped, setTyped] = useState(false)
  const [isAsking, setAsking] = useState(false)

  function mayClose() {
    setAsking(isTyped)
    return !isTyped
  }

  function close() {
    setAsking(false)
    setOpen(false)
  }

  return (
    <Dialog
      size="sm"
      title={titleOf(of, present?.fact, onlyEnd)}
      description="Companies see it as you say it here."
      trigger={trigger}
      open={isOpen}
      mayClose={mayClose}
      onOpenChange={setOpen}
    >
      <FactForm
        of={of}
        present={present}
        only={only}
        onTyped={setTyped}
        onDone={() => {
          close()
          toast.success('Your profile says it now.')
        }}
      />
      <Confirm
        open={isAsking}
        title="Discard what you typed?"
        description="It has not been saved."
        confirmLabel="Discard"
        cancelLabel="Keep typing"
        onOpenChange={setAsking}
        onConfirmed={close}
      />
    </Dialog>
  )
}

function titleOf(
  { one }: (typeof factKinds)[number],
  fact: ResumeFact | undefined,
  onlyEnd: boolean,
) {
  if (!fact) return `Add ${one}`
  return onlyEnd ? `When does ${nameOfFact(fact)} expire?` : `Change ${nameOfFact(fact)}`
}

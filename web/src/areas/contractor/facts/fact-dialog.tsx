import type { ResumeFact } from '@headframe/wire'
import { useState, type ReactElement } from 'react'

import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { useToast } from '../../../ui/overlay/toast.tsx'
import { FactForm } from './fact-form.tsx'
import { nameOfFact, type factKinds } from './fact-kinds.ts'

interface FactDialogProps {
  of: (typeof factKinds)[number]
  present?: { readonly key: string; readonly fact: ResumeFact }
  trigger: ReactElement
}

/** Where one thing is changed or added; the button that opened it has the focus back afterwards. */
export function FactDialog({ of, present, trigger }: FactDialogProps) {
  const toast = useToast()
  const [isOpen, setOpen] = useState(false)

  return (
    <Dialog
      size="sm"
      title={present ? `Change ${nameOfFact(present.fact)}` : `Add ${of.one}`}
      description="Companies see it as you say it here."
      trigger={trigger}
      open={isOpen}
      onOpenChange={setOpen}
    >
      <FactForm
        of={of}
        present={present}
        onDone={() => {
          setOpen(false)
          toast.success('Your profile says it now.')
        }}
      />
    </Dialog>
  )
}

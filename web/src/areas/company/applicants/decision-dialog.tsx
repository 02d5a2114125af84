import { applicants, applicationStatus, jobSizes } from '@headframe/wire'
import { Check, X } from 'lucide-react'
import { useState } from 'react'

import { CallField, CallForm } from '../../../calls/call-form.tsx'
import { refreshReads } from '../../../calls/reads.ts'
import { useCallForm } from '../../../calls/use-call-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { Decidable } from './decidable.ts'

const decisions = {
  approved: {
    verb: 'Approve',
    icon: Check,
    says: 'They are told by email that you approved their application.',
    hint: 'Such as what happens next. It is part of the email.',
    done: 'has been approved.',
  },
  rejected: {
    verb: 'Reject',
    icon: X,
    says: 'They are told by email that you are not going ahead with them.',
    hint: 'A reason helps with the next application. It is part of the email.',
    done: 'has been rejected.',
  },
} as const

interface DecisionDialogProps {
  application: Decidable
  decision: keyof typeof decisions
}

/** The applicant is told at once, so it is asked about first, with room for a few words to them. */
export function DecisionDialog({ application, decision }: DecisionDialogProps) {
  const { application_id, name, status } = application
  const { verb, icon: Icon, says, hint, done } = decisions[decision]
  const [isOpen, setOpen] = useState(false)
  const toast = useToast()
  const form = useCallForm({
    call: applicants.decide,
    initial: { reason: '' },
    fixed: { application_id, status: applicationStatus[decision] },
    onDone: () => {
      setOpen(false)
      toast.success(`${name} ${done}`)
    },
    // Such as when the application was withdrawn meanwhile.
    onRefused: refreshReads,
  })
  const isLikely = decision === 'approved' && status === applicationStatus.pending

  return (
    <Dialog
      size="sm"
      title={`${verb} ${name}?`}
      description={says}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button variant={isLikely ? 'primary' : 'secondary'}>
          <Icon aria-hidden />
          {verb}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      }
    >
      <CallForm form={form} submit={verb} busyLabel="Sending your decision" wide>
        <CallField form={form} name="reason" label="Your words to them" hint={hint} optional>
          {(control) => <TextArea {...control} maxLength={jobSizes.decisionReason} counter />}
        </CallField>
      </CallForm>
    </Dialog>
  )
}

import { applicants, applicationStatus, jobSizes } from '@headframe/wire'
import { useState, type ComponentProps } from 'react'

import { CallField, CallForm } from '../../../forms/call-form.tsx'
import { refreshReads } from '../../../calls/reads.ts'
import { useCallForm } from '../../../forms/use-call-form.ts'
import { hasKeptTyping } from '../../../forms/use-kept-typing.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { counted } from '../../../lib/figures.ts'
import { asSeen, type Decidable, type Decision } from './decidable.ts'
import { useDecidedHere } from './decided-here.ts'
import { standingInWords } from './decided-in-words.ts'
import { WordsToBegin } from './words-to-begin.tsx'

const decisions = {
  approved: {
    verb: 'Approve',
    says: 'They see at once that you approved their application, and are told by email in five minutes.',
    hint: 'Such as what happens next. It is part of the email, and stands with their application.',
  },
  rejected: {
    verb: 'Reject',
    says: 'They see at once that you are not going ahead with them, and are told by email in five minutes.',
    hint: 'A reason helps with the next application. It is part of the email, and stands with their application.',
  },
} as const

interface DecisionDialogProps extends Pick<ComponentProps<typeof Dialog>, 'finalFocus'> {
  applications: readonly Decidable[]
  decision: Decision
  onDecided?: (() => void) | undefined
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The applicant is told soon, so it is asked about first, with room for a few words to them. */
export function DecisionDialog({
  applications,
  decision,
  onDecided,
  open,
  onOpenChange,
  finalFocus,
}: DecisionDialogProps) {
  const { verb, says, hint } = decisions[decision]
  const [only] = applications
  const who =
    applications.length === 1 && only ? only.name : counted(applications.length, 'applicant')
  const { note } = useDecidedHere()
  // Who presses once more knows what a colleague has decided meanwhile.
  const [isTold, setIsTold] = useState(false)
  const form = useCallForm({
    call: applicants.decideMany,
    initial: { reason: '' },
    keeper: {
      key: keyOf(idsOf(applications).toSorted().join('-'), decision),
      kind: 'company',
      // On a phone a step back leaves an open question: it is there again with its words.
      whenLeft: open,
    },
    inputOf: (values) => ({
      ...values,
      applications: idsOf(applications),
      status: applicationStatus[decision],
      ...(isTold ? {} : asSeen(applications)),
    }),
    onDone: (reply) => {
      onOpenChange(false)
      onDecided?.()
      note(applications, reply)
    },
    // Such as when the application was withdrawn meanwhile.
    onRefused({ code }) {
      setIsTold((was) => was || code === 'CHANGED_ELSEWHERE')
      refreshReads()
    },
  })

  return (
    <Dialog
      size="sm"
      title={`${verb} ${who}?`}
      description={[says, standingInWords(applications, decision)].filter(Boolean).join(' ')}
      open={open}
      onOpenChange={onOpenChange}
      finalFocus={finalFocus}
      mayClose={() => !form.store.state().isSending}
    >
      <CallForm
        form={form}
        submit={isTold ? `${verb} all the same` : verb}
        busyLabel="Sending your decision"
        wide
      >
        <CallField form={form} name="reason" label="Your words to them" hint={hint} optional>
          {(control, set) => (
            <>
              <WordsToBegin decision={decision} value={control.value} onChosen={set} />
              <TextArea {...control} maxLength={jobSizes.decisionReason} counter />
            </>
          )}
        </CallField>
      </CallForm>
    </Dialog>
  )
}

function idsOf(applications: DecisionDialogProps['applications']): string[] {
  return applications.map(({ application_id }) => application_id)
}

/** The decision whose words were being typed when the session ended, or the screen was left. */
export function keptDecision(applicationId: string): Decision | undefined {
  const both = ['approved', 'rejected'] as const
  return both.find((decision) =>
    hasKeptTyping({ key: keyOf(applicationId, decision), kind: 'company' }),
  )
}

function keyOf(applicationId: string, decision: Decision): string {
  return `companyDecision-${decision}-${applicationId}`
}

import { dollarsOf, payments, words } from '@headframe/wire'
import { Navigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

import { paths } from '../../../lib/paths.ts'
import DraftNote from '../../../parts/wizard/draft-note.tsx'
import { WizardFrame } from '../../../parts/wizard/wizard-frame.tsx'
import { WizardRail } from '../../../parts/wizard/wizard-rail.tsx'
import { WizardSkeleton } from '../../../parts/wizard/wizard-skeleton.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { useToast } from '../../../ui/overlay/toast.ts'
import { useMay } from '../role.ts'
import { GoingLive } from '../pay/going-live.tsx'
import type { Payment } from '../pay/use-payment.ts'
import { numberOfStep } from './job-steps.ts'
import { ChangedElsewhere } from './draft/changed-elsewhere.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { StepFields } from './steps/step-fields.tsx'
import { useJobForm, type JobFormOptions } from './use-job-form.ts'

const toldMs = 7000

/** The form of a job that is not live yet, from its first word to its payment. */
export function JobWizard(options: JobFormOptions) {
  const job = useJobForm(options)
  const { id, wizard, steps, store, posting } = job
  const { onward } = posting
  const { isNoDraft, conflicts } = job.others
  const mayPay = useMay(payments.session)
  const toast = useToast()
  const isMoved = id !== options.draft.uuid
  const tellMoved = useEffectEvent(() => {
    toast.warning(words.jobDraftDeletedElsewhere, { durationMs: toldMs })
  })
  useEffect(() => {
    if (isMoved) tellMoved()
  }, [isMoved])
  const leave = useEffectEvent(() => {
    toast.warning(words.jobWentLive, { durationMs: toldMs })
    options.onNoDraft()
  })
  useEffect(() => {
    if (isNoDraft) leave()
  }, [isNoDraft])

  if (onward?.to === 'going live') return <GoingLive uuid={id} intentId={onward.intentId} />
  if (onward) {
    const { hasSavedDraft } = onward
    const to = paths.company.manageJobs
    // Back leads to a draft, but not to the form of what is live.
    return <Navigate to={to} search={{ draft: hasSavedDraft }} replace={!hasSavedDraft} />
  }
  if (isNoDraft) return <WizardSkeleton />

  const at = steps.findIndex((step) => step.id === wizard.step)
  const step = steps[at]
  const isLast = at === steps.length - 1
  return (
    <>
      <WizardFrame
        wizard={wizard}
        store={store}
        isFirst={at === 0}
        isLast={isLast}
        heading={step?.label ?? ''}
        lead={step?.lead}
        submitLabel={submitLabel(job.payment, mayPay)}
        rail={<WizardRail label="Job posting" steps={steps} wizard={wizard} />}
        beside={
          <Button
            variant="secondary"
            onClick={() => void wizard.submit(posting.savingDraft(numberOfStep(wizard.step)))}
          >
            Save Draft
          </Button>
        }
        notice={<ChangedElsewhere job={job} />}
        foot={
          conflicts.length > 0 ? <Undecided /> : <DraftNote keeper={job.keeper} link={undefined} />
        }
      >
        <StepFields job={job} />
      </WizardFrame>
      <LeaveGuard
        isPending={job.isPending}
        isUndecided={conflicts.length > 0}
        keeper={job.keeper}
      />
    </>
  )
}

/** In the place of the time of the last save, which was not one of all. */
function Undecided() {
  return (
    <p className="border-t border-line pt-4 text-sm text-ink-2">
      Not everything is saved. Choose first what stays.
    </p>
  )
}

/** Whoever may not pay saves the draft, for an owner to post. */
function submitLabel({ way, priceCents = 0 }: Payment, mayPay: boolean): string | null {
  if (way === 'card' && !mayPay) return null
  if (way === 'credit') return 'Post with 1 credit'
  return way === 'card' ? `Pay ${dollarsOf(priceCents)} and post` : 'Post Job'
}

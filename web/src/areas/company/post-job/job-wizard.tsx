import { dollarsOf } from '@headframe/wire'
import { Navigate } from '@tanstack/react-router'

import { paths } from '../../../lib/paths.ts'
import DraftNote from '../../../parts/wizard/draft-note.tsx'
import { WizardFrame } from '../../../parts/wizard/wizard-frame.tsx'
import { WizardRail } from '../../../parts/wizard/wizard-rail.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { GoingLive } from '../pay/going-live.tsx'
import type { Payment } from '../pay/use-payment.ts'
import { numberOfStep } from './job-steps.ts'
import { LeaveGuard } from './leave-guard.tsx'
import { StepFields } from './step-fields.tsx'
import { useJobForm, type JobFormOptions } from './use-job-form.ts'

/** The form of a job that is not live yet, from its first word to its payment. */
export function JobWizard(options: JobFormOptions) {
  const job = useJobForm(options)
  const { id, wizard, steps, store, posting } = job
  const { onward } = posting
  if (onward?.to === 'going live') return <GoingLive uuid={id} intentId={onward.intentId} />
  if (onward) {
    const { hasSavedDraft } = onward
    const to = paths.company.manageJobs
    // Back leads to a draft, but not to the form of what is live.
    return <Navigate to={to} search={{ draft: hasSavedDraft }} replace={!hasSavedDraft} />
  }
  // It went live or was closed in another window: what can still be done with it stands there.
  if (job.isNoDraft) return <Navigate to={paths.company.editJob} params={{ jobId: id }} replace />

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
        submitLabel={submitLabel(job.payment)}
        rail={<WizardRail label="Job posting" steps={steps} wizard={wizard} />}
        beside={
          <Button
            variant="secondary"
            onClick={() => void wizard.submit(posting.savingDraft(numberOfStep(wizard.step)))}
          >
            Save Draft
          </Button>
        }
        foot={<DraftNote keeper={job.keeper} link={undefined} />}
      >
        <StepFields job={job} />
      </WizardFrame>
      <LeaveGuard isUnsaved={job.isUnsaved} keeper={job.keeper} />
    </>
  )
}

function submitLabel({ way, priceCents = 0 }: Payment): string {
  if (way === 'credit') return 'Post with 1 credit'
  return way === 'card' ? `Pay ${dollarsOf(priceCents)} and post` : 'Post Job'
}

import type { Faults } from '@headframe/wire'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'

import { createFormStore } from '../../../forms/form-store.ts'
import { useStored } from '../../../forms/use-stored.ts'
import { useDraft } from '../../../parts/wizard/use-draft.ts'
import { useWizard } from '../../../parts/wizard/use-wizard.ts'
import { usePayment } from '../pay/use-payment.ts'
import { dataOfJob } from './job-data.ts'
import { numberOfStep, stepsFor, type StepId } from './job-steps.ts'
import type { JobValues } from './job-values.ts'
import { judgeJob } from './judge-job.ts'
import type { OpenedDraft } from './open-job.ts'
import { usePosting } from './use-posting.ts'

export interface JobFormOptions {
  draft: OpenedDraft
  /** The step that the address names. */
  asked: string | undefined
  onStep: (step: StepId, how: { replace: boolean }) => void
  /** The draft was deleted in another window, so what is typed here became another one. */
  onMoved: (id: string) => void
}

export type JobForm = ReturnType<typeof useJobForm>

/** The form of a job, its draft, how one gets from step to step, and how it is posted. */
export function useJobForm(options: JobFormOptions) {
  const { asked, onStep, onMoved } = options
  const { uuid, stored, begin } = options.draft
  const [store] = useState(() => createFormStore(begin.values))
  const isProject = useStored(store, ({ values }) => values.is_project)
  const steps = stepsFor({ is_project: isProject })
  const draft = useDraft({ store, stored, dataOf: dataOfJob, begun: begin })
  const isUnsaved = useSyncExternalStore(stored.subscribe, stored.isUnsaved)
  const isNoDraft = useSyncExternalStore(stored.subscribe, stored.isNoDraft)
  const id = draft.id ?? uuid
  const tellMoved = useEffectEvent(onMoved)
  useEffect(() => {
    if (id !== uuid) tellMoved(id)
  }, [id, uuid])

  const payment = usePayment()
  const posting = usePosting({ uuid: id, payment, end: draft.end })

  /** A step that is sound is saved, and so is how far one has come. */
  function judge(values: JobValues, ids: readonly StepId[]): Faults {
    const faults = judgeJob(values, ids)
    const [finished] = ids
    if (ids.length === 1 && finished && Object.keys(faults).length === 0) {
      draft.keepNow(numberAfter(finished, stepsFor(values)))
    }
    return faults
  }

  const wizard = useWizard({
    ...posting.posting,
    steps,
    begin: begin.progress,
    asked,
    onStep,
    store,
    judge,
  })

  return { id, store, steps, wizard, keeper: draft.keeper, isUnsaved, isNoDraft, payment, posting }
}

function numberAfter(finished: StepId, steps: ReturnType<typeof stepsFor>): number {
  const next = steps[steps.findIndex(({ id }) => id === finished) + 1]
  return numberOfStep(next?.id ?? finished)
}

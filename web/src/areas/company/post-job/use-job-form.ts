import type { Faults } from '@headframe/wire'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

import { useStored } from '../../../forms/use-stored.ts'
import { useDraft } from '../../../parts/wizard/use-draft.ts'
import { useWizard } from '../../../parts/wizard/use-wizard.ts'
import { usePayment } from '../pay/use-payment.ts'
import { dataOfJob } from './job-data.ts'
import type { TopicId } from './draft/job-topics.ts'
import { numberOfStep, stepsFor, type StepId } from './job-steps.ts'
import type { JobValues } from './job-values.ts'
import { judgeJob } from './judge-job.ts'
import type { OpenedDraft } from './draft/open-job.ts'
import { useOtherWindows } from './draft/use-other-windows.ts'
import { usePosting } from './use-posting.ts'

export interface JobFormOptions {
  draft: OpenedDraft
  /** The step that the address names. */
  asked: string | undefined
  onStep: (step: StepId, how: { replace: boolean }) => void
  /** The draft was deleted in another window, so what is typed here became another one. */
  onMoved: (id: string) => void
  /** The draft went live in another window: what can still be done with it stands elsewhere. */
  onNoDraft: () => void
}

export type JobForm = ReturnType<typeof useJobForm>

/** The form of a job, its draft, how one gets from step to step, and how it is posted. */
export function useJobForm(options: JobFormOptions) {
  const { asked, onStep, onMoved } = options
  const { uuid, stored, begin } = options.draft
  const { store } = stored.window
  const isProject = useStored(store, ({ values }) => values.is_project)
  const steps = stepsFor({ is_project: isProject })
  const draft = useDraft({ store, stored, dataOf: dataOfJob, begun: begin })
  const isPending = useSyncExternalStore(stored.window.subscribe, stored.window.isPending)
  const versions = useSyncExternalStore(stored.window.subscribe, stored.window.versions)
  const id = useSyncExternalStore(stored.window.subscribe, () => stored.window.id)
  const tellMoved = useEffectEvent(onMoved)
  useEffect(() => {
    if (id !== uuid) tellMoved(id)
  }, [id, uuid])
  useOtherWindows(stored)

  const payment = usePayment()
  const posting = usePosting({ stored, payment, end: draft.end })

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

  /** Between what stands here and what was saved elsewhere; it is saved at once. */
  function decide(topic: TopicId, side: 'mine' | 'theirs') {
    stored.window.decide(topic, side)
    draft.keepNow(begin.step)
  }

  const { keeper } = draft
  const { dismissNews } = stored.window
  const others = { ...versions, decide, dismissNews }
  return { id, store, steps, wizard, stored, keeper, isPending, others, payment, posting }
}

function numberAfter(finished: StepId, steps: ReturnType<typeof stepsFor>): number {
  const next = steps[steps.findIndex(({ id }) => id === finished) + 1]
  return numberOfStep(next?.id ?? finished)
}

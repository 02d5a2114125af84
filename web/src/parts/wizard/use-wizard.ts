import type { Faults } from '@headframe/wire'
import { useEffect, useState } from 'react'

import { textOfFailure } from '../../calls/failure.ts'
import type { FormStore } from '../../calls/form-store.ts'
import { useStored } from '../../calls/use-stored.ts'
import { complete, isReachable, reopen, standAt, visit, type Progress } from './progress.ts'

export interface WizardStep<Id extends string> {
  readonly id: Id
  readonly label: string
  /** The fields that stand in it, in their order. */
  readonly fields: readonly string[]
}

interface WizardOptions<Id extends string, Values> {
  /** The steps that take input. */
  steps: readonly WizardStep<Id>[]
  begin: Progress<Id>
  /** The step that the address names. */
  asked: string | undefined
  /** Puts a step into the address. */
  onStep: (step: Id, how: { replace: boolean }) => void
  store: FormStore<Values>
  /** What is wrong in these steps. */
  judge: (steps: readonly Id[]) => Faults | Promise<Faults>
  /** Which of several texts is told above the form. */
  tell: (faults: Faults) => string | Promise<string>
  submit: () => Promise<void>
}

export interface Wizard<Id extends string> {
  readonly step: Id
  readonly progress: Progress<Id>
  /** What was typed is being looked at before one may go on. */
  readonly isJudging: boolean
  /** Nothing was changed since it was refused. */
  readonly isRefused: boolean
  open: (step: Id) => void
  previous: () => void
  /** Goes on to the next step, or submits at the last one. */
  forward: () => void
  /** Tells what went wrong and leads to the first step that has to be mended. */
  fail: (text: string, faults?: Faults) => void
  /** The same, and it cannot be submitted again before something was changed. */
  refuse: (text: string, faults?: Faults) => void
}

/** Back always, forward when the step is sound, and only where one has been before. */
export function useWizard<Id extends string, Values>(
  options: WizardOptions<Id, Values>,
): Wizard<Id> {
  const { steps, begin, asked, onStep, store, judge, tell, submit } = options
  const [progress, setProgress] = useState(begin)
  const [isJudging, setJudging] = useState(false)
  const [refused, setRefused] = useState<Values>()
  const isRefused = useStored(store, ({ values }) => values === refused)

  const ids = steps.map(({ id }) => id)
  // An address without a step is where this visit began, so that Back leads there.
  const [start] = useState(() => standAt(begin, ids, asked))
  const step = standAt(progress, ids, asked ?? start)
  const at = ids.indexOf(step)

  useEffect(() => {
    if (asked !== undefined && asked !== step) onStep(step, { replace: true })
  })

  function goTo(next: Id) {
    setProgress((known) => visit(known, next))
    if (next !== step) onStep(next, { replace: false })
  }

  /** Whoever has sent the form stays for its answer: a second press may land on another button. */
  function move(next: Id) {
    if (!store.state().isSending) goTo(next)
  }

  function fail(text: string, faults: Faults = {}, judged: readonly Id[] = ids) {
    const wrong = steps.filter(
      ({ id, fields }) => judged.includes(id) && fields.some((field) => field in faults),
    )
    store.fail(text, faults)
    setProgress((known) =>
      reopen(
        known,
        wrong.map(({ id }) => id),
      ),
    )
    if (wrong[0]) goTo(wrong[0].id)
  }

  async function forward() {
    if (isJudging || store.state().isSending) return
    setJudging(true)
    try {
      await goOn(ids[at + 1])
    } catch (failed) {
      fail(textOfFailure(failed))
    } finally {
      setJudging(false)
    }
  }

  async function goOn(next: Id | undefined) {
    // A field may stand in several steps: whoever goes on from one is kept there.
    const judged = next ? [step] : ids
    const faults = await judge(judged)
    if (Object.keys(faults).length > 0) return fail(await tell(faults), faults, judged)

    store.clearMessage()
    setProgress((known) => complete(known, step))
    if (next) goTo(next)
    else await submit()
  }

  return {
    step,
    progress,
    isJudging,
    isRefused,
    open: (wanted) => isReachable(progress, wanted) && move(wanted),
    previous: () => move(ids[Math.max(0, at - 1)] ?? step),
    forward: () => void forward(),
    fail: (text, faults) => fail(text, faults),
    refuse(text, faults) {
      fail(text, faults)
      setRefused(store.state().values)
    },
  }
}

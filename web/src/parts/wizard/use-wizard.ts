import type { Faults, Refusal } from '@headframe/wire'
import { useEffect, useState } from 'react'

import type { FormStore } from '../../forms/form-store.ts'
import { check, deliver, isBusy, submit, type Submission } from '../../forms/submit.ts'
import { useStored } from '../../forms/use-stored.ts'
import {
  complete,
  isReachable,
  nextAfter,
  reopen,
  standAt,
  visit,
  type Progress,
} from './progress.ts'

export interface WizardStep<Id extends string> {
  readonly id: Id
  readonly label: string
  /** The fields that stand in it, in their order. */
  readonly fields: readonly string[]
}

interface WizardOptions<Id extends string, Values, Reply> extends Omit<
  Submission<Values, Reply>,
  'judge'
> {
  /** The steps that take input. */
  steps: readonly WizardStep<Id>[]
  begin: Progress<Id>
  /** The step that the address names. */
  asked: string | undefined
  /** Puts a step into the address. */
  onStep: (step: Id, how: { replace: boolean }) => void
  store: FormStore<Values>
  /** What is wrong in these steps. */
  judge: (values: Values, steps: readonly Id[]) => Faults | Promise<Faults>
  /** Once it was refused, something has to be changed before it is sent again. */
  sendsNothingTwice?: boolean
}

export interface Wizard<Id extends string, Values> {
  readonly step: Id
  readonly progress: Progress<Id>
  /** Where going on leads to, where that is not simply the next step. */
  readonly onward: string | undefined
  /** What was typed is being looked at before one may go on. */
  readonly isJudging: boolean
  /** Why it has not arrived, as long as nothing was changed since; a passing failure may be tried again at once. */
  readonly failed: 'refused' | 'passing' | undefined
  open: (step: Id) => void
  previous: () => void
  /** Goes on to the next step, or submits at the last one. */
  forward: () => void
  /** Sends the form in another way than at its end, and leads to what has to be mended for that. */
  submit: <Reply>(submission: Submission<Values, Reply>) => Promise<void>
}

/** Back always, forward when the step is sound, and only where one has been before. */
export function useWizard<Id extends string, Values, Reply>(
  options: WizardOptions<Id, Values, Reply>,
): Wizard<Id, Values> {
  const { steps, begin, asked, onStep, store, judge, onRefused, sendsNothingTwice } = options
  const [progress, setProgress] = useState(begin)
  // It was sent or looked over as a whole, and something is wrong: from here on only that is gone through.
  const [isMending, setMending] = useState(false)
  const [last, setLast] = useState<{ values: Values; failed: 'refused' | 'passing' }>()
  const isLast = useStored(store, ({ values }) => values === last?.values)
  const isJudging = useStored(store, (state) => state.isJudging)

  const ids = steps.map(({ id }) => id)
  // An address without a step is where this visit began, so that Back leads there.
  const [start] = useState(() => standAt(begin, ids, asked))
  const step = standAt(progress, ids, asked ?? start)
  const at = ids.indexOf(step)
  const next = nextAfter(progress, ids, step, { isMending })

  useEffect(() => {
    if (asked !== undefined && asked !== step) onStep(step, { replace: true })
  })

  function goTo(wanted: Id) {
    setProgress((known) => visit(known, wanted))
    if (wanted === ids.at(-1)) setMending(false)
    if (wanted !== step) onStep(wanted, { replace: false })
  }

  /** Whoever has sent the form stays for its answer: a second press may land on another button. */
  function move(wanted: Id) {
    if (!store.state().isSending) goTo(wanted)
  }

  /** Leads to the first of these steps that has to be mended. */
  function mend(judged: readonly Id[] = ids) {
    const { faults } = store.state()
    const wrong = steps
      .filter(({ id, fields }) => judged.includes(id) && fields.some((field) => field in faults))
      .map(({ id }) => id)
    setProgress((known) => reopen(known, wrong))
    if (!wrong[0]) return
    if (judged.length > 1) setMending(true)
    goTo(wrong[0])
  }

  /** What is wrong in the others stays marked until they are come to. */
  async function judgeStep(values: Values): Promise<Faults> {
    const fields: readonly string[] = steps[at]?.fields ?? []
    const others = Object.entries(store.state().faults).filter(([field]) => !fields.includes(field))
    const faults = await judge(values, [step])
    return Object.keys(faults).length > 0 ? { ...Object.fromEntries(others), ...faults } : {}
  }

  async function forward() {
    if (isBusy(store)) return
    // A field may stand in several steps: whoever goes on from one is kept there.
    const judgeAll = (values: Values) => judge(values, ids)
    const judging = { ...options, judge: next ? judgeStep : judgeAll }
    if (!(await check(store, judging))) return mend(next ? [step] : ids)

    store.clearMessage()
    setProgress((known) => complete(known, step))
    if (next) return goTo(next)
    if (!(await deliver(store, { ...options, onRefused: noteRefused }))) mend()
  }

  function noteRefused(refusal: Refusal) {
    onRefused?.(refusal)
    if (!sendsNothingTwice) return
    const failed = isPassing(refusal) ? 'passing' : 'refused'
    setLast({ values: store.state().values, failed })
  }

  return {
    step,
    progress,
    onward: next === ids[at + 1] ? undefined : steps.find(({ id }) => id === next)?.label,
    isJudging,
    failed: isLast ? last?.failed : undefined,
    open: (wanted) => isReachable(progress, wanted) && move(wanted),
    previous: () => move(ids[Math.max(0, at - 1)] ?? step),
    forward: () => void forward(),
    async submit(submission) {
      if (!isBusy(store) && !(await submit(store, submission))) mend()
    },
  }
}

/** Neither a lost network nor a server in trouble says that anything is wrong with what was typed. */
function isPassing({ status }: Refusal): boolean {
  return status === 0 || status >= 500
}

/** Those of the faults that stand in one of these steps. */
export function faultsWithin<Id extends string>(
  steps: readonly WizardStep<Id>[],
  ids: readonly Id[],
  faults: Faults,
): Faults {
  const fields = steps.filter(({ id }) => ids.includes(id)).flatMap((step) => step.fields)
  return Object.fromEntries(Object.entries(faults).filter(([field]) => fields.includes(field)))
}

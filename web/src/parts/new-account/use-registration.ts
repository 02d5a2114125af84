import { Refusal, words, type Faults } from '@headframe/wire'
import { useState } from 'react'

import { codeOrFreshDocument } from '../../calls/fresh-document.ts'
import { createFormStore } from '../../forms/form-store.ts'
import { useStored } from '../../forms/use-stored.ts'
import type { Beginning } from '../wizard/take-up.ts'
import { useDraft } from '../wizard/use-draft.ts'
import { faultsWithin, useWizard } from '../wizard/use-wizard.ts'
import type { RegistrationKind } from './registration-kind.ts'
import { useEmailCheck } from './use-email-check.ts'

/** Where a registration begins and stands. */
export interface Standing<Id extends string, Values> {
  begin: Beginning<Id, Values>
  /** The step that the address names. */
  asked: string | undefined
  onStep: (step: Id, how: { replace: boolean }) => void
  /** Begins with everything blank. */
  onStartedOver: () => void
}

interface RegistrationOptions<Id extends string, Values, Reply> extends Standing<Id, Values> {
  /** What the rules of the form do not know, such as a file that is still on its way. */
  ownFaults?: (steps: readonly Id[]) => Promise<Faults>
  /** Where sending is more than asking. */
  send?: (values: Values, draftId: string | undefined) => Promise<Reply>
  onDone: (reply: Reply) => void | Promise<void>
  sendsNothingTwice?: boolean
}

/** The form, its draft, whether its address is free, and how one gets from step to step. */
export function useRegistration<
  Id extends string,
  Values extends Readonly<Record<string, unknown>>,
  Reply,
>(
  kind: RegistrationKind<Id, Values, Reply>,
  {
    begin,
    asked,
    onStep,
    onStartedOver,
    ownFaults,
    send,
    onDone,
    sendsNothingTwice,
  }: RegistrationOptions<Id, Values, Reply>,
) {
  const { steps, emailField, stored, dataOf, loadCalls, loadForm } = kind
  const [store] = useState(() => createFormStore(begin.values))
  const emailCheck = useEmailCheck(
    loadCalls,
    useStored(store, ({ values }) => String(values[emailField])),
  )
  const draft = useDraft({ store, stored, dataOf, begun: begin })
  const isTaken: Faults = { [emailField]: words.emailTaken }
  const form = () => codeOrFreshDocument(loadForm())
  const registration = async () => (await form()).registrationBy(draft.idNow())

  async function judge(values: Values, judged: readonly Id[]): Promise<Faults> {
    const { judgeRegistration } = await form()
    const faults = faultsWithin(steps, judged, {
      ...(await ownFaults?.(judged)),
      ...(await judgeRegistration(values, judged)),
    })
    if (!judged.some((id) => id === steps[0]?.id) || emailField in faults) return faults
    if (await emailCheck.settle()) return { ...isTaken, ...faults }
    return kind.beginsDraft && Object.keys(faults).length === 0 ? beginDraft() : faults
  }

  async function beginDraft(): Promise<Faults> {
    try {
      await draft.begin()
      return {}
    } catch (refused) {
      if (refused instanceof Refusal && refused.code === 'EMAIL_TAKEN') return isTaken
      throw refused
    }
  }

  const wizard = useWizard<Id, Values, Reply>({
    steps,
    begin: begin.progress,
    asked,
    store,
    judge,
    tell: async (faults) => (await registration()).tell(faults),
    send: async (values) =>
      send ? send(values, draft.idNow()) : (await registration()).send(values),
    told: async (refusal) => (await registration()).told(refusal),
    onDone(reply) {
      draft.end()
      return onDone(reply)
    },
    onStep(step, how) {
      if (!how.replace) draft.keepNow(steps.findIndex(({ id }) => id === step))
      onStep(step, how)
    },
    ...(sendsNothingTwice && { sendsNothingTwice }),
  })

  function startOver() {
    draft.end()
    onStartedOver()
  }

  return { store, wizard, draft, begin, startOver, isEmailTaken: emailCheck.isTaken }
}

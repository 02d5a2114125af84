import { Refusal, words, type Faults } from '@headframe/wire'
import { useState } from 'react'

import { createFormStore } from '../../../calls/form-store.ts'
import { useStored } from '../../../calls/use-stored.ts'
import { useEmailCheck } from '../../../parts/new-account/use-email-check.ts'
import { useDraft } from '../../../parts/wizard/use-draft.ts'
import { useWizard } from '../../../parts/wizard/use-wizard.ts'
import { draftData, storedRegistration } from './draft.ts'
import { loadRegistrationCalls } from './load-registration-calls.ts'
import { loadRegistrationForm } from './load-registration-form.ts'
import { logoInProgress } from './logo-in-progress.ts'
import { steps, type StepId } from './registration-steps.ts'
import type { Beginning } from './take-up.ts'

export interface RegistrationOptions {
  begin: Beginning
  /** The step that the address names. */
  asked: string | undefined
  onStep: (step: StepId, how: { replace: boolean }) => void
  onRegistered: (token: string) => void
}

/** The form, its draft, its logo on the way, and how one gets from step to step. */
export function useRegistration({ begin, asked, onStep, onRegistered }: RegistrationOptions) {
  const [store] = useState(() => createFormStore(begin.values))
  const email = useStored(store, ({ values }) => values.companyEmail)
  const emailCheck = useEmailCheck(loadRegistrationCalls, email)
  const draft = useDraft({ store, stored: storedRegistration, dataOf: draftData, begun: begin })
  const [logo] = useState(logoInProgress)

  async function judge(ids: readonly StepId[]): Promise<Faults> {
    const { judgeRegistration } = await loadRegistrationForm()
    const logoFault = ids.includes('company-details') ? await logo.settle() : undefined
    const faults = {
      ...(logoFault ? { companyLogo: logoFault } : {}),
      ...(await judgeRegistration(store.state().values, ids)),
    }
    if (!ids.includes('get-started') || 'companyEmail' in faults) return faults
    if (await emailCheck.settle()) return { companyEmail: words.emailTaken, ...faults }
    return Object.keys(faults).length > 0 ? faults : beginDraft()
  }

  async function beginDraft(): Promise<Faults> {
    try {
      await draft.begin()
      return {}
    } catch (refused) {
      if (!(refused instanceof Refusal) || refused.code !== 'EMAIL_TAKEN') throw refused
      return { companyEmail: words.emailTaken }
    }
  }

  async function submit(): Promise<void> {
    store.sending()
    // It has judged the form a moment ago, so it is there.
    const { submitRegistration } = await loadRegistrationForm()
    const submitted = await submitRegistration(store.state().values, draft.idNow())
    if ('text' in submitted) return wizard.fail(submitted.text, submitted.faults)
    onRegistered(submitted.token)
    draft.end()
  }

  const wizard = useWizard({
    steps,
    begin: begin.progress,
    asked,
    store,
    judge,
    tell: async (faults) => (await loadRegistrationForm()).textOfFaults(faults),
    onStep: (step, how) => {
      if (!how.replace) draft.keepNow(steps.findIndex(({ id }) => id === step))
      onStep(step, how)
    },
    submit,
  })

  return { store, wizard, draft, logo, isEmailTaken: emailCheck.isTaken }
}

import { Refusal, type Faults } from '@headframe/wire'
import { useState } from 'react'

import type { FormStore } from '../../../calls/form-store.ts'
import { loadRegistrationForm } from './load-registration-form.ts'
import type { RegistrationValues } from './registration-values.ts'

interface SubmitOptions {
  store: FormStore<RegistrationValues>
  draftId: string | undefined
  onRegistered: (email: string) => void
  onRefused: (text: string, faults: Faults) => void
}

interface Submission {
  /** How much is on its way, while it is. */
  percent: number | undefined
  submit: () => Promise<void>
  cancel: () => void
}

/** Sends the whole form with its files, tells how far it is, and may be stopped. */
export function useSubmit({ store, draftId, onRegistered, onRefused }: SubmitOptions): Submission {
  const [underWay, setUnderWay] = useState<{ percent: number; cancel: () => void }>()

  async function submit() {
    const { values } = store.state()
    const stopper = new AbortController()
    const tell = (percent: number) => setUnderWay({ percent, cancel: () => stopper.abort() })
    store.sending()
    tell(0)

    try {
      // It has judged the form a moment ago, so it is there.
      const { sendRegistration } = await loadRegistrationForm()
      const how = { signal: stopper.signal, onProgress: tell }
      const email = await sendRegistration(values, draftId, how)
      store.sent()
      onRegistered(email)
    } catch (failed) {
      store.sent()
      if (!stopper.signal.aborted) await refuse(failed)
    } finally {
      setUnderWay(undefined)
    }
  }

  async function refuse(failed: unknown) {
    const { refusalOfForm } = await loadRegistrationForm()
    const refusal = failed instanceof Refusal ? failed : new Refusal('INTERNAL', { cause: failed })
    const { text, faults } = refusalOfForm(refusal)
    onRefused(text, faults)
  }

  return {
    percent: underWay?.percent,
    submit,
    cancel: () => underWay?.cancel(),
  }
}

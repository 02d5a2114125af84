import { useState } from 'react'

import { loadForm } from './contractor-registration.ts'
import type { RegistrationValues } from './registration-values.ts'

/** Sends the whole form with its files, tells how far it is, and may be stopped. */
export function useSending() {
  const [underWay, setUnderWay] = useState<{ percent: number; cancel: () => void }>()

  async function send(values: RegistrationValues, draftId: string | undefined) {
    const stopper = new AbortController()
    const { signal } = stopper
    const onProgress = (percent: number) => setUnderWay({ percent, cancel: () => stopper.abort() })
    onProgress(0)
    try {
      // It has judged the form a moment ago, so it is there.
      const { registrationBy } = await loadForm()
      return await registrationBy(draftId, () => ({ signal, onProgress })).send(values)
    } finally {
      setUnderWay(undefined)
    }
  }

  return { send, underWay }
}

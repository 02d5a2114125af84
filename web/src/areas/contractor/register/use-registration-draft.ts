import { useEffect, useState } from 'react'

import type { FormStore } from '../../../calls/form-store.ts'
import { createDraftKeeper, type DraftKeeper } from '../../../parts/wizard/draft-keeper.ts'
import type { RegistrationValues } from './registration-values.ts'
import {
  dropUnsaved,
  hasUnsaved,
  forgetDraft,
  keepDraft,
  keepUnsaved,
  type DraftContent,
} from './stored-draft.ts'

export interface RegistrationDraft {
  readonly keeper: DraftKeeper<DraftContent>
  readonly id: string | undefined
  /** A step was finished: from here on there is a draft. */
  readonly keepNow: (step: number) => void
  /** The draft became a registration. */
  readonly end: () => void
}

/** Keeps what is typed: in this tab at once, and on the server from the first finished step on. */
export function useRegistrationDraft(
  store: FormStore<RegistrationValues>,
  begun: { id: string | undefined; step: number },
): RegistrationDraft {
  const [draft] = useState(() => openDraft(store, begun))
  const [id, setId] = useState(begun.id)

  useEffect(() => draft.follow(setId), [draft])

  return { keeper: draft.keeper, id, keepNow: draft.keepNow, end: draft.end }
}

function openDraft(
  store: FormStore<RegistrationValues>,
  begun: { id: string | undefined; step: number },
) {
  let { id, step } = begun
  let { values } = store.state()
  let hasBegun = id !== undefined || step > 0
  let onId: ((id: string) => void) | undefined
  const content = (): DraftContent => ({ values, step })

  const keeper = createDraftKeeper<DraftContent>({
    async save(wanted) {
      id = await keepDraft(id, wanted)
      onId?.(id)
    },
    onSaved: dropUnsaved,
  })

  function noteTyped() {
    if (store.state().values === values) return
    values = store.state().values
    keepUnsaved(id, content())
    if (hasBegun) keeper.keep(content())
  }

  function keepWhenHidden() {
    if (document.visibilityState === 'hidden') keepAgain()
  }

  /** What is not saved yet, if there is anything. */
  function keepAgain() {
    keeper.keepNow()
  }

  return {
    keeper,
    keepNow(reached: number) {
      hasBegun = true
      step = Math.max(step, reached)
      keepUnsaved(id, content())
      keeper.keepNow(content())
    },
    end() {
      keeper.stop()
      forgetDraft()
    },
    follow(tellId: (id: string) => void) {
      onId = tellId
      document.addEventListener('visibilitychange', keepWhenHidden)
      window.addEventListener('online', keepAgain)
      const stopFollowing = store.subscribe(noteTyped)
      if (hasBegun && hasUnsaved()) keeper.keepNow(content())
      return () => {
        stopFollowing()
        document.removeEventListener('visibilitychange', keepWhenHidden)
        window.removeEventListener('online', keepAgain)
        keepAgain()
      }
    },
  }
}

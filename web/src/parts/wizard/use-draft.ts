import type { DraftData } from '@headframe/wire'
import { useEffect, useState } from 'react'

import type { FormStore } from '../../forms/form-store.ts'
import { createDraftKeeper, type DraftKeeper } from './draft-keeper.ts'
import type { DraftContent, StoredDraft } from './stored-draft.ts'

interface DraftOptions<Values> {
  store: FormStore<Values>
  stored: StoredDraft
  /** What a draft holds of the form. */
  dataOf: (values: Values) => DraftData
  begun: { id: string | undefined; step: number }
}

interface Draft {
  readonly keeper: DraftKeeper<DraftContent>
  readonly id: string | undefined
  /** The id at this very moment, for what goes on between two renders. */
  readonly idNow: () => string | undefined
  /** Begins the draft now, if there is none; a `Refusal` says why it cannot. */
  readonly begin: () => Promise<void>
  /** A step was finished: from here on there is a draft. */
  readonly keepNow: (step: number) => void
  /** The draft became what it was for. */
  readonly end: () => void
}

/** Keeps what is typed: in this tab at once, and on the server from the first finished step on. */
export function useDraft<Values>(options: DraftOptions<Values>): Draft {
  const [draft] = useState(() => openDraft(options))
  const [id, setId] = useState(options.begun.id)

  useEffect(() => draft.follow(setId), [draft])

  const { keeper, idNow, begin, keepNow, end } = draft
  return { keeper, id, idNow, begin, keepNow, end }
}

function openDraft<Values>({ store, stored, dataOf, begun }: DraftOptions<Values>) {
  let { id, step } = begun
  let { values } = store.state()
  let hasEnded = false
  let hasBegun = id !== undefined || step > 0
  let onId: ((id: string) => void) | undefined
  const content = (): DraftContent => ({ data: dataOf(values), step })

  function become(given: string) {
    id = given
    onId?.(given)
  }

  const keeper = createDraftKeeper<DraftContent>({
    async save(wanted) {
      // What is being submitted may take the draft away; saving meanwhile would begin another one.
      await rested(store)
      if (!hasEnded) become(await stored.save(id, wanted))
    },
    onSaved: stored.dropUnsaved,
  })

  function noteTyped() {
    if (store.state().values === values) return
    values = store.state().values
    stored.keepUnsaved(id, content())
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
    idNow: () => id,
    async begin() {
      if (id === undefined) become(await stored.begin(content()))
    },
    keepNow(reached: number) {
      hasBegun = true
      step = Math.max(step, reached)
      stored.keepUnsaved(id, content())
      keeper.keepNow(content())
    },
    end() {
      hasEnded = true
      keeper.stop()
      stored.forget()
    },
    follow(tellId: (id: string) => void) {
      onId = tellId
      document.addEventListener('visibilitychange', keepWhenHidden)
      window.addEventListener('online', keepAgain)
      const stopFollowing = store.subscribe(noteTyped)
      if (hasBegun && stored.hasUnsaved()) keeper.keepNow(content())
      return () => {
        stopFollowing()
        document.removeEventListener('visibilitychange', keepWhenHidden)
        window.removeEventListener('online', keepAgain)
        keepAgain()
      }
    },
  }
}

/** Waits until the form is not being sent. */
function rested<Values>(store: FormStore<Values>): Promise<void> {
  if (!store.state().isSending) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = store.subscribe(() => {
      if (store.state().isSending) return
      stop()
      resolve()
    })
  })
}

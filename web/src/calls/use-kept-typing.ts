import { useEffect, useEffectEvent } from 'react'

import type { FormStore } from './form-store.ts'
import { isSignedIn } from './session.ts'
import { subscribeToSession, type Kind } from './session-store.ts'
import { readOfTab, storeOfTab } from './storage.ts'

interface Keeping<Values> {
  key: string
  /** Whose session it is. */
  kind: Kind
  store: FormStore<Values>
  isTyped: (values: Values) => boolean
}

/** How a form begins for whoever is back from signing in again: as it was when the session ended. */
export function keptTyping<Values>(key: string, otherwise: Values): Values {
  const text = readOfTab(key)
  // Nobody but `useKeptTyping` writes under this key.
  return text === undefined ? otherwise : (JSON.parse(text) as Values)
}

export function hasKeptTyping(key: string): boolean {
  return readOfTab(key) !== undefined
}

/** A session may end while a form is being filled in: what was typed waits in this tab. */
export function useKeptTyping<Values>({ key, kind, store, isTyped }: Keeping<Values>): void {
  const keep = useEffectEvent(() => {
    const { values } = store.state()
    if (!isSignedIn(kind) && isTyped(values)) storeOfTab(key, JSON.stringify(values))
  })

  useEffect(() => {
    // Its writer is back and has it in the form.
    if (isSignedIn(kind)) storeOfTab(key, undefined)
    return subscribeToSession(keep)
  }, [key, kind])
}

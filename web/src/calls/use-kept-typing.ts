import { useEffect, useEffectEvent } from 'react'

import { findKeptForm, isShapedLike, keepForm } from './kept-forms.ts'
import { isSignedIn } from './session.ts'
import { subscribeToSession, type Kind } from './session-store.ts'

interface Keeping {
  key: string
  /** Whose session it is. */
  kind: Kind
  /** What is to be there after signing in again; undefined when nothing was typed. */
  typed: () => object | undefined
}

/** How a form begins for whoever is back from signing in again: as it was when the session ended. */
export function keptTyping<Values>(key: string, otherwise: Values): Values {
  const kept = findKeptForm(key)
  return isShapedLike(kept, otherwise) ? kept : otherwise
}

export function hasKeptTyping(key: string): boolean {
  return findKeptForm(key) !== undefined
}

/** A session may end while a form is being filled in: what was typed waits in this tab. */
export function useKeptTyping({ key, kind, typed }: Keeping): void {
  const keep = useEffectEvent(() => {
    const content = isSignedIn(kind) ? undefined : typed()
    if (content !== undefined) keepForm(key, content)
  })

  useEffect(() => {
    // Its writer is back and has it in the form.
    if (isSignedIn(kind)) keepForm(key, undefined)
    return subscribeToSession(keep)
  }, [key, kind])
}

import { useEffect, useEffectEvent } from 'react'

import { beforeFreshDocument } from './fresh-document.ts'
import { findKeptForm, isShapedLike, keepForm } from './kept-forms.ts'
import { isSignedIn } from './session.ts'
import { subscribeToSession, type Kind } from './session-store.ts'
import { typedWords } from './storage.ts'

interface Keeping {
  key: string
  /** Whose session it is. */
  kind: Kind
  /** What is to be there after signing in again; undefined when nothing was typed. */
  typed: () => object | undefined
}

/** How a form begins for whoever is back from signing in again: as it was when the session ended. */
export function keptTyping<Values>(key: string, otherwise: Values): Values {
  const kept = findKeptForm(typedWords + key)
  return isShapedLike(kept, otherwise) ? kept : otherwise
}

export function hasKeptTyping(key: string): boolean {
  return findKeptForm(typedWords + key) !== undefined
}

/** A session may end, or a fresh document come, while a form is being filled in: what was typed waits in this tab. */
export function useKeptTyping({ key, kind, typed }: Keeping): void {
  const keep = useEffectEvent(() => {
    const content = typed()
    if (content !== undefined) keepForm(typedWords + key, content)
  })

  useEffect(() => {
    // Its writer is back and has it in the form.
    if (isSignedIn(kind)) keepForm(typedWords + key, undefined)
    const stopFollowing = subscribeToSession(() => {
      if (!isSignedIn(kind)) keep()
    })
    const stopKeeping = beforeFreshDocument(keep)
    return () => {
      stopFollowing()
      stopKeeping()
    }
  }, [key, kind])
}

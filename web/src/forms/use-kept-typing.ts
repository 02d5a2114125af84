import type { Audience } from '@headframe/wire'
import { useEffect, useEffectEvent } from 'react'

import { beforeFreshDocument } from '../calls/fresh-document.ts'
import { isSignedIn } from '../calls/session.ts'
import { subscribeToSession } from '../calls/session-store.ts'
import { typedWords } from '../calls/storage.ts'
import { findKeptForm, isPartOf, isShapedLike, keepForm } from './kept-forms.ts'

interface Keeping {
  key: string
  /** Whose session it is. */
  kind: Audience
  /** What is to be there after signing in again; undefined when nothing was typed. */
  typed: () => object | undefined
  /** Whoever only closes the form, or loads the page anew, finds it as they left it, too. */
  whenLeft?: boolean | undefined
}

/** How a form is kept in its tab. */
export interface TabKeeper<Values> extends Pick<Keeping, 'key' | 'kind' | 'whenLeft'> {
  /** Fields that are kept nowhere, such as a password. */
  never?: readonly (keyof Values & string)[]
  /** Others change the same thing: what was not touched is left as they have it by then. */
  isOnlyChanges?: boolean
}

/** How a form begins for whoever is back from signing in again: as it was when the session ended. */
export function keptTyping<Values extends object>(
  key: string,
  otherwise: Values,
  { isOnlyChanges = false }: Pick<TabKeeper<Values>, 'isOnlyChanges'> = {},
): Values {
  const kept = findKeptForm(typedWords + key)
  if (isOnlyChanges) return isPartOf(kept, otherwise) ? { ...otherwise, ...kept } : otherwise
  return isShapedLike(kept, otherwise) ? kept : otherwise
}

export function hasKeptTyping(key: string): boolean {
  return findKeptForm(typedWords + key) !== undefined
}

/** A session may end, or a fresh document come, while a form is being filled in: what was typed waits in this tab. */
export function useKeptTyping(keeping: Keeping | undefined): void {
  const { key, kind, whenLeft = false } = keeping ?? {}
  const keep = useEffectEvent(() => {
    const content = keeping?.typed()
    if (content !== undefined) keepForm(typedWords + key, content)
  })

  useEffect(() => {
    if (key === undefined || kind === undefined) return undefined
    // Its writer is signed in and sees it in the form; the same holds for a page that the browser restores whole.
    const takeBack = () => {
      if (isSignedIn(kind)) keepForm(typedWords + key, undefined)
    }
    takeBack()
    const stopFollowing = subscribeToSession(() => {
      if (!isSignedIn(kind)) keep()
    })
    const stopKeeping = beforeFreshDocument(keep)
    const leave = () => {
      if (whenLeft && isSignedIn(kind)) keep()
    }
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', takeBack)
    return () => {
      stopFollowing()
      stopKeeping()
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', takeBack)
      leave()
    }
  }, [key, kind, whenLeft])
}

import type { Audience } from '@headframe/wire'
import { useEffect, useEffectEvent } from 'react'

import { beforeFreshDocument } from '../calls/fresh-document.ts'
import { ownKey, personOf } from '../calls/person.ts'
import { isSignedIn } from '../calls/session.ts'
import { subscribeToSession } from '../calls/session-store.ts'
import { typedWords } from '../calls/storage.ts'
import { findKeptForm, isPartOf, isShapedLike, keepForm } from './kept-forms.ts'

/** Where the words of a form wait. */
export interface Place {
  key: string
  /** Whose session it is. */
  kind: Audience
}

interface Keeping extends Place {
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
  { isOnlyChanges = false, ...place }: Place & Pick<TabKeeper<Values>, 'isOnlyChanges'>,
  otherwise: Values,
): Values {
  const kept = findKeptForm(keyOf(place))
  if (isOnlyChanges) return isPartOf(kept, otherwise) ? { ...otherwise, ...kept } : otherwise
  return isShapedLike(kept, otherwise) ? kept : otherwise
}

export function hasKeptTyping(place: Place): boolean {
  return findKeptForm(keyOf(place)) !== undefined
}

/** Puts into a form, before it is open, what its reader is to find there. */
export function putTyping(place: Place, content: object): void {
  keepForm(keyOf(place), content)
}

/** A colleague, or whoever shares the device, finds nothing of what somebody else has typed. */
function keyOf({ key, kind }: Place, person?: string): string {
  return typedWords + ownKey(kind, key, person)
}

/** A session may end, or a fresh document come, while a form is being filled in: what was typed waits in this tab. */
export function useKeptTyping(keeping: Keeping | undefined): void {
  const { key, kind, whenLeft = false } = keeping ?? {}
  const keep = useEffectEvent((name: string) => {
    const content = keeping?.typed()
    if (content !== undefined) keepForm(name, content)
  })

  useEffect(() => {
    if (key === undefined || kind === undefined) return undefined
    const writer = personOf(kind)
    const name = keyOf({ key, kind }, writer)
    const isWriterIn = () => isSignedIn(kind) && personOf(kind) === writer
    // Its writer is signed in and sees it in the form; the same holds for a page that the browser restores whole.
    const takeBack = () => {
      if (isWriterIn()) keepForm(name, undefined)
    }
    takeBack()
    const stopFollowing = subscribeToSession(() => {
      if (!isWriterIn()) keep(name)
    })
    const stopKeeping = beforeFreshDocument(() => keep(name))
    const leave = () => {
      if (whenLeft && isWriterIn()) keep(name)
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

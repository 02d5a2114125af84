import type { Audience } from '@headframe/wire'
import { useSyncExternalStore } from 'react'

import {
  beginSession,
  currentSession,
  endSession,
  noteAdministrator,
  rivals,
  subscribeToSession,
  tokenOf,
  type Kind,
  type Session,
} from './session-store.ts'
import { doAllNow } from './undoable.ts'
import { notePerson, ownKey } from './person.ts'
import { dropOfTab, dropStored, seenThings, typedWords } from './storage.ts'

export type { Kind, Session } from './session-store.ts'

export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, currentSession)
}

export function isSignedIn(audience: Audience): boolean {
  return audience === 'admin' ? currentSession().isAdministrator : tokenOf(audience) !== undefined
}

/** Somebody signs in with this address. */
export function signIn(kind: Kind, token: string, email: string, name?: string): void {
  const rival = rivals[kind]
  if (rival) endOnServer(rival)
  notePerson(kind, email)
  beginSession(kind, token, name)
}

export function signOut(kind: Kind): void {
  // Whose session was refused has not left: why it ended, and what they typed, waits for them.
  if (!isSignedIn(kind)) return
  doAllNow()
  endOnServer(kind)
  endSession(kind)
  // Who signs out is not about to come back to it.
  dropOfTab(typedWords + ownKey(kind, ''))
  // The next to sit here need not know what was read.
  dropStored(seenThings)
}

/** The same for an administrator, whose cookie the server has ended. */
export function leaveAsAdministrator(): void {
  noteAdministrator(false)
  dropOfTab(typedWords + ownKey('admin', ''))
}

/** Ends the token on the server. Nobody waits: the browser forgets it whatever the server says. */
function endOnServer(kind: Kind): void {
  const token = tokenOf(kind)
  // A token that the server could not be told of ends by itself within a day.
  if (token)
    void import('./guards/revoke.ts').then(({ revoke }) => revoke(token)).catch(() => undefined)
}

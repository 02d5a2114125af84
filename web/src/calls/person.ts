import type { Audience } from '@headframe/wire'

import { personMark } from '../lib/person-mark.ts'
import { readStored, store } from './storage.ts'

/**
 * Who was signed in last: two people who share a browser are told apart by the address that each of
 * them signs in with, and it cannot be read from what is kept. Whoever is not known is nobody else.
 */
export function personOf(audience: Audience): string {
  return readStored(nameOf(audience)) ?? ''
}

export function notePerson(audience: Audience, email: string): void {
  store(nameOf(audience), personMark(email))
}

/** The name under which something is kept for one person alone. */
export function ownKey(audience: Audience, key: string, person = personOf(audience)): string {
  return `${audience}:${person}:${key}`
}

const nameOf = (audience: Audience) => `${audience}Person`

import { useState } from 'react'

import { fingerprint } from '../lib/fingerprint.ts'

interface IdempotencyKeys {
  keyOf: (told: object) => string
  /** What was sent is known to have arrived: the same words are another thing from now on. */
  renew: () => void
}

/** One key for the same words: sent twice, they are one thing; changed, they are another. */
export function useIdempotencyKeys(): IdempotencyKeys {
  const [keys] = useState(() => new Map<string, string>())
  return {
    keyOf(told) {
      const text = JSON.stringify(told)
      const key = keys.get(text) ?? crypto.randomUUID()
      keys.set(text, key)
      return key
    },
    renew: () => keys.clear(),
  }
}

/** The same for a form that may be closed between: its own key, kept along with it, begins all of them. */
export function idempotencyKeyFor(formKey: string, told: object): string {
  return `${formKey}-${fingerprint(JSON.stringify(told))}`
}

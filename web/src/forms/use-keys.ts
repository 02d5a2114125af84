import { useState } from 'react'

/** One key for the same words: sent twice, they are one thing; changed, they are another. */
export function useKeys(): (told: object) => string {
  const [keys] = useState(() => new Map<string, string>())
  return (told) => {
    const text = JSON.stringify(told)
    const key = keys.get(text) ?? crypto.randomUUID()
    keys.set(text, key)
    return key
  }
}

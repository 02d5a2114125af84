import { useSyncExternalStore } from 'react'

/** Could not be brought up to date, or is no longer there: asked again, that would be told again. */
export type OldRead = 'stale' | 'gone'

const old = new Map<string, OldRead>()
const listeners = new Set<() => void>()

/** Told of every read in view: whether it was to be brought up to date, and was not. */
export function noteRead(key: string, is: OldRead | undefined): void {
  if (old.get(key) === is) return
  if (is) old.set(key, is)
  else old.delete(key)
  for (const listener of listeners) listener()
}

/** Something in view is older than it should be; what is gone is told first. */
export function useOldReads(): OldRead | undefined {
  return useSyncExternalStore(subscribe, () => {
    const all = [...old.values()]
    return all.includes('gone') ? 'gone' : all[0]
  })
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => void listeners.delete(onChange)
}

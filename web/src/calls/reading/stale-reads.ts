import { useSyncExternalStore } from 'react'

const stale = new Set<string>()
const listeners = new Set<() => void>()

/** Told of every read in view: whether it was to be brought up to date, and was not. */
export function noteRead(key: string, isStale: boolean): void {
  if (stale.has(key) === isStale) return
  if (isStale) stale.add(key)
  else stale.delete(key)
  for (const listener of listeners) listener()
}

/** Something in view is older than it should be. */
export function useStaleReads(): boolean {
  return useSyncExternalStore(subscribe, () => stale.size > 0)
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => void listeners.delete(onChange)
}

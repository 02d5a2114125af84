import { useSyncExternalStore } from 'react'

let isReachable = true
const listeners = new Set<() => void>()

/** Told after every call whether the server was reached. */
export function noteReached(wasReached: boolean): void {
  if (isReachable === wasReached) return
  isReachable = wasReached
  for (const listener of listeners) listener()
}

export type Connection = 'good' | 'offline' | 'unreachable'

/** What stands between this screen and the server, if anything. */
export function useConnection(): Connection {
  return useSyncExternalStore(subscribe, connectionNow)
}

export function connectionNow(): Connection {
  if (!navigator.onLine) return 'offline'
  return isReachable ? 'good' : 'unreachable'
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange)
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    listeners.delete(onChange)
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

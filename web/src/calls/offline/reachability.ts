import { useSyncExternalStore } from 'react'

import { refreshReads } from '../reads.ts'

/** How soon to look whether the server is back, while somebody reads what was kept. */
const lookAgainMs = 20_000

let isReachable = true
let keptSince: number | undefined
let wasAway = false
let looking: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/** Told after every call whether the server was reached. */
export function noteReached(wasReached: boolean): void {
  if (isReachable === wasReached && keptSince === undefined) return
  const isBack = wasReached && wasAway
  isReachable = wasReached
  if (wasReached) {
    keptSince = undefined
    wasAway = false
  }
  tell()
  // What was kept is not what stands now.
  if (isBack) refreshReads()
}

/** Told when something in view was read before, at this moment: nobody is there, or only slow. */
export function noteKept(at: number, why: 'away' | 'slow'): void {
  keptSince = Math.min(keptSince ?? at, at)
  tell()
  if (why === 'slow') return
  wasAway = true
  clearTimeout(looking)
  looking = setTimeout(refreshReads, lookAgainMs)
  window.addEventListener('online', refreshReads, { once: true })
}

export type Connection = 'good' | 'offline' | 'unreachable'

/** What stands between this screen and the server, if anything. */
export function useConnection(): Connection {
  return useSyncExternalStore(subscribe, connectionNow)
}

/** When the oldest of what is in view was read, where it is not what stands now. */
export function useKeptSince(): number | undefined {
  return useSyncExternalStore(subscribe, () => keptSince)
}

export function connectionNow(): Connection {
  if (!navigator.onLine) return 'offline'
  return isReachable ? 'good' : 'unreachable'
}

export function subscribeToConnection(onChange: () => void): () => void {
  return subscribe(onChange)
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

function tell(): void {
  for (const listener of listeners) listener()
}

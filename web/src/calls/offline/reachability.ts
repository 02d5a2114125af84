import { useSyncExternalStore } from 'react'

import { refreshReads } from '../reads.ts'
import { forgetKeptReads } from './kept-in-view.ts'

/** How soon to look whether the server is back, while somebody reads what was kept. */
const lookAgainMs = 20_000

let isReachable = true
let wasAway = false
let looking: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/** Told after every call whether the server was reached. */
export function noteReached(wasReached: boolean): void {
  if (wasReached) forgetKeptReads()
  const isBack = wasReached && wasAway
  if (isReachable === wasReached && !isBack) return
  isReachable = wasReached
  wasAway &&= !wasReached
  tell()
  // What was kept is not what stands now.
  if (isBack) refreshReads()
}

/** Told when nobody was there, and what was kept is shown: it is asked for again before long. */
export function noteAway(): void {
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

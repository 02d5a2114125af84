import { useSyncExternalStore } from 'react'

/** Whatever tells of it may wait for as long as its window is not looked at, or is hovered. */
const longestMs = 30_000

/**
 * What somebody asked for and may still take back. It is done once that time is over, and at the latest
 * when the page goes out of sight or the session ends: nobody has to stay for it, and a phone may end a page
 * that nobody sees without a word.
 */
const waiting = new Map<string, () => void>()
const listeners = new Set<() => void>()

export function doLater(key: string, act: () => void): void {
  // The same listener is added once.
  window.addEventListener('pagehide', doAllNow)
  document.addEventListener('visibilitychange', doAllWhenHidden)
  waiting.set(key, act)
  setTimeout(() => {
    if (waiting.get(key) === act) doNow(key)
  }, longestMs)
  tell()
}

export function takeBack(key: string): void {
  waiting.delete(key)
  tell()
}

export function doNow(key: string): void {
  const act = waiting.get(key)
  takeBack(key)
  act?.()
}

export function doAllNow(): void {
  for (const key of waiting.keys()) doNow(key)
}

function doAllWhenHidden(): void {
  if (document.visibilityState === 'hidden') doAllNow()
}

export function useIsWaiting(key: string): boolean {
  return useSyncExternalStore(subscribe, () => waiting.has(key))
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => void listeners.delete(onChange)
}

function tell(): void {
  for (const listener of listeners) listener()
}

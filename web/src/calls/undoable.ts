import { useSyncExternalStore } from 'react'

/** Whatever tells of it may wait for as long as its window is not looked at, or is hovered. */
const longestMs = 30_000

/**
 * What somebody asked for and may still take back. It is done once that time is over, and at the latest
 * when the page goes out of sight or the session ends: nobody has to stay for it, and a phone may end a page
 * that nobody sees without a word.
 */
const waiting = new Map<string, Waiting>()
const listeners = new Set<() => void>()

interface Waiting {
  readonly act: () => void
  readonly over: AbortController
}

/** One thing asked for: what tells of it speaks of no other, even where the same was asked for again. */
interface Undoable {
  /** It was done or taken back: there is nothing left to undo. */
  readonly over: AbortSignal
  readonly takeBack: () => void
  readonly doNow: () => void
}

export function doLater(key: string, act: () => void): Undoable {
  // The same listener is added once.
  window.addEventListener('pagehide', doAllNow)
  document.addEventListener('visibilitychange', doAllWhenHidden)
  const asked = { act, over: new AbortController() }
  const ifStillAsked = (then: (key: string) => void) => () => {
    if (waiting.get(key) === asked) then(key)
  }
  waiting.set(key, asked)
  setTimeout(ifStillAsked(doNow), longestMs)
  tell()
  return {
    over: asked.over.signal,
    takeBack: ifStillAsked(takeBack),
    doNow: ifStillAsked(doNow),
  }
}

export function takeBack(key: string): void {
  const asked = waiting.get(key)
  waiting.delete(key)
  tell()
  // Last, for what tells of it does it when it closes, where it still waits.
  asked?.over.abort()
}

export function doNow(key: string): void {
  const asked = waiting.get(key)
  takeBack(key)
  asked?.act()
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

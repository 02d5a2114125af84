import { useSyncExternalStore } from 'react'

/** When each of the reads that are not what stands now was kept. */
const keptAt = new Map<string, number>()
const inView = new Set<string>()
const listeners = new Set<() => void>()

/** Told of every read that was answered with what was kept at this moment. */
export function noteKeptRead(read: string, at: number): void {
  keptAt.set(read, at)
  tell()
}

/** The server is back: whatever was kept is asked for anew. */
export function forgetKeptReads(): void {
  if (keptAt.size === 0) return
  keptAt.clear()
  tell()
}

/** Told of every read whether a screen shows it. */
export function noteInView(read: string, isInView: boolean): void {
  if (inView.has(read) === isInView) return
  if (isInView) inView.add(read)
  else inView.delete(read)
  tell()
}

/** When the oldest of what is in view was read, where it is not what stands now. */
export function useKeptSince(): number | undefined {
  return useSyncExternalStore(subscribe, keptSince)
}

function keptSince(): number | undefined {
  const times = [...keptAt].filter(([read]) => inView.has(read)).map(([, at]) => at)
  return times.length > 0 ? Math.min(...times) : undefined
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => void listeners.delete(onChange)
}

function tell(): void {
  for (const listener of listeners) listener()
}

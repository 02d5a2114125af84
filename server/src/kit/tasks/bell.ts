import { setTimeout as pause } from 'node:timers/promises'

/** Wakes one who rests. Rung while nobody rests, it lets the next rest end at once. */
export function aBell() {
  let waking = new AbortController()
  return {
    ring: () => waking.abort(),
    hush() {
      waking = new AbortController()
    },
    rest: (ms: number) => pause(ms, undefined, { signal: waking.signal }).catch(() => undefined),
  }
}

import { useSyncExternalStore } from 'react'

const minuteMs = 60_000
/** So much later than the clock does an open page say the next minute. */
const lagMs = 10_000

/** The present minute in seconds, as it passes: what happened "just now" does not stay so. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, presentMinute)
}

function presentMinute(): number {
  return (Math.floor(Date.now() / minuteMs) * minuteMs) / 1000
}

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, lagMs)
  return () => clearInterval(timer)
}

import { useSyncExternalStore } from 'react'

import { counted } from '../../../lib/figures.ts'

const everyMs = 1000

/** "4 minutes left", or in short "4 min left", until there is nothing left. */
export function useTimeLeft(until: number, isShort = false): string | undefined {
  const minutes = useSyncExternalStore(subscribe, () => Math.ceil(until / 60 - Date.now() / 60_000))
  if (minutes <= 0) return undefined
  if (isShort) return minutes === 1 ? 'under 1 min' : `${minutes} min left`
  return minutes === 1 ? 'less than a minute left' : `${counted(minutes, 'minute')} left`
}

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, everyMs)
  return () => clearInterval(timer)
}

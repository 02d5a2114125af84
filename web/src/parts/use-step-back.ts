import { useRouter, type HistoryState } from '@tanstack/react-router'
import type { MouseEvent } from 'react'

/**
 * For a link to where most have come from: they take the step back instead, and find it as they left
 * it, scrolled and all.
 */
export function useStepBack(cameFromThere: keyof HistoryState): (event: MouseEvent) => void {
  const router = useRouter()

  return (event) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey
    if (!isPlain || !router.latestLocation.state[cameFromThere]) return
    event.preventDefault()
    router.history.back()
  }
}

import { useEffect } from 'react'

import type { StoredJob } from './stored-job.ts'

/** Whoever comes back to this window, from another one or another tab, finds what was changed there. */
export function useOtherWindows(stored: StoredJob): void {
  useEffect(() => {
    let isLooking = false

    async function look() {
      // Both may be told of one coming back.
      if (document.hidden || isLooking) return
      isLooking = true
      await stored.lookAgain()
      isLooking = false
    }

    const lookNow = () => void look()
    document.addEventListener('visibilitychange', lookNow)
    window.addEventListener('focus', lookNow)
    return () => {
      document.removeEventListener('visibilitychange', lookNow)
      window.removeEventListener('focus', lookNow)
    }
  }, [stored])
}

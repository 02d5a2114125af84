import { useEffect, useEffectEvent } from 'react'

/** Looks every so often while the page is in view, and as soon as it is again; not at all without a time. */
export function useLookAgain(everyMs: number | undefined, look: () => void): void {
  const lookIfSeen = useEffectEvent(() => {
    if (document.visibilityState === 'visible') look()
  })

  useEffect(() => {
    if (everyMs === undefined) return undefined
    const again = () => lookIfSeen()
    const timer = setInterval(again, everyMs)
    window.addEventListener('online', again)
    document.addEventListener('visibilitychange', again)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', again)
      document.removeEventListener('visibilitychange', again)
    }
  }, [everyMs])
}

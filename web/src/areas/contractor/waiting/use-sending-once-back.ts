import { useEffect } from 'react'

import { codeOrRefusal } from '../../../calls/code-or-refusal.ts'
import { outcomeOf } from '../../../calls/outcome.ts'
import { subscribeToConnection } from '../../../calls/offline/reachability.ts'
import { useWaiting } from '../../../calls/offline/waiting.ts'
import { useToast } from '../../../ui/overlay/toast.ts'
import { profileToast } from '../profile-toast.ts'

const againMs = 20_000
/** Where some calls get through and this one does not, every try says that the network is back. */
const soonestMs = 5_000

/** As long as something waits, it is tried again from time to time, and as soon as a network is back. */
export function useSendingOnceBack(isSignedIn: boolean): void {
  const toast = useToast()
  const isWaiting = useWaiting().length > 0 && isSignedIn

  useEffect(() => {
    if (!isWaiting) return undefined
    let lastTry = 0
    let postponed: ReturnType<typeof setTimeout> | undefined
    const attempt = async () => {
      const { sendWaiting } = await codeOrRefusal(import('./send-waiting.ts'))
      await sendWaiting({
        done: (text) => toast.success(text, profileToast),
        refused: (text) => toast.error(text, profileToast),
      })
    }
    // What could not be sent now is sent the next time.
    const tryNow = () => {
      if (!navigator.onLine) return
      clearTimeout(postponed)
      const early = lastTry + soonestMs - Date.now()
      if (early > 0) {
        postponed = setTimeout(tryNow, early)
        return
      }
      lastTry = Date.now()
      void outcomeOf(attempt)
    }
    tryNow()
    const timer = setInterval(tryNow, againMs)
    const stopFollowing = subscribeToConnection(tryNow)
    return () => {
      clearInterval(timer)
      clearTimeout(postponed)
      stopFollowing()
    }
  }, [isWaiting, toast])
}

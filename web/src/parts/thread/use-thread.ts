import { useEffect, useState, useSyncExternalStore } from 'react'

import type { ThreadState, Unsent } from './thread-state.ts'
import { openThread, type ThreadCalls, type ThreadStore } from './thread-store.ts'

/** New messages are seen within so long while somebody looks at the thread. */
const everyMs = 4000

interface UsedThread extends ThreadState {
  thread: ThreadStore
}

/** A thread that keeps itself up to date while it is in view. */
export function useThread(calls: ThreadCalls, waiting: readonly Unsent[]): UsedThread {
  const [thread] = useState(() => openThread(calls, { waiting }))
  const state = useSyncExternalStore(thread.subscribe, thread.state)

  useEffect(() => {
    const lookAgain = () => {
      if (document.visibilityState === 'visible') void thread.refresh()
    }
    lookAgain()
    const timer = setInterval(lookAgain, everyMs)
    window.addEventListener('online', lookAgain)
    document.addEventListener('visibilitychange', lookAgain)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', lookAgain)
      document.removeEventListener('visibilitychange', lookAgain)
    }
  }, [thread])

  return { ...state, thread }
}

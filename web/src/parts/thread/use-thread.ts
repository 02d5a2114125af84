import { useEffect, useState, useSyncExternalStore } from 'react'

import type { ThreadState, Unsent } from './thread-state.ts'
import { useLookAgain } from './use-look-again.ts'
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
    // What is opened in the background has not been read by anybody.
    if (document.visibilityState === 'visible') void thread.refresh()
  }, [thread])
  useLookAgain(everyMs, () => void thread.refresh())

  return { ...state, thread }
}

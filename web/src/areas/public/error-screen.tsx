import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'

import { CodeMissing } from '../../calls/code-or-refusal.ts'
import { isPassing, isSessionRefused, textOfFailure } from '../../calls/failure.ts'
import { openFreshDocument } from '../../calls/fresh-document.ts'
import { useConnection } from '../../calls/offline/reachability.ts'
import { resetReads } from '../../calls/reads.ts'
import { useDocument } from '../../calls/screen.tsx'
import { ErrorState } from '../../ui/data/error-state.tsx'

/** In place of a screen that could not be shown, under the frame that stays. */
export function ErrorScreen({ error }: { error: unknown }) {
  const router = useRouter()
  const isRefused = isSessionRefused(error)
  const isMissing = error instanceof CodeMissing
  useDocument('Something went wrong', 'This page could not be shown.')

  function retry() {
    resetReads()
    void router.invalidate()
  }
  useRetryOnceReached(isPassing(error), retry)

  // The guards decide anew: they ask for a sign-in, or show the page as a guest sees it.
  useEffect(() => {
    if (isRefused) void router.invalidate()
  }, [isRefused, router])

  // By now nothing is left here that was typed; a deployment may have taken the code of this screen away.
  useEffect(() => {
    if (isMissing) void openFreshDocument()
  }, [isMissing])

  if (isRefused) return null
  return (
    <div className="page flex flex-1 flex-col justify-center py-16">
      <h1 className="sr-only">Something went wrong</h1>
      <ErrorState title={textOfFailure(error)} onRetried={retry} />
    </div>
  )
}

/** Whoever waits for the network does not have to ask again when it is back. */
function useRetryOnceReached(isWaiting: boolean, retry: () => void): void {
  const connection = useConnection()
  const before = useRef(connection)
  const retryNow = useEffectEvent(retry)

  useEffect(() => {
    const isBetter = connection !== before.current && before.current === 'offline'
    before.current = connection
    if (isBetter && isWaiting) retryNow()
  }, [connection, isWaiting])
}

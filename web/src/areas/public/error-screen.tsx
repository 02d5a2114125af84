import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

import { isSessionRefused, textOfFailure } from '../../calls/failure.ts'
import { resetReads } from '../../calls/reads.ts'
import { useDocument } from '../../calls/screen.tsx'
import { ErrorState } from '../../ui/error-state.tsx'

/** In place of a screen that could not be shown, under the frame that stays. */
export function ErrorScreen({ error }: { error: unknown }) {
  const router = useRouter()
  const isRefused = isSessionRefused(error)
  useDocument('Something went wrong', 'This page could not be shown.')

  // The guards decide anew: they ask for a sign-in, or show the page as a guest sees it.
  useEffect(() => {
    if (isRefused) void router.invalidate()
  }, [isRefused, router])

  if (isRefused) return null
  return (
    <div className="page flex flex-1 flex-col justify-center py-16">
      <h1 className="sr-only">Something went wrong</h1>
      <ErrorState
        title={textOfFailure(error)}
        onRetried={() => {
          resetReads()
          void router.invalidate()
        }}
      />
    </div>
  )
}

import { RouterProvider } from '@tanstack/react-router'
import { useEffect } from 'react'

import { subscribeToSession } from './calls/session-store.ts'
import { announceScreen } from './parts/announce-screen.ts'
import { focusLeftPlace, noteLeftPlace } from './parts/left-place.ts'
import type { AppRouter } from './router.ts'

export function App({ router }: { router: AppRouter }) {
  // Whoever has signed in or out, here or in another tab, may now be in the wrong place.
  useEffect(() => subscribeToSession(() => void router.invalidate()), [router])

  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ fromLocation }) => {
        if (fromLocation) noteLeftPlace(fromLocation)
      }),
    [router],
  )

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        if (fromLocation && pathChanged && !focusLeftPlace(toLocation)) announceScreen()
      }),
    [router],
  )

  return <RouterProvider router={router} />
}

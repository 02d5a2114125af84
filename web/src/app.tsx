import { RouterProvider, type RouterHistory } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

import { subscribeToSession } from './calls/session-store.ts'
import { announceScreen } from './parts/announce-screen.ts'
import { createAppRouter } from './router.ts'

interface AppProps {
  /** Where addresses are kept; the browser's own address bar unless a test brings another. */
  history?: RouterHistory
}

export function App({ history }: AppProps) {
  const [router] = useState(() => createAppRouter(history))

  // Whoever has signed in or out, here or in another tab, may now be in the wrong place.
  useEffect(() => subscribeToSession(() => void router.invalidate()), [router])

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) announceScreen()
      }),
    [router],
  )

  return <RouterProvider router={router} />
}

import type { Audience } from '@headframe/wire'
import { useState } from 'react'

import { wasSessionRefused } from '../calls/session-store.ts'
import { Banner } from '../ui/data/banner.tsx'

/** Whose session the server ended is told so where they sign in again. */
export function WhySignInAgain({ audience }: { audience: Audience }) {
  const [wasRefused] = useState(() => wasSessionRefused(audience))
  if (!wasRefused) return null
  return (
    <Banner tone="info" className="mb-5">
      You were signed out: your session was ended elsewhere, its time was up, or your access was
      ended. Please sign in to continue.
    </Banner>
  )
}

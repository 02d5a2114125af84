import { productName } from '@headframe/wire'
import type { ReactNode } from 'react'

import { ContourHero } from '../../../ui/layout/contours.tsx'

/** What the product is, and under it the way into the board. */
export function HomeHero({ children }: { children: ReactNode }) {
  return (
    <ContourHero>
      <div className="page pt-10 pb-10 sm:pt-16 sm:pb-14">
        <p className="text-sm font-semibold tracking-wide text-on-bench-2">
          Australian mining and resources
        </p>
        <h1 className="mt-2 text-display">Your next swing, sorted.</h1>
        <p className="mt-3 max-w-[56ch] text-balance text-on-bench-2 sm:mt-4 sm:text-lg">
          {productName} is a recruitment marketplace with smart matching: every job tells you what
          speaks for you, what is missing, and why.
        </p>
        {children}
      </div>
    </ContourHero>
  )
}

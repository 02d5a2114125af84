import { sizes } from '@headframe/wire'
import { useEffect, useState } from 'react'

import { arrival } from '../../../../lib/arrival.ts'
import { useGrowing } from '../../../../ui/form/use-growing.ts'

/** What stands above the cards, and the lowest card that there is. */
const headPx = 400
const cardPx = 150
const fewest = 3

/** Whoever was on the list before is brought back to where they were: it must be whole for that. */
let isFirstList = true

/** How many cards to draw so far: whoever has just come from outside gets them a few at a time. */
export function useCardsSoFar(areThere: boolean): number {
  const [step] = useState(() =>
    isFirstList && arrival() === 'navigate' ? seenAtFirst() : sizes.contractorPageSize,
  )

  useEffect(() => {
    if (areThere) isFirstList = false
  }, [areThere])

  return useGrowing(areThere ? sizes.contractorPageSize : 0, step)
}

/** As many as the window shows: were there fewer, what stands below them would jump. */
function seenAtFirst(): number {
  return Math.max(fewest, Math.ceil((window.innerHeight - headPx) / cardPx))
}

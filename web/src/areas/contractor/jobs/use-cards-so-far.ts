import { sizes } from '@headframe/wire'
import { startTransition, useEffect, useState } from 'react'

import { arrival } from '../../../lib/arrival.ts'

/** More than the tallest of usual screens show. */
const atATime = 6

/** Whoever was on the list before is brought back to where they were on it: it must be whole for that. */
let isFirstList = true

/**
 * How many cards to draw so far. Laying out a whole page of them holds a phone up for a tenth of a
 * second and more, so whoever has just come from outside gets them a few at a time.
 */
export function useCardsSoFar(): number {
  const [count, setCount] = useState(() =>
    isFirstList && arrival() === 'navigate' ? atATime : sizes.contractorPageSize,
  )

  useEffect(() => {
    isFirstList = false
  }, [])

  useEffect(() => {
    if (count < sizes.contractorPageSize) startTransition(() => setCount(count + atATime))
  }, [count])

  return count
}

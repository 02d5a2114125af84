import { startTransition, useEffect, useState } from 'react'

/**
 * How many of a long list to draw so far: a few at first, and as many more with each step. Laying out
 * all at once would hold a phone up for a tenth of a second and more.
 */
export function useGrowing(goal: number, step: number): number {
  const [count, setCount] = useState(step)

  useEffect(() => {
    if (count < goal) startTransition(() => setCount(count + step))
  }, [count, goal, step])

  return Math.min(count, goal)
}

/** Where a sheet can rest, from the lowest up. */
export const rests = ['peek', 'half', 'full'] as const
export type Rest = (typeof rests)[number]

/** How many pixels of the sheet are out of view below at each rest. */
export type Depths = Readonly<Record<Rest, number>>

/** Two rests that are nearer to each other cannot be told apart by a finger. */
const leastStepPixels = 64
/** Faster than that, a finger has thrown the sheet. */
const throwPixelsPerMs = 0.3

/** From how high the sheet is, and how much of it has to be seen when it is lowest. */
export function depthsOf(height: number, peek: number): Depths {
  const lowest = Math.max(0, height - peek)
  const half = Math.min(height / 2, Math.max(lowest - leastStepPixels, lowest / 2))
  return { peek: lowest, half: Math.round(half), full: 0 }
}

/** A thrown sheet goes on to the next rest on its way, one that was let go to the nearest. */
export function restAfterDrag(depth: number, pixelsPerMs: number, depths: Depths): Rest {
  if (pixelsPerMs <= -throwPixelsPerMs) return rests.find((to) => depths[to] < depth) ?? 'full'
  if (pixelsPerMs >= throwPixelsPerMs) return rests.findLast((to) => depths[to] > depth) ?? 'peek'
  const distanceTo = (rest: Rest) => Math.abs(depths[rest] - depth)
  return rests.reduce((one, other) => (distanceTo(other) < distanceTo(one) ? other : one))
}

/** One rest up or down; at the end it stays. */
export function restBeside(rest: Rest, steps: 1 | -1): Rest {
  return rests[rests.indexOf(rest) + steps] ?? rest
}

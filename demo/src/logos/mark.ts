/** What a company's logo is drawn from: a plain ground, and shapes on a field of 512 by 512. */
export interface Mark {
  readonly ground: string
  readonly shapes: string
}

const middle = 256

interface Ring {
  readonly radius: number
  readonly sides: number
  /** In degrees; a corner points up without it. */
  readonly turn?: number
}

/** The corners of a regular polygon around the middle, as a path wants them. */
export function cornersOf(ring: Ring): string {
  return pointsOf(ring)
    .map(([x, y]) => `${x},${y}`)
    .join(' L')
}

/** Points spread evenly on a circle around the middle, the first one on top. */
export function pointsOf({ radius, sides, turn = 0 }: Ring): [number, number][] {
  return Array.from({ length: sides }, (_, corner) => {
    const angle = ((corner / sides) * 360 + turn - 90) * (Math.PI / 180)
    return [rounded(middle + radius * Math.cos(angle)), rounded(middle + radius * Math.sin(angle))]
  })
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10
}
